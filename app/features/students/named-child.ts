import type { PlainDate } from '#lib/dates/plain-date.ts';
import type { ReadStore } from '#lib/store/store.server.ts';

/** Who a child of the school is, whichever way it came. */
export interface NamedChild {
  reference: string;
  firstName: string;
  lastName: string;
  bornOn: PlainDate;
  gender: string;
}

/** What a child's sex is called, by what is kept; nothing is kept where it was not given. */
export const sexes: Record<string, string> = { female: 'Girl', male: 'Boy' };

/** Those of these references that are applications, as children; enrollment answers it. */
export type ListEnrolledChildren = (
  read: ReadStore,
  references: readonly string[],
) => Promise<NamedChild[]>;

declare module '#desk/define-room.server.ts' {
  interface RoomServices {
    listEnrolledChildren: ListEnrolledChildren;
  }
}

/** `Mulenga, Chanda`, as a list of a class has it. */
export function nameInList({ firstName, lastName }: Pick<NamedChild, 'firstName' | 'lastName'>) {
  return [lastName, firstName].filter(Boolean).join(', ');
}

/** In the order of a list of a class. */
export function byName(one: NamedChild, other: NamedChild): number {
  return (
    nameInList(one).localeCompare(nameInList(other), 'en') ||
    one.reference.localeCompare(other.reference)
  );
}
