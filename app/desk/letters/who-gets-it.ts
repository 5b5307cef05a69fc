import type { LetterPart } from '#lib/mail/letter.ts';
import { isMailAddress } from '#lib/mail/mail-address.ts';
import type { Needs } from '#lib/needs.ts';
import { phoneKey } from '#lib/search/search-words.ts';
import { hasAllDigits } from '#lib/text/telephone.ts';
import { type Says, saidTogether } from './letter-words.ts';

/** How somebody is reached; `nobody`: not at all, and the letter says why. */
export const letterWays = ['mail', 'phone', 'paper', 'nobody'] as const;
export type LetterWay = (typeof letterWays)[number];
type Reaching = Exclude<LetterWay, 'nobody'>;

/** Why somebody of the list gets nothing. */
export const whyNot = {
  barred: 'The office has said that this person is told nothing.',
  dead: 'The last mail to this address could not be delivered.',
  wantsNone: 'This person wants no mails.',
  other: 'The other parent or guardian is reached.',
  changed: 'The address has changed since the letter was written.',
  answered: 'The answer is here already, or the question is closed.',
  left: 'The other parent or guardian is not reached any more. Please call this one.',
} as const;
export type WhyNot = keyof typeof whyNot;

/** Somebody whom one record of a list names, and how they can be reached. */
export interface Reachable {
  /** Of the record. */
  reference: string;
  name: string;
  email: string;
  phone: string;
  wantsMails: boolean;
  isBarred: boolean;
  /** What the placeholders say to them: less is said where others may read it. */
  says: Readonly<Record<Reaching, Says>>;
  /** The way into the page of their children, of an address that is proven. It stands in a mail and nowhere else. */
  page?: PageInLetter | undefined;
}

/** Made anew for each letter. */
type PageInLetter = (now: Date, site: Needs<'publicUrl' | 'secret'>) => LetterPart;

/** One person, with all records of the list that name them. */
export interface LetterReceiver {
  /** Tells the person apart within one letter: an address, a number, a record. */
  key: string;
  way: LetterWay;
  why: WhyNot | '';
  name: string;
  /** The address or the number; empty where there is none. */
  to: string;
  references: string[];
  says: Says;
  page?: PageInLetter | undefined;
}

/**
 * Whom a letter to a list reaches, and how: each person once, whatever the number of their children in it. Whoever has
 * an address gets a mail; where nobody of a record does, the first with a number is told by text, and the rest is paper.
 * `dead`: the addresses, in small letters, at which the last mail did not arrive.
 */
export function whoGetsIt(
  found: readonly Reachable[],
  dead: ReadonlySet<string>,
): LetterReceiver[] {
  const ofRecords = new Map<string, Reachable[]>();
  for (const one of found) {
    ofRecords.set(one.reference, [...(ofRecords.get(one.reference) ?? []), one]);
  }
  const taken = [...ofRecords.values()].flatMap((people) => waysOf(people, dead));
  const byPerson = new Map<string, Taken[]>();
  for (const one of taken) {
    const key = `${one.way} ${keyOf(one)}`;
    byPerson.set(key, [...(byPerson.get(key) ?? []), one]);
  }
  return [...byPerson.values()].map(together);
}

interface Taken {
  person: Reachable;
  way: LetterWay;
  why: WhyNot | '';
}

/** Of one record. */
function waysOf(people: readonly Reachable[], dead: ReadonlySet<string>): Taken[] {
  const isDead = ({ email }: Reachable) => dead.has(inOneCase(email));
  const told = people.filter(({ isBarred }) => !isBarred);
  const mailed = told.filter(
    (person) => person.wantsMails && isMailAddress(person.email.trim()) && !isDead(person),
  );
  const called = mailed.length > 0 ? undefined : told.find(({ phone }) => hasAllDigits(phone));
  // What nobody can be written to or called for is printed for the first who may know.
  const printed = mailed.length > 0 || called ? undefined : told[0];
  return people.map((person) => {
    if (mailed.includes(person)) return { person, way: 'mail', why: '' };
    if (person === called) return { person, way: 'phone', why: '' };
    if (person === printed) return { person, way: 'paper', why: '' };
    return { person, way: 'nobody', why: reasonFor(person, isDead(person)) };
  });
}

function reasonFor({ isBarred, email, wantsMails }: Reachable, isDead: boolean): WhyNot {
  if (isBarred) return 'barred';
  if (isDead) return 'dead';
  return email !== '' && !wantsMails ? 'wantsNone' : 'other';
}

function keyOf({ person, way, why }: Taken): string {
  if (way === 'mail') return inOneCase(person.email);
  if (way === 'phone') return phoneKey(person.phone);
  const who = inOneCase(person.email) || phoneKey(person.phone) || person.name.toLowerCase();
  // Two families without a number are two, though a guardian of each has the same name.
  return way === 'paper' ? `${person.reference} ${who}` : `${why} ${who}`;
}

function together(all: Taken[]): LetterReceiver {
  const [first] = all as [Taken];
  const { person, way, why } = first;
  const ways: Record<LetterWay, string> = {
    mail: person.email.trim(),
    phone: person.phone,
    paper: '',
    nobody: person.email.trim() || person.phone,
  };
  return {
    key: keyOf(first),
    way,
    why,
    name: person.name,
    to: ways[way],
    references: [...new Set(all.map((one) => one.person.reference))],
    says: way === 'nobody' ? {} : saidTogether(all.map((one) => one.person.says[way])),
    page: way === 'mail' ? all.find((one) => one.person.page)?.person.page : undefined,
  };
}

const inOneCase = (email: string) => email.trim().toLowerCase();

/** What the letter asks for and somebody has nothing of; in a sentence, undefined where everybody has all of it. */
export function emptyFault(
  names: readonly string[],
  receivers: readonly LetterReceiver[],
): string | undefined {
  const reached = receivers.filter(({ way }) => way !== 'nobody');
  for (const name of names) {
    const [first, ...others] = reached.filter(({ says }) => !says[name]);
    if (!first) continue;
    const more = others.length === 0 ? '' : ` and ${others.length} more`;
    return `{${name}} says nothing to ${first.name}${more}. Take it out of the letter, or choose others in the list.`;
  }
  return undefined;
}
