import { countRows } from '#lib/store/count-rows.server.ts';
import { newRowId } from '#lib/store/row-id.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import { isMailAddress } from './mail-address.ts';

declare module '#lib/store/store.server.ts' {
  interface Tables {
    outgoing_mails: OutgoingMailRow;
  }
}

export interface OutgoingMailRow {
  id: string;
  /** What the mail is for, such as `enrollment-receipt`; old rows have kinds that are written no more. */
  kind: string;
  recipient: string;
  /** The address in small letters. */
  recipient_search: string;
  subject: string;
  /** Both parts are emptied once the mail has left: nothing needs them any more. */
  text_part: string;
  html_part: string;
  /** Reference of what the mail is about. */
  about: string | null;
  list_unsubscribe: string | null;
  /** iCalendar: a day for the calendar of whoever reads it. Emptied with the words. */
  calendar_part: string | null;
  /** Written by a person of the office: an answer to it is welcome. */
  is_personal: 0 | 1;
  status: MailStatus;
  /** Of those that are due, the lowest leaves first. */
  priority: number;
  queued_at: string;
  /** When it may be tried, or tried again; while a process sends it, the end of that process's lease. */
  due_at: string;
  /** 1 of one that waits for a moment of its own, such as the release of a round, and not to be taken back. */
  has_own_moment: 0 | 1;
  lease: string | null;
  tries: number;
  /** Since when a server that is there has been asking to come back later. */
  put_off_since: string | null;
  /** When it left, or was given up. */
  settled_at: string | null;
  /** What the server said last. */
  reason: string | null;
}

/** `cancelled`: something newer was decided before it left. */
export type MailStatus = 'waiting' | 'sent' | 'dead' | 'cancelled';

/** Every kind of mail that leaves, by whoever writes it; what people send brings its own, as tables do. */
export interface MailKinds {
  office: 'office-digest' | 'office-morning';
}
export type MailKind = MailKinds[keyof MailKinds];

export interface Mail {
  kind: MailKind;
  /** One address; ask `isMailAddress` first about what somebody typed. */
  to: string;
  subject: string;
  text: string;
  html: string;
  about?: string | undefined;
  /** Before then it stays here and can be taken back; without it the mail leaves at once. */
  leavesAt?: Date | undefined;
  /** Address that takes the recipient off the list with one POST (RFC 8058). */
  listUnsubscribe?: string | undefined;
  /** iCalendar, for the calendar of whoever reads it. */
  calendar?: string | undefined;
  /** Written by a person of the office and not by the program. */
  isPersonal?: boolean;
  /** `first`: somebody waits for it in front of a screen. `last`: one of very many. */
  priority?: keyof typeof priorities;
}

const priorities = { first: 0, usual: 1, last: 2 };

/**
 * Queues a mail in the transaction of its cause: the mail exists exactly when its cause does. Call `wake` of
 * `services.mail` after the transaction, so that it leaves at once. Gives its id.
 */
export async function enqueueMail(
  transaction: WriteTransaction,
  mail: Mail,
  now: Date,
): Promise<string> {
  if (!isMailAddress(mail.to)) throw new Error('A mail goes to exactly one address');
  const queuedAt = now.toISOString();
  const id = newRowId();
  await transaction
    .insertInto('outgoing_mails')
    .values({
      id,
      kind: mail.kind,
      recipient: mail.to,
      recipient_search: mail.to.toLowerCase(),
      subject: oneLine(mail.subject),
      text_part: mail.text,
      html_part: mail.html,
      about: mail.about ?? null,
      list_unsubscribe: mail.listUnsubscribe ? new URL(mail.listUnsubscribe).href : null,
      calendar_part: mail.calendar ?? null,
      is_personal: mail.isPersonal ? 1 : 0,
      status: 'waiting',
      priority: priorities[mail.priority ?? 'usual'],
      queued_at: queuedAt,
      due_at: mail.leavesAt?.toISOString() ?? queuedAt,
      has_own_moment: mail.leavesAt && hasOwnMoment(mail.leavesAt, now) ? 1 : 0,
      tries: 0,
    })
    .execute();
  return id;
}

/** A mail that can be taken back waits for minutes. What was to leave before it was queued is of a clock that has leapt. */
const LONGEST_TO_TAKE_BACK_MS = 60 * 60_000;

function hasOwnMoment(leavesAt: Date, now: Date): boolean {
  const waitsMs = leavesAt.getTime() - now.getTime();
  return waitsMs > LONGEST_TO_TAKE_BACK_MS || waitsMs < 0;
}

const DAY_MS = 24 * 60 * 60_000;
/** More than a family sends in a day, and too few to trouble a stranger whose address somebody types. */
const MOST_RECEIPTS_A_DAY = 10;

/**
 * Queues a mail to an address that somebody typed into a form. What cannot be written to gets none, and nobody gets
 * many: the mail is a courtesy, its cause goes on without it.
 */
export async function enqueueReceipt(
  transaction: WriteTransaction,
  mail: Mail,
  now: Date,
): Promise<void> {
  if (!isMailAddress(mail.to)) return;
  const count = await countRows(
    transaction
      .selectFrom('outgoing_mails')
      .where('recipient_search', '=', mail.to.toLowerCase())
      .where('queued_at', '>', new Date(now.getTime() - DAY_MS).toISOString())
      .where('kind', '=', mail.kind),
  );
  if (count < MOST_RECEIPTS_A_DAY) await enqueueMail(transaction, mail, now);
}

/** A line break in a header could begin another header. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
