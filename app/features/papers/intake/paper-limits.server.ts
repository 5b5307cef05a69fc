import type { AttemptRule } from '#lib/rate-limit/attempt-window.ts';
import { type Counted, countAttempt, subjectOf } from '#lib/rate-limit/attempts.server.ts';
import { countedOf, countUpload, type Sender } from '#lib/rate-limit/sender.server.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import type { PapersPass } from '../papers-pass.server.ts';

const HOUR = 60 * 60_000;
/** A dozen papers, each thought over a few times. */
export const choices: AttemptRule = { name: 'papers said', most: 60, perMs: HOUR };
/** A dozen papers, each photographed a few times by both guardians. */
const pictures: AttemptRule = { name: 'pictures', most: 60, perMs: 24 * HOUR };

/**
 * What all senders without an account may do together at one reference, in times of what one may. A family with two
 * phones and a cyber-café is three senders; a stranger needs ten networks to reach it. And it ends: with it the
 * unfinished photographs of a day at one reference are 120 MB at most.
 */
const SENDERS = 10;

/**
 * Whom a rule counts at the papers of an application: those with an account together; whoever came through /status by
 * sender, since more people than the family know a birth date and none of them is to use up what the others have.
 */
export function countedAtPapers(
  { name, most, perMs }: AttemptRule,
  { reference, accountId }: PapersPass,
  { sender, secret }: { sender: Sender | undefined; secret: string },
): Counted[] {
  const atReference = { name: `${name} by reference`, most, perMs };
  if (accountId) {
    return [{ rule: atReference, subject: subjectOf(`papers of ${reference}`, secret) }];
  }
  const what = `papers without an account of ${reference}`;
  const bySender = { name: `${name} by reference and sender`, most, perMs };
  const ofAll = { name: `${name} by reference, all senders`, most: most * SENDERS, perMs };
  const own = sender ? countedOf(bySender, sender) : [];
  return [
    // Another hash for each reference: nobody reads from the table what one sender sends.
    ...own.map(({ rule, subject }) => ({
      rule,
      subject: subjectOf(`${what} from ${subject}`, secret),
    })),
    { rule: ofAll, subject: subjectOf(what, secret) },
  ];
}

interface Picture {
  pass: PapersPass;
  sender: Sender | undefined;
  /** In bytes. */
  size: number;
  secret: string;
}

/** Counts a new picture within the write that begins it, by application and by sender. Throws `TooManyAttempts`. */
export async function countPicture(
  transaction: WriteTransaction,
  { pass, sender, size, secret }: Picture,
  now: Date,
): Promise<void> {
  for (const { rule, subject } of countedAtPapers(pictures, pass, { sender, secret })) {
    await countAttempt(transaction, rule, subject, now);
  }
  await countUpload(transaction, sender, size, now);
}
