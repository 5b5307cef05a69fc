import type { NotNull } from 'kysely';
import { countRows } from '#lib/store/count-rows.server.ts';
import type { ReadStore, WriteTransaction } from '#lib/store/store.server.ts';
import type { MailKind, MailStatus } from './outbox.server.ts';
import type { Letters } from './waiting-mails.server.ts';

/** How many mails have come so far: those that wait have not left yet, and no server takes those that are dead. */
export function countMails(read: ReadStore, status: MailStatus): Promise<number> {
  return countRows(read.selectFrom('outgoing_mails').where('status', '=', status));
}

/** Since when the oldest of them has been waiting; undefined when none is. */
export async function findOldestWaitingMailAt(read: ReadStore): Promise<string | undefined> {
  const { oldest } = await read
    .selectFrom('outgoing_mails')
    .select(({ fn }) => fn.min('queued_at').as('oldest'))
    .where('status', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return oldest ?? undefined;
}

/** Gives a dead mail a new beginning; wake the sender afterwards. False when there is no such dead mail. */
export async function sendAgain(
  transaction: WriteTransaction,
  id: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('outgoing_mails')
    .set({
      status: 'waiting',
      due_at: now.toISOString(),
      put_off_since: null,
      settled_at: null,
      reason: null,
    })
    .where('id', '=', id)
    .where('status', '=', 'dead')
    // Without words it was withheld while it was being sent.
    .where('text_part', '!=', '')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Forgets the mails that left, or were given up, at this instant or before. Gives how many. */
export async function forgetSettledMails(
  transaction: WriteTransaction,
  until: string,
): Promise<number> {
  const { numDeletedRows } = await transaction
    .deleteFrom('outgoing_mails')
    .where('settled_at', '<=', until)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** How far a mail has come. */
export interface MailProgress {
  status: MailStatus;
  leavesAt: string;
  /** It waits, and has been tried or is being sent. */
  isLeaving: boolean;
}

/** By the instant at which they were queued. Of several each guardian has one: that which has come the furthest. */
export async function lettersProgress(
  read: ReadStore,
  { about, kinds }: Letters,
): Promise<Map<string, MailProgress>> {
  const mails = await read
    .selectFrom('outgoing_mails')
    .select(['status', 'queued_at', 'due_at as leavesAt', 'lease', 'tries'])
    .where('about', '=', about)
    .where('kind', 'in', kinds)
    .execute();
  const ordered = mails
    .map(({ lease, tries, ...mail }) => {
      const isLeaving = mail.status === 'waiting' && (lease !== null || tries > 0);
      return { ...mail, isLeaving };
    })
    .toSorted((one, other) => furthest(other) - furthest(one));
  return new Map(ordered.map(({ queued_at, ...mail }) => [queued_at, mail]));
}

function furthest({ status, isLeaving }: MailProgress): number {
  return isLeaving ? 1 : ['dead', '', 'sent', 'waiting', 'cancelled'].indexOf(status);
}

/** What has become of one mail. */
export interface MailState {
  status: MailStatus;
  /** When it left, or was given up. */
  at: string | null;
  reason: string | null;
}

const MOST_NAMED_AT_ONCE = 500;

/** How far these mails have come, by id; of those that were forgotten nothing. */
export async function statesOfMails(
  read: ReadStore,
  ids: readonly string[],
): Promise<Map<string, MailState>> {
  const states = new Map<string, MailState>();
  for (let from = 0; from < ids.length; from += MOST_NAMED_AT_ONCE) {
    const rows = await read
      .selectFrom('outgoing_mails')
      .select(['id', 'status', 'settled_at as at', 'reason'])
      .where('id', 'in', ids.slice(from, from + MOST_NAMED_AT_ONCE))
      .execute();
    for (const { id, ...state } of rows) states.set(id, state);
  }
  return states;
}

/** Those of these addresses, in small letters, at which the last mail did not arrive. */
export async function findDeadAddresses(
  read: ReadStore,
  addresses: readonly string[],
): Promise<Set<string>> {
  const dead = new Set<string>();
  for (let from = 0; from < addresses.length; from += MOST_NAMED_AT_ONCE) {
    const rows = await read
      .selectFrom('outgoing_mails')
      .select(['recipient_search', 'status'])
      .where('recipient_search', 'in', addresses.slice(from, from + MOST_NAMED_AT_ONCE))
      .where('status', 'in', ['sent', 'dead'])
      .orderBy('settled_at')
      .execute();
    for (const { recipient_search, status } of rows) {
      if (status === 'dead') dead.add(recipient_search);
      else dead.delete(recipient_search);
    }
  }
  return dead;
}

/**
 * Letters of these kinds that no server took, or that were withheld from whom they were for, where none of those that
 * were queued with them has left or waits.
 */
export function listDeadLetters(
  read: ReadStore,
  kinds: readonly MailKind[],
): Promise<{ about: string; queuedAt: string }[]> {
  return (
    read
      .selectFrom('outgoing_mails as dead')
      .select(['dead.about', 'dead.queued_at as queuedAt'])
      .distinct()
      .where('dead.status', 'in', ['dead', 'cancelled'])
      // What something newer has cancelled has its words: it may leave after all (`restoreMails`).
      .where(({ or, eb }) => or([eb('dead.status', '=', 'dead'), eb('dead.text_part', '=', '')]))
      .where('dead.kind', 'in', kinds)
      .where('dead.about', 'is not', null)
      .$narrowType<{ about: NotNull }>()
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('outgoing_mails as other')
              .select('other.id')
              .whereRef('other.about', '=', 'dead.about')
              .whereRef('other.queued_at', '=', 'dead.queued_at')
              .where('other.status', 'in', ['sent', 'waiting']),
          ),
        ),
      )
      .execute()
  );
}

/** For whoever holds a signed link to the preview. */
export async function findMailHtml(read: ReadStore, id: string): Promise<string | undefined> {
  const mail = await read
    .selectFrom('outgoing_mails')
    .select('html_part')
    .where('id', '=', id)
    .executeTakeFirst();
  return mail?.html_part ?? undefined;
}

/** Whether a mail of this kind was queued for an address since then, whatever has become of it. */
export async function hasMailSince(
  read: ReadStore,
  { kind, to }: { kind: MailKind; to: string },
  since: Date,
): Promise<boolean> {
  const mail = await read
    .selectFrom('outgoing_mails')
    .select('id')
    .where('recipient_search', '=', to.toLowerCase())
    .where('kind', '=', kind)
    .where('queued_at', '>=', since.toISOString())
    .executeTakeFirst();
  return mail !== undefined;
}
