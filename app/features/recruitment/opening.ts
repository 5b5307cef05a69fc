import type { Opening } from '#features/content/schemas.ts';
import type { PlainDate } from '#lib/plain-date.ts';

/** Whether candidates may still apply: through the whole last day, in Lusaka. */
export function isOpen({ closesOn }: Opening, today: PlainDate): boolean {
  return closesOn === undefined || today <= closesOn;
}

/** The opening that an address names, while it is open. */
export function findOpening(
  openings: Opening[],
  id: string | null,
  today: PlainDate,
): Opening | undefined {
  return openings.find((opening) => opening.id === id && isOpen(opening, today));
}
