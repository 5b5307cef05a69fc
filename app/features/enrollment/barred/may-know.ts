import { emailKey, phoneKey, plainWordsOf } from '#lib/search/search-words.ts';
import { soundOfName } from '#lib/search/sound-of-name.ts';
import type { GuardianNumber } from '../guardians/which-guardian.ts';

/** What a person may know of a child, the most first: follow and decide; get letters without any way in; nothing. */
export const levelsOfKnowing = ['everything', 'letters', 'nothing'] as const;
export type MayKnow = (typeof levelsOfKnowing)[number];

/** Somebody whom a letter, a link, a code, a copy or a screen is meant for. */
export interface Person {
  /** The form on which they stand, or which they follow. */
  applicationId: string;
  guardian?: GuardianNumber | null | undefined;
  /** By `keysOf`. */
  keys: readonly string[];
}

/** What the office has written down of one person. */
export interface Barred extends Person {
  id: string;
  mayKnow: MayKnow;
  mayCollect: boolean;
  isLifted: boolean;
  /** The instant at which it was written down, or lifted. */
  saidAt: string;
}

export interface Verdict {
  mayKnow: MayKnow;
  mayCollect: boolean;
  /** Ids of the applications for whose children alone it was said: it holds here until the office has decided. */
  askedFrom: string[];
}

interface KnownBy {
  accountId?: string;
  email?: string;
  phone?: string;
  /** First name, or the whole name with the first name in front. */
  name?: string;
}

/**
 * What tells a person apart on every form: the account, the address, and the phone together with the first name as it
 * sounds, because one phone is often that of a whole family.
 */
export function keysOf({ accountId, email = '', phone = '', name = '' }: KnownBy): string[] {
  const [firstName] = plainWordsOf(name);
  const number = phoneKey(phone);
  return [
    ...(accountId ? [`account ${accountId}`] : []),
    ...[emailKey(email)].filter((key) => key !== ''),
    ...(number && firstName ? [`${number} ${soundOfName(firstName) || firstName}`] : []),
  ];
}

/**
 * What a person may know of a child. `formsOfChild`: the ids of all its forms. What was written down for the child
 * decides, the strictest of it where several lines are about the same person; where all of that was lifted, they may
 * know. What was written down for another child alone holds as well, and is a question to the office; so is what was
 * said of another child after this one was decided.
 */
export function whatMayKnow(
  person: Person,
  formsOfChild: ReadonlySet<string>,
  barred: readonly Barred[],
): Verdict {
  const ofPerson = barred.filter((one) => isSamePerson(person, one));
  const own = ofPerson.filter(({ applicationId }) => formsOfChild.has(applicationId));
  const decidedAt = own
    .map(({ saidAt }) => saidAt)
    .toSorted()
    .at(-1);
  const isOpen = !own.some(keepsSomething);
  const asked = ofPerson.filter(
    (one) =>
      isOpen && keepsSomething(one) && !own.includes(one) && (!decidedAt || one.saidAt > decidedAt),
  );
  const lines = [...own, ...asked].filter(({ isLifted }) => !isLifted);
  return {
    mayKnow: levelsOfKnowing[Math.max(0, ...lines.map(strictnessOf))] ?? 'nothing',
    mayCollect: lines.every(({ mayCollect }) => mayCollect),
    askedFrom: [...new Set(asked.map(({ applicationId }) => applicationId))],
  };
}

/** Whether it keeps anything from the person. */
export function isRestricting({
  mayKnow,
  mayCollect,
}: Pick<Barred, 'mayKnow' | 'mayCollect'>): boolean {
  return mayKnow !== 'everything' || !mayCollect;
}

const keepsSomething = (line: Barred) => !line.isLifted && isRestricting(line);

const strictnessOf = ({ mayKnow }: Barred) => levelsOfKnowing.indexOf(mayKnow);

/** The guardian of that form, whoever stands there now, or anybody with the same account, address or phone. */
function isSamePerson(person: Person, barred: Barred): boolean {
  const isSameGuardian =
    barred.guardian !== null &&
    barred.guardian === person.guardian &&
    barred.applicationId === person.applicationId;
  return isSameGuardian || barred.keys.some((key) => person.keys.includes(key));
}
