import type { PlainDate } from '#lib/dates/plain-date.ts';
import { plainWordsOf } from '#lib/search/search-words.ts';

/** The same child, however its name was written: born on one day, with the same names in any order. */
export function childKeyOf(child: {
  firstName: string;
  lastName: string;
  bornOn: PlainDate;
}): string {
  return [child.bornOn, ...plainWordsOf(child.firstName, child.lastName).toSorted()].join(' ');
}
