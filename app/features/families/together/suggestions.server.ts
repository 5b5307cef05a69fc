import type { Role } from '#desk/roles.ts';
import type { School } from '#features/content/schemas.ts';
import type { Applicant, ListedApplicant } from '#features/enrollment/same-child/applicant.ts';
import { listAlike, listApplicants } from '#features/enrollment/same-child/applicants.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { findFamilyReferences } from '../members.server.ts';
import { A_FOLLOWER, listDecisions, pairOf, THE_SENDER } from './decisions.server.ts';
import { suggestRecords } from './records-alike.server.ts';
import {
  commonContacts,
  contactsOfSchool,
  type Suggestion,
  sharedContacts,
  suggest,
} from './who-belongs.ts';

export interface SchoolContent {
  school: School;
}

/** Two applications that may belong together, and why. */
export interface SuggestedPair extends Suggestion {
  one: ListedApplicant;
  other: ListedApplicant;
  /** Twins of one family: said, and nothing to decide. */
  isSettled: boolean;
}

/**
 * Who may belong together with everybody in the family of this application (other applications, and messages, payments
 * and forms), and what the office or the family has decided; undefined where there is no such application.
 */
export async function findBelonging(
  read: ReadStore,
  content: SchoolContent,
  reference: string,
  roles: readonly Role[],
) {
  const family = await findFamilyReferences(read, reference);
  const children = await listApplicants(read, family);
  if (children.length === 0) return undefined;
  const decisions = await listDecisions(read, family);
  const decided = decisions.flatMap((pair) => [pair.reference, pair.other]);
  const named = await listApplicants(read, decided);
  const nameOf = (asked: string) => {
    const child = named.find((one) => one.reference === asked);
    return child ? `${child.firstName} ${child.lastName}` : asked;
  };
  return {
    /** How many applications are in the family. */
    members: children.length,
    records: await suggestRecords(read, { school: content.school, roles }, family),
    suggested: await suggestPairs(read, content, { children, decisions }),
    decided: decisions.map((row) => ({
      id: row.id,
      reference: row.reference,
      other: row.other,
      decision: row.decision,
      children: [nameOf(row.reference), nameOf(row.other)] as const,
      decidedAt: row.decided_at,
      decidedBy: nameOfDecider(row.decided_by),
    })),
  };
}

export type Belonging = NonNullable<Awaited<ReturnType<typeof findBelonging>>>;
export type DecidedPair = Belonging['decided'][number];

/** The first question about somebody of this application's family that waits for the office. */
export async function findQuestion(
  read: ReadStore,
  content: SchoolContent,
  reference: string,
): Promise<SuggestedPair | undefined> {
  const family = await findFamilyReferences(read, reference);
  const pairs = await suggestPairs(read, content, {
    children: await listApplicants(read, family),
    decisions: await listDecisions(read, family),
  });
  return pairs.find(({ isSettled }) => !isSettled);
}

/** Of all children of one family, what is not decided; the same child first. */
async function suggestPairs(
  read: ReadStore,
  content: SchoolContent,
  family: { children: ListedApplicant[]; decisions: Awaited<ReturnType<typeof listDecisions>> },
): Promise<SuggestedPair[]> {
  const { children, decisions } = family;
  const decided = new Set(decisions.map(keyOf));
  const suggested = new Map<string, SuggestedPair>();
  for (const child of children) {
    for (const { other, ...suggestion } of await suggestFor(read, content, child)) {
      const key = keyOf(pairOf(child.reference, other.reference));
      const isInFamily = children.some((one) => one.reference === other.reference);
      const isSettled = isInFamily && suggestion.question === 'sameFamily';
      if (suggested.has(key) || (isSettled && !suggestion.areTwins)) continue;
      if (!isSettled && (decided.has(key) || child.sameChildAs || other.sameChildAs)) continue;
      suggested.set(key, { one: child, other, ...suggestion, isSettled });
    }
  }
  return oneOfEachStranger([...suggested.values()].toSorted(inOrder));
}

/** Who may belong together with somebody, also with a child whose form is still being typed; the same child first. */
export async function suggestFor(
  read: ReadStore,
  content: SchoolContent,
  applicant: Applicant,
): Promise<(Suggestion & { other: ListedApplicant })[]> {
  const { candidates, common } = await listCandidates(read, content, applicant);
  return candidates
    .flatMap((other) => {
      const suggestion = suggest(applicant, other, common);
      return suggestion ? [{ other, ...suggestion }] : [];
    })
    .toSorted((one, other) => one.question.localeCompare(other.question));
}

/** Whether a guardian's phone or address is in both, and is neither the school's own nor shared by many. */
export async function haveContactInCommon(
  read: ReadStore,
  content: SchoolContent,
  reference: string,
  other: string,
): Promise<boolean> {
  const [applicant] = await listApplicants(read, [reference]);
  if (!applicant) return false;
  const { candidates, common } = await listCandidates(read, content, applicant);
  const named = candidates.find((one) => one.reference === other);
  return named !== undefined && sharedContacts(applicant, named, common).length > 0;
}

/** The suggestion about exactly these two. */
export async function suggestPair(
  read: ReadStore,
  content: SchoolContent,
  reference: string,
  other: string,
): Promise<Suggestion | undefined> {
  const [applicant] = await listApplicants(read, [reference]);
  const found = applicant ? await suggestFor(read, content, applicant) : [];
  return found.find((one) => one.other.reference === other);
}

async function listCandidates(read: ReadStore, { school }: SchoolContent, applicant: Applicant) {
  const candidates = await listAlike(read, applicant);
  const common = commonContacts([applicant, ...candidates], contactsOfSchool(school));
  return { candidates, common };
}

const keyOf = ({ reference, other }: { reference: string; other: string }) =>
  `${reference} ${other}`;

/** As the office reads it; a member of staff by their address. */
const deciders: Record<string, string> = {
  [A_FOLLOWER]: 'A parent or guardian, in the portal',
  [THE_SENDER]: 'Whoever sent the second application, which nobody checked',
};
const nameOfDecider = (decidedBy: string) => deciders[decidedBy] ?? decidedBy;

/** The same child first, what is settled last. */
const inOrder = (one: SuggestedPair, other: SuggestedPair) =>
  Number(one.isSettled) - Number(other.isSettled) ||
  one.question.localeCompare(other.question) ||
  Number(other.areTwins) - Number(one.areTwins);

/** Whether somebody is of the family is asked once, not about each child of it. */
function oneOfEachStranger(pairs: readonly SuggestedPair[]): SuggestedPair[] {
  const asked = new Set<string>();
  return pairs.filter(({ isSettled, other }) => {
    if (isSettled) return true;
    const isNew = !asked.has(other.reference);
    asked.add(other.reference);
    return isNew;
  });
}
