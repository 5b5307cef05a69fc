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
 * The brothers and sisters of each child among these, in words, by the id of its row: who is of the same family, and who
 * has a guardian with the same phone, which is said, because nobody has decided it.
 */
export function siblingsInWords(
  listed: readonly ListedChild[],
  { families, people }: KnownOfFamily,
): Map<string, string> {
  const byPhone = new Map<string, ListedChild[]>();
  const phonesOf = ({ child: { reference } }: ListedChild) => [
    ...new Set(
      (people.get(reference)?.guardians ?? []).map(({ phone }) => phoneKey(phone)).filter(Boolean),
    ),
  ];
  for (const one of listed) {
    for (const phone of phonesOf(one)) byPhone.set(phone, [...(byPhone.get(phone) ?? []), one]);
  }
  const byReference = new Map(listed.map((one) => [one.child.reference, one]));
  const words = new Map<string, string>();
  for (const one of listed) {
    const family = (families.get(one.child.reference) ?? []).flatMap(
      (reference) => byReference.get(reference) ?? [],
    );
    const samePhone = phonesOf(one).flatMap((phone) => {
      const of = byPhone.get(phone) ?? [];
      return of.length > MOST_OF_ONE_PHONE ? [] : of;
    });
    const others = [...new Set([...family, ...samePhone])].filter((other) => other !== one);
    if (others.length === 0) continue;
    words.set(
      one.id,
      others
        .map((other) => nameAndClass(other) + (family.includes(other) ? '' : ' (same phone)'))
        .join('; '),
    );
  }
  return words;
}

const nameAndClass = ({ child, year }: ListedChild) =>
  `${child.firstName} ${child.lastName}, ${classInWords(year)}`;
