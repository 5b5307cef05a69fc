import type { Needs } from '#lib/needs.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import type { AccountServices } from '../account-services.server.ts';
import { queueLetter } from '../emails/notifications.server.ts';
import { hashToken, newSecretToken } from '../sessions/secret-tokens.server.ts';
import type { AccountRow, OneTimeKind } from '../tables.server.ts';
import { safePath } from './safe-path.ts';

const HOUR = 60 * 60_000;

const linkLifetimeMs: Record<OneTimeKind, number> = {
  signup: 24 * HOUR,
  recovery: HOUR,
  email_change: 24 * HOUR,
  invite: 72 * HOUR,
};

/** Where a link leads once it has been opened. */
export const landings: Record<OneTimeKind, string> = {
  signup: '/portal',
  recovery: '/new-password',
  email_change: '/account',
  invite: '/new-password',
};

/** Where a link leads that does not work any more. */
export function refusedLandingOf(kind: OneTimeKind | undefined): string {
  return kind === 'recovery' ? '/forgotten-password' : '/sign-in';
}

interface NewLink {
  kind: OneTimeKind;
  account: Pick<AccountRow, 'id'>;
  email: string;
  redirectTo?: string | undefined;
  /** In the place of the number that its kind has. */
  openAtOnce?: number | undefined;
}

/**
 * How many links of a kind are good at one time. Anybody may ask for a new password in another's name: the owner's own
 * mail stays good beside the next two. Of several sign-ups every link leads to a new password.
 */
const openAtOnce: Record<OneTimeKind, number> = {
  signup: Number.POSITIVE_INFINITY,
  recovery: 3,
  email_change: 1,
  invite: 1,
};

/**
 * The address for a mail: a page with one button, which works once and for as long as its kind lasts. Of a kind the
 * newest stay good.
 */
export async function issueLink(
  transaction: WriteTransaction,
  { publicUrl, clock }: Needs<'publicUrl' | 'clock'>,
  { kind, account, email, redirectTo, ...more }: NewLink,
): Promise<string> {
  const now = clock.now();
  await dropOlderLinks(transaction, account.id, kind, more.openAtOnce ?? openAtOnce[kind]);
  const token = newSecretToken();
  await transaction
    .insertInto('one_time_tokens')
    .values({
      id: crypto.randomUUID(),
      account_id: account.id,
      kind,
      token_hash: hashToken(token),
      email,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + linkLifetimeMs[kind]).toISOString(),
    })
    .execute();
  const next = safePath(redirectTo, publicUrl);
  const query = new URLSearchParams({ token, type: kind, ...(next && { next }) });
  return `${publicUrl}/account/link?${query}`;
}

const letterWith = {
  signup: 'confirmEmail',
  recovery: 'setPassword',
  email_change: 'confirmNewEmail',
  invite: 'invitation',
} as const;

/** Issues a link and queues the mail that brings it to its address. */
export async function mailLink(
  transaction: WriteTransaction,
  services: Pick<AccountServices, 'publicUrl' | 'clock' | 'content'>,
  link: NewLink,
): Promise<void> {
  const address = await issueLink(transaction, services, link);
  await queueLetter(transaction, services, letterWith[link.kind], link.email, address);
}

async function dropOlderLinks(
  transaction: WriteTransaction,
  accountId: string,
  kind: OneTimeKind,
  most: number,
): Promise<void> {
  const others = most - 1;
  if (others === 0) return dropLinks(transaction, accountId, [kind]);
  if (!Number.isFinite(others)) return;
  const newest = transaction
    .selectFrom('one_time_tokens')
    .select('id')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .orderBy('created_at', 'desc')
    .limit(others);
  await transaction
    .deleteFrom('one_time_tokens')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('id', 'not in', newest)
    .execute();
}

export async function dropLinks(
  transaction: WriteTransaction,
  accountId: string,
  kinds: OneTimeKind[],
): Promise<void> {
  await transaction
    .deleteFrom('one_time_tokens')
    .where('account_id', '=', accountId)
    .where('kind', 'in', kinds)
    .execute();
}

/** A page of this site, whatever the link says: an address elsewhere counts for nothing. */
export function landingOf(
  kind: OneTimeKind | undefined,
  redirectTo: string | null | undefined,
  publicUrl: string,
): string {
  return safePath(redirectTo, publicUrl) ?? landings[kind ?? 'email_change'];
}
