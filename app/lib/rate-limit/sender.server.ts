import { isLoopback, networkOf } from '../http/client-address.server.ts';
import type { WriteTransaction } from '../store/store.server.ts';
import type { AttemptRule } from './attempt-window.ts';
import { type Counted, countAttempt, subjectOf, TooManyAttempts } from './attempts.server.ts';
import { tooManyWords } from './too-many.ts';

/** Who sent a request. The subject names the sender to rules that count attempts, and to nobody else. */
export interface Sender {
  subject: string;
  /** Of IPv6: the network around it, of which one customer may have thousands of subjects. */
  widerSubject?: string | undefined;
  /** What the browser keeps to be known again; nothing where it says nothing. */
  device?: string | undefined;
  /** What its browser calls itself, in words (`browserInWords`). */
  browser?: string | undefined;
  /** Whether this machine itself asks, such as a probe or a rehearsal; no limit counts it. */
  isLoopback: boolean;
  /** Whether nobody can tell who it is: all such senders are one, and none of them was here before. */
  isUnknown?: boolean;
}

export function senderAt(address: string, secret: string, deviceId?: string): Sender {
  const [network, wider] = [networkOf(address), networkOf(address, 48)];
  return {
    subject: subjectOf(`sender ${network}`, secret),
    widerSubject: wider === network ? undefined : subjectOf(`sender ${wider}`, secret),
    device: deviceOf(deviceId, secret),
    isLoopback: isLoopback(address),
  };
}

/** Everybody of whom no proxy says who it is: one sender, whom the limits count like any other. */
export function unknownSender(secret: string, deviceId?: string): Sender {
  return {
    subject: subjectOf('sender unknown', secret),
    device: deviceOf(deviceId, secret),
    isLoopback: false,
    isUnknown: true,
  };
}

function deviceOf(deviceId: string | undefined, secret: string): string | undefined {
  return deviceId && subjectOf(`device ${deviceId}`, secret);
}

/** Neighbours of one mobile network may share a /48. */
const TIMES_IN_WIDER = 10;

/** What a rule by sender counts: the sender, and more generously the network around it; this machine itself never. */
export function countedOf(rule: AttemptRule, sender: Sender): Counted[] {
  if (sender.isLoopback) return [];
  const own = { rule, subject: sender.subject };
  if (!sender.widerSubject) return [own];
  const wider = { ...rule, name: `${rule.name}, wider`, most: rule.most * TIMES_IN_WIDER };
  return [own, { rule: wider, subject: sender.widerSubject }];
}

const TEN_MINUTES = 10 * 60_000;

/**
 * One a few seconds, all day: a whole cyber-café or a mobile network stands behind one address, a program that
 * fills the office's desk does not stop there.
 */
const submissionRule = (kind: string): AttemptRule => ({
  name: `${kind} by sender`,
  most: 100,
  perMs: TEN_MINUTES,
});

export interface TooMany {
  outcome: 'tooMany';
  retryAfterSeconds: number;
}

/** The same as a refusal of a form: nothing in it is wrong, so no field is named. */
export function tooManyRefusal({ retryAfterSeconds }: TooMany) {
  return { ...tooManyWords(retryAfterSeconds), errors: [] };
}

export const retryAfter = ({ retryAfterSeconds }: TooMany) => ({
  'Retry-After': String(retryAfterSeconds),
});

/** Counts a submission within its own write; sent again, it is not counted again. Throws `TooManyAttempts`. */
export async function countSubmission(
  transaction: WriteTransaction,
  kind: string,
  sender: Sender | undefined,
  now: Date,
): Promise<void> {
  if (!sender) return;
  for (const { rule, subject } of countedOf(submissionRule(kind), sender)) {
    await countAttempt(transaction, rule, subject, now);
  }
}

const A_DAY = 24 * 60 * 60_000;
const KB = 1024;
const MB = 1024;

/** In KB, so that a day of them is a number that every database can count in. A dozen of the largest resumes. */
const uploadsBySender: AttemptRule = { name: 'KB by sender', most: 60 * MB, perMs: A_DAY };
/** What one machine can keep of a day on which somebody means no good. */
const uploadsOfAll: AttemptRule = { name: 'KB of all', most: 1024 * MB, perMs: A_DAY };
const EVERYBODY = 'everybody';

/** Counts the bytes of a file within the write that names it. Throws `TooManyAttempts`. */
export async function countUpload(
  transaction: WriteTransaction,
  sender: Sender | undefined,
  bytes: number,
  now: Date,
): Promise<void> {
  if (!sender || sender.isLoopback) return;
  const all = { rule: uploadsOfAll, subject: EVERYBODY };
  for (const { rule, subject } of [...countedOf(uploadsBySender, sender), all]) {
    await countAttempt(transaction, rule, subject, now, Math.ceil(bytes / KB));
  }
}

/** Turns the attempt that was one too many into an outcome; everything else is thrown on. */
export function asTooMany(error: unknown): TooMany {
  if (!(error instanceof TooManyAttempts)) throw error;
  return { outcome: 'tooMany', retryAfterSeconds: error.retryAfterSeconds };
}
