import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { Sender } from '#lib/rate-limit/sender.server.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import type { AccountServices } from '../account-services.server.ts';
import { findAccount } from '../auth-user.server.ts';
import { queueLetter } from '../emails/notifications.server.ts';
import { type AuthOutcome, done, refuse } from '../protocol/auth-refusal.ts';
import { recordOfStaff } from '../record-of-staff.server.ts';
import { knownBy, placeOf, rememberSender } from '../sessions/known-senders.server.ts';
import { countShownPasskey } from '../sessions/limits.server.ts';
import { type AuthSession, presentSession, startSession } from '../sessions/sessions.server.ts';
import type { PasskeyRow } from '../tables.server.ts';
import { newChallenge, readChallenge, takeChallenge } from './challenges.server.ts';
import type { ShownPasskey } from './passkey-schemas.ts';
import { type RelyingParty, relyingPartyOf } from './relying-party.ts';

const PURPOSE = 'sign in';

/** What the browser asks for: any passkey of this site. It names no account, so nobody learns who has one. */
export async function startPasskeySignIn(services: AccountServices) {
  const site = relyingPartyOf(services.publicUrl);
  if (!site) return refuse('passkeys_unavailable');
  const { challenge, ...issued } = newChallenge(services, PURPOSE);
  const options = { challenge, rpId: site.id, userVerification: 'required' as const };
  return done({ ...issued, options });
}

/**
 * Signs in with a passkey: the device has it, and its owner has shown finger, face or PIN, so the session begins at the
 * second level. A challenge is answered once; a counter that went back is refused (WebAuthn, 7.2).
 */
export async function signInWithPasskey(
  services: AccountServices,
  sender: Sender,
  shown: ShownPasskey,
): Promise<AuthOutcome<AuthSession>> {
  const { store, secret, clock } = services;
  const site = relyingPartyOf(services.publicUrl);
  if (!site) return refuse('passkeys_unavailable');
  const tooMany = await countShownPasskey(services, sender);
  if (tooMany) return tooMany;
  const challenge = readChallenge(services, PURPOSE, shown.challenge_id);
  if (!challenge) return refuse('webauthn_challenge_expired');
  const passkey = await store.read
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', shown.credential.id)
    .where('relying_party', '=', site.id)
    .executeTakeFirst();
  if (!passkey) return refuse('webauthn_credential_not_found');
  const counter = await readCounter(site, challenge.challenge, passkey, shown);
  if (counter === undefined) return refuse('webauthn_verification_failed');

  const now = clock.now();
  const started = await store.write(async (transaction) => {
    if (!(await takeChallenge(transaction, challenge))) return refuse('webauthn_challenge_expired');
    if (!(await markUsed(transaction, passkey, counter, now))) {
      return refuse('webauthn_verification_failed');
    }
    const account = await findAccount(transaction, 'id', passkey.account_id);
    if (!account) return refuse('webauthn_credential_not_found');
    if (!(await knownBy(transaction, account.id, sender, secret)) && account.last_sign_in_at) {
      await queueLetter(transaction, services, 'newPlace', account.email);
    }
    await rememberSender(transaction, account.id, sender, { secret, now });
    await recordOfStaff(transaction, account, now, 'signedIn', 'with a passkey');
    const by = { method: 'webauthn' as const, passkeyId: passkey.id };
    return done(
      await startSession(transaction, account, by, {
        now,
        place: placeOf(account.id, sender, secret),
      }),
    );
  });
  if (started.outcome === 'refused') return started;
  services.mail.wake();
  return done(await presentSession(services, started.value));
}

/** False when it was removed, or used by somebody else, in between. */
async function markUsed(
  transaction: WriteTransaction,
  passkey: PasskeyRow,
  counter: number,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('passkeys')
    .set({ counter, last_used_at: now.toISOString() })
    .where('id', '=', passkey.id)
    .where('counter', '=', passkey.counter)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** How often the device says that it has signed; undefined for whatever is no answer of this passkey. */
async function readCounter(
  site: RelyingParty,
  challenge: string,
  passkey: PasskeyRow,
  { credential }: ShownPasskey,
): Promise<number | undefined> {
  const { userHandle, ...response } = credential.response;
  const owner = Buffer.from(passkey.account_id).toString('base64url');
  if (userHandle && userHandle !== owner) return undefined;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      credential: {
        id: passkey.credential_id,
        publicKey: Buffer.from(passkey.public_key, 'base64url'),
        counter: Number(passkey.counter),
      },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    // The library says with an error what is wrong in an answer; all of it was sent by somebody.
    return undefined;
  }
}
