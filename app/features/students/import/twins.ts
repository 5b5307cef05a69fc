import type { PlainDate } from '#lib/dates/plain-date.ts';
import { emailKey, phoneKey, plainWordsOf } from '#lib/search/search-words.ts';
import type { ChildOfRow } from './child-row.ts';
import type { KnownChild } from './judge-rows.ts';

/** What the office says of two with one birthday and one guardian. */
export type TwinsAnswer = 'one' | 'two';

/** Who may be the same child as a row, under another name, or its twin. */
export interface PossibleTwin {
  bornOn: PlainDate;
  name: string;
  /** `guardianKeys` of its guardians. */
  guardians: readonly string[];
  /** Where it stands in the file, or which child of the school it is. */
  is: { row: number } | { known: KnownChild };
}

type Guardian = Pick<ChildOfRow['guardians'][number], 'name' | 'phone' | 'email'>;

/** By what a guardian is known again: phone, address, or a name of at least two words. */
export function guardianKeys(guardians: readonly Guardian[]): string[] {
  return guardians.flatMap(({ name, phone, email }) => {
    const words = plainWordsOf(name);
    const named = words.length > 1 ? words.toSorted().join(' ') : '';
    return [phoneKey(phone), emailKey(email), named].filter((key) => key !== '');
  });
}

/** Remembers children by their birthday, and finds who shares it together with a guardian. */
export function possibleTwins(here: readonly PossibleTwin[]) {
  const byDay = new Map<PlainDate, PossibleTwin[]>();
  function remember(one: PossibleTwin): void {
    byDay.set(one.bornOn, [...(byDay.get(one.bornOn) ?? []), one]);
  }
  function find({ bornOn, guardians }: Pick<ChildOfRow, 'bornOn' | 'guardians'>) {
    const keys = new Set(guardianKeys(guardians));
    return byDay.get(bornOn)?.find((one) => one.guardians.some((key) => keys.has(key)));
  }
  for (const one of here) remember(one);
  return { remember, find };
}

/** What the office is asked about a row and who stands before it. */
export function twinsQuestion({ name, is }: PossibleTwin): string {
  const where = 'row' in is ? `in row ${is.row}` : 'who is at our school';
  return `This child and ${name} ${where} have the same date of birth and the same guardian. Are they twins, or is it one child?`;
}
