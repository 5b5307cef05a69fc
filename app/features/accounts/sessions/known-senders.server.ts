import { subjectOf } from '#lib/rate-limit/attempts.server.ts';
import type { Sender } from '#lib/rate-limit/sender.server.ts';
import type { ReadStore, WriteTransaction } from '#lib/store/store.server.ts';
import type { SessionRow } from '../tables.server.ts';

const DAY = 24 * 60 * 60_000;
/** As long as a session lasts at the very most. */
const KNOWN_MS = 90 * DAY;

export type KnownBy = 'device' | 'network';

/** By what an account knows a sender: it signed in from there within the last 90 days. Undefined for a stranger. */
export async function knownBy(
  read: ReadStore,
  accountId: string,
  sender: Sender,
  secret: string,
): Promise<KnownBy | undefined> {
  const subjects = subjectsOf(accountId, sender, secret);
  const rows = await read
    .selectFrom('known_senders')
    .select('subject')
    .where('account_id', '=', accountId)
    .where('subject', 'in', Object.values(subjects))
    .execute();
  const known = rows.map(({ subject }) => subject);
  return (['device', 'network'] as const).find((by) => known.includes(subjects[by] ?? ''));
}

/** From where a session is used, for its owner to tell one from another; nothing where a request says nothing. */
export type SessionPlace = Pick<SessionRow, 'device' | 'network' | 'browser'>;

export function placeOf(
  accountId: string,
  sender: Sender | undefined,
  secret: string,
): SessionPlace {
  if (!sender) return { device: null, network: null, browser: null };
  const { device = null, network = null } = subjectsOf(accountId, sender, secret);
  return { device, network: sender.isUnknown ? null : network, browser: sender.browser ?? null };
}

/** Keeps a sender who has signed in, or that it did so once more. */
export async function rememberSender(
  transaction: WriteTransaction,
  accountId: string,
  sender: Sender,
  { secret, now }: { secret: string; now: Date },
): Promise<void> {
  const last_at = now.toISOString();
  const rows = Object.values(subjectsOf(accountId, sender, secret)).map((subject) => ({
    account_id: accountId,
    subject,
    last_at,
  }));
  await transaction
    .insertInto('known_senders')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['account_id', 'subject']).doUpdateSet({ last_at }))
    .execute();
}

/** From now on everybody is a stranger to the account. */
export async function forgetSenders(
  transaction: WriteTransaction,
  accountId: string,
): Promise<void> {
  await transaction.deleteFrom('known_senders').where('account_id', '=', accountId).execute();
}

export async function forgetOldSenders(transaction: WriteTransaction, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KNOWN_MS).toISOString();
  await transaction.deleteFrom('known_senders').where('last_at', '<', before).execute();
}

/** Another hash for each account: nobody reads from the table which accounts share a house. */
function subjectsOf(accountId: string, { subject, device }: Sender, secret: string) {
  const named = (what: string) => subjectOf(`known to ${accountId}: ${what}`, secret);
  const subjects: Partial<Record<KnownBy, string>> = { network: named(subject) };
  if (device) subjects.device = named(device);
  return subjects;
}
