import type { NamedGuardian } from '#desk/family/family-part.ts';
import type { ReadStore } from '#lib/store/store.server.ts';

/** Somebody to call about a child. */
export interface PersonOfChild extends NamedGuardian {
  /** The office has not written down that they are told nothing (decision 78). */
  mayKnow: boolean;
}

/** Whom the school calls about a child, and what it has to know before. */
export interface PeopleOfChild {
  guardians: PersonOfChild[];
  /** Whom a list names beside them; only an application asks for one. */
  emergency?: PersonOfChild;
  /** What the form says of health and needs. */
  needs: string;
  /** Somebody may not know of the child, or may not collect it. */
  isGuarded: boolean;
}

/** The people of those of these references that are applications; enrollment answers it. */
export type ListPeopleOfEnrolled = (
  read: ReadStore,
  references: readonly string[],
) => Promise<Map<string, PeopleOfChild>>;

declare module '#desk/define-room.server.ts' {
  interface RoomServices {
    listPeopleOfEnrolled: ListPeopleOfEnrolled;
  }
}

/** In place of a number or an address at which somebody would be reached who may not know of the child. */
export const NOT_TO_BE_TOLD = 'not to be told';
