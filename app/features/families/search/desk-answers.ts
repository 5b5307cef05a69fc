import type { FoundRecord } from '#desk/family/search-room.server.ts';
import type { StatusSign } from '#desk/list/status-badge.tsx';
import { plainWordsOf } from '#lib/search/search-words.ts';
import { soundOfName } from '#lib/search/sound-of-name.ts';

/** What the desk's bar has found. */
export interface DeskAnswers {
  families: FamilyAnswer[];
  /** What belongs to no family with a child, room by room. */
  rooms: { name: string; records: FoundAnswer[] }[];
  /** What was meant perhaps, where a reference was typed with two characters in each other's place. */
  meant: FoundAnswer[];
  /** Whether there is more than is shown. */
  isMore: boolean;
}

export interface FamilyAnswer {
  to: string;
  /** `Mwale family`. */
  name: string;
  detail: string;
  /** Whether no word is written as it was typed: the name sounds so. */
  isSounding: boolean;
  children: { reference: string; name: string; status: StatusSign }[];
  /** What was found of the family besides its children. */
  records: FoundAnswer[];
}

export type FoundAnswer = Pick<FoundRecord, 'reference' | 'title' | 'detail' | 'status' | 'to'>;

/** A record that was found, with whether its words are written as they were typed. */
export interface Hit extends FoundRecord {
  isSounding: boolean;
}

/**
 * What was found, the likeliest first: what is written as it was typed before what only sounds so; of each a child who is
 * called so before somebody who has it as a surname, because who calls says the child's first name; then the newest.
 */
export function inOrderOf(terms: readonly string[], hits: readonly Hit[]): Hit[] {
  const rank = (hit: Hit) => {
    const isCalledSo = isFirstName(terms, hit);
    return hit.isSounding ? (isCalledSo ? 2 : 3) : isCalledSo ? 0 : 1;
  };
  return hits.toSorted(
    (one, other) => rank(one) - rank(other) || other.submittedAt.localeCompare(one.submittedAt),
  );
}

/** Whether one of the terms is the beginning of a child's first name, as it is written or, where it was found so, sounds. */
function isFirstName(terms: readonly string[], { firstName = '', isSounding }: Hit): boolean {
  const names = plainWordsOf(firstName);
  return terms.some((term) =>
    names.some(
      (name) =>
        name.startsWith(term) ||
        (isSounding && soundOfName(term) !== '' && soundOfName(name) === soundOfName(term)),
    ),
  );
}

/**
 * Puts what was found together by families: one answer for each that has a child, in the order of its best hit.
 * `children` are all children of those families, also those that were not found themselves.
 */
export function groupByFamily(
  hits: readonly Hit[],
  familyOf: ReadonlyMap<string, readonly string[]>,
  children: readonly FoundRecord[],
): { families: FamilyAnswer[]; others: Hit[] } {
  const childOf = new Map(children.map((child) => [child.reference, child]));
  const families = new Map<string, FamilyAnswer>();
  const others: Hit[] = [];
  for (const hit of hits) {
    const references = familyOf.get(hit.reference) ?? [hit.reference];
    const own = references.flatMap((reference) => childOf.get(reference) ?? []);
    const [first] = own;
    if (!first) {
      others.push(hit);
      continue;
    }
    const known = families.get(first.reference) ?? {
      to: `/staff/families/${first.reference}`,
      name: familyName(own),
      detail: childOf.get(hit.reference)?.detail ?? first.detail,
      isSounding: true,
      children: own.map(({ reference, title: name, status }) => ({ reference, name, status })),
      records: [],
    };
    if (!hit.isSounding) known.isSounding = false;
    if (!childOf.has(hit.reference)) known.records.push(hit);
    families.set(first.reference, known);
  }
  return { families: [...families.values()], others };
}

/** `Mwale family`, `Mwale and Banda family`: the last names of the children, the most frequent first. */
export function familyName(children: readonly { lastName?: string | undefined }[]): string {
  const counts = new Map<string, number>();
  for (const { lastName = '' } of children) {
    const name = lastName.trim();
    if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const names = [...counts].toSorted(([, one], [, other]) => other - one).map(([name]) => name);
  return names.length > 0 ? `${names.join(' and ')} family` : 'Family';
}

/** How many answers there are, as the bar says it. */
export function countAnswers({ families, rooms }: DeskAnswers): number {
  return families.length + rooms.reduce((sum, { records }) => sum + records.length, 0);
}
