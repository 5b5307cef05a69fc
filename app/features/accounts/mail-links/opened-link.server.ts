import * as v from 'valibot';
import type { AccountServices } from '../account-services.server.ts';
import { type AuthOutcome, refuse } from '../protocol/auth-refusal.ts';
import { verifySchema } from '../protocol/auth-schemas.ts';
import type { OneTimeKind } from '../tables.server.ts';
import { landingOf, landings } from './one-time-links.server.ts';
import { confirmByLink, findLink, setsPassword } from './verify-link.server.ts';

/** A mail's link as its page shows it before the button is pressed. */
export interface OpenedLink {
  kind: OneTimeKind;
  token: string;
  /** The address that the mail went to. */
  email: string;
  accountId: string;
  /** Whether a password is chosen after the press, in place of whatever was chosen before. */
  setsPassword: boolean;
  /** Where to go afterwards: a path of this site. */
  next: string;
}

/** What an opened link is for; undefined when it does not work, or not any more. Looking does not use it up. */
export async function lookAtLink(
  { store, clock, publicUrl }: Pick<AccountServices, 'store' | 'clock' | 'publicUrl'>,
  said: URLSearchParams,
): Promise<OpenedLink | undefined> {
  const parsed = v.safeParse(verifySchema, Object.fromEntries(said));
  if (!parsed.success) return undefined;
  const { kind, token } = parsed.output;
  const found = await findLink(store.read, parsed.output, clock.now());
  if (!found) return undefined;
  const { email, account_id: accountId } = found;
  const isAnew = await setsPassword(store.read, kind, accountId);
  const next =
    kind === 'signup' && isAnew ? landings.recovery : landingOf(kind, said.get('next'), publicUrl);
  return { kind, token, email, accountId, setsPassword: isAnew, next };
}

/**
 * Does what the button of a link's page asks for, from a browser that runs no script: it has no place for a session, so
 * an address is confirmed and nobody signed in. A link that leads to a new password waits for a script.
 */
export async function pressLink(
  services: AccountServices,
  said: URLSearchParams,
): Promise<AuthOutcome<OneTimeKind>> {
  const parsed = v.safeParse(verifySchema, Object.fromEntries(said));
  return parsed.success ? confirmByLink(services, parsed.output) : refuse('otp_expired');
}
