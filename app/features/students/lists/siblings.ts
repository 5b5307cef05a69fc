import { phoneKey } from '#lib/search/search-words.ts';
import type { PeopleOfChild } from '../people/people-of-child.ts';
import { classInWords } from '../student-year.ts';
import type { ListedChild } from './lists-of-class.ts';

export interface KnownOfFamily {
  /** The references of everything that belongs to the same family, by that of the child. */
  families: ReadonlyMap<string, readonly string[]>;
  people: ReadonlyMap<string, PeopleOfChild>;
}

/** A phone that more children have is that of the school, or of a home: it makes nobody brothers and sisters. */
const MOST_OF_ONE_PHONE = 8;

/**
 * The brothers and sisters of each child among these, by its reference: who is of the same family, and who has a guardian
 * with the same phone, of which nobody has decided it.
 */
export function siblingsAmong(
  references: readonly string[],
  { families, people }: KnownOfFamily,
): Map<string, { reference: string; isDecided: boolean }[]> {
  const byPhone = new Map<string, string[]>();
  const phonesOf = (reference: string) => [
    ...new Set(
      (people.get(reference)?.guardians ?? []).map(({ phone }) => phoneKey(phone)).filter(Boolean),
    ),
  ];
  for (const one of references) {
    for (const phone of phonesOf(one)) byPhone.set(phone, [...(byPhone.get(phone) ?? []), one]);
  }
  const known = new Set(references);
  return new Map(
    references.map((one) => {
      const family = (families.get(one) ?? []).filter((other) => known.has(other));
      const samePhone = phonesOf(one).flatMap((phone) => {
        const of = byPhone.get(phone) ?? [];
        return of.length > MOST_OF_ONE_PHONE ? [] : of;
      });
      const others = [...new Set([...family, ...samePhone])].filter((other) => other !== one);
      return [
        one,
        others.map((reference) => ({ reference, isDecided: family.includes(reference) })),
      ];
    }),
  );
}

/** The same in words, by the id of the row of each child; that only a phone is the same is said. */
export function siblingsInWords(
  listed: readonly ListedChild[],
  known: KnownOfFamily,
): Map<string, string> {
  const byReference = new Map(listed.map((one) => [one.child.reference, one]));
  const siblings = siblingsAmong([...byReference.keys()], known);
  return new Map(
    listed.flatMap(({ id, child }) => {
      const words = (siblings.get(child.reference) ?? []).flatMap(({ reference, isDecided }) => {
        const other = byReference.get(reference);
        return other ? [nameAndClass(other) + (isDecided ? '' : ' (same phone)')] : [];
      });
      return words.length > 0 ? [[id, words.join('; ')] as const] : [];
    }),
  );
}

const nameAndClass = ({ child, year }: ListedChild) =>
  `${child.firstName} ${child.lastName}, ${classInWords(year)}`;
