import type { ReadStore } from '../store/store.server.ts';

/** A mail that has left the school. */
interface SentMail {
  subject: string;
  /** Instant. */
  sentAt: string;
}

/**
 * What of these kinds has left about a reference, the newest first; what went to several addresses is there once, and
 * nothing says to which.
 */
export async function listSentMails(
  read: ReadStore,
  { about, kinds }: { about: string; kinds: readonly string[] },
): Promise<SentMail[]> {
  const rows = await read
    .selectFrom('outgoing_mails')
    .select(['subject', ({ fn }) => fn.max<string>('settled_at').as('sentAt')])
    .where('about', '=', about)
    .where('status', '=', 'sent')
    .where('kind', 'in', kinds)
    .groupBy('subject')
    .execute();
  return rows.toSorted((one, other) => other.sentAt.localeCompare(one.sentAt));
}

/** Whether a mail of this kind about a reference has left for an address, or is on its way to it. */
export async function isMailed(
  read: ReadStore,
  { about, kind, to }: { about: string; kind: string; to: string },
): Promise<boolean> {
  const mail = await read
    .selectFrom('outgoing_mails')
    .select('id')
    .where('about', '=', about)
    .where('kind', '=', kind)
    .where('status', 'in', ['waiting', 'sent'])
    .where('recipient_search', '=', to.toLowerCase())
    .executeTakeFirst();
  return mail !== undefined;
}

/** Those that wait: to whom (in small letters), when each was queued, and when it leaves. */
export function listWaiting(
  read: ReadStore,
  { about, kinds }: { about: string; kinds: readonly string[] },
): Promise<{ id: string; to: string; queuedAt: string; dueAt: string }[]> {
  return read
    .selectFrom('outgoing_mails')
    .select(['id', 'recipient_search as to', 'queued_at as queuedAt', 'due_at as dueAt'])
    .where('about', '=', about)
    .where('kind', 'in', kinds)
    .where('status', '=', 'waiting')
    .where('lease', 'is', null)
    .orderBy('queued_at')
    .execute();
}
