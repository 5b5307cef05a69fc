import type { WriteTransaction } from '#lib/store/store.server.ts';
import { safePath } from './safe-path.ts';
import { hashToken, newSecretToken } from './secret-tokens.server.ts';
import type { AccountRow, OneTimeKind } from './tables.server.ts';

const HOUR = 60 * 60_000;

export const linkLifetimeMs: Record<OneTimeKind, number> = {
  signup: 24 * HOUR,
  recovery: HOUR,
  email_change: 24 * HOUR,
  invite: 72 * HOUR,
};

/** Where a link leads once it has been opened. */
const landings: Record<OneTimeKind, string> = {
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
  passwordHash?: string | null;
  metadata?: string;
  redirectTo?: string | undefined;
}

/**
 * The address for a mail: it works once, and for as long as its kind lasts. A newer link takes the place of older ones;
 * only of sign-ups several may be open, each with a password and metadata of its own.
 */
export async function issueLink(
  transaction: WriteTransaction,
  { publicUrl }: { publicUrl: string },
  { kind, account, email, passwordHash = null, metadata, redirectTo }: NewLink,
  now: Date,
): Promise<string> {
  if (kind !== 'signup') await dropLinks(transaction, account.id, [kind]);
  const token = newSecretToken();
  await transaction
    .insertInto('one_time_tokens')
    .values({
      id: crypto.randomUUID(),
      account_id: account.id,
      kind,
      token_hash: hashToken(token),
      email,
      password_hash: passwordHash,
      user_metadata: metadata ?? null,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + linkLifetimeMs[kind]).toISOString(),
    })
    .execute();
  const query = new URLSearchParams({
    token,
    type: kind,
    redirect_to: publicUrl + landingOf(kind, redirectTo, publicUrl),
  });
  return `${publicUrl}/auth/v1/verify?${query}`;
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
