import type { Opening } from '#features/content/schemas.ts';
import type { PlainDate } from '#lib/dates/plain-date.ts';

/** An opening, and whether the office has closed it before its last day. */
export type AdvertisedOpening = Opening & { isClosedByOffice?: boolean };

/** Whether candidates may still apply: through the whole last day, in Lusaka, unless the office has closed it. */
export function isOpen(
  { closesOn, isClosedByOffice }: AdvertisedOpening,
  today: PlainDate,
): boolean {
  return !isClosedByOffice && (closesOn === undefined || today <= closesOn);
}

/** The opening that an address names, while it is open. */
export function findOpening<Found extends AdvertisedOpening>(
  openings: Found[],
  id: string | null,
  today: PlainDate,
): Found | undefined {
  return openings.find((opening) => opening.id === id && isOpen(opening, today));
}

/** Where somebody applies for the post. */
export function applyAddress(id: string): string {
  return `/careers?position=${id}#apply`;
}
