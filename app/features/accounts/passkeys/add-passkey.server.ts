import { verifyRegistrationResponse } from '@simplewebauthn/server';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import type { AccountServices } from '../account-services.server.ts';
import { isAtDesk } from '../auth-user.server.ts';
import { type AuthOutcome, done, refuse } from '../protocol/auth-refusal.ts';
import { tellOwner } from '../second-factor/tell-owner.server.ts';
import { owesSecondFactor, type SignedIn } from '../sessions/authorization.server.ts';
import { isFresh } from '../sessions/fresh-sign-in.server.ts';
import {
  type AuthSession,
  endSessions,
  liftSession,
  presentSession,
} from '../sessions/sessions.server.ts';
import type { PasskeyRow } from '../tables.server.ts';
import { newChallenge, readChallenge, takeChallenge } from './challenges.server.ts';
import type { NewPasskey } from './passkey-schemas.ts';
import { type RelyingParty, relyingPartyOf } from './relying-party.ts';

const MOST_PASSKEYS = 10;
/** COSE's numbers of what devices in use sign with: Ed25519, ECDSA on P-256, RSA (RFC 9053, RFC 8812). */
const ALGORITHMS = [-8, -7, -257];

/** What the browser asks a device, phone or key to make. Refused for whom no passkey could be added. */
export async function startAddingPasskey(services: AccountServices, signedIn: SignedIn) {
  const { account } = signedIn;
  const site = relyingPartyOf(services.publicUrl);
  if (!site) return refuse('passkeys_unavailable');
  const refused = await refuseAdding(services.store.read, services, signedIn);
  if (refused) return refused;
  const known = await listRows(services.store.read, account.id);
  const { challenge, ...issued } = newChallenge(services, purposeOf(signedIn));
  return done({
    ...issued,
    options: {
      challenge,
      rp: { id: site.id, name: services.content.school.name },
      user: {
        id: Buffer.from(account.id).toString('base64url'),
        name: account.email,
        displayName: account.staff_name ?? account.email,
      },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key' as const, alg })),
      excludeCredentials: known.map(({ credential_id, transports }) => ({
        type: 'public-key' as const,
        id: credential_id,
        transports: JSON.parse(transports) as string[],
      })),
      // It stands for password and second factor: found without an address, and opened by finger, face or PIN.
      authenticatorSelection: {
        residentKey: 'required' as const,
        requireResidentKey: true,
        userVerification: 'required' as const,
      },
      attestation: 'none' as const,
    },
  });
}

/**
 * Keeps a new passkey. The session is lifted to the second level and handed back anew, beside what the protocol answers;
 * with the first passkey the account's other sessions end.
 */
export async function addPasskey(
  services: AccountServices,
  signedIn: SignedIn,
  answer: NewPasskey,
): Promise<AuthOutcome<ReturnType<typeof listed> & { session: AuthSession }>> {
  const { account, session } = signedIn;
  const site = relyingPartyOf(services.publicUrl);
  if (!site) return refuse('passkeys_unavailable');
  const challenge = readChallenge(services, purposeOf(signedIn), answer.challenge_id);
  if (!challenge) return refuse('webauthn_challenge_expired');
  const made = await readNewCredential(site, challenge.challenge, answer);
  if (!made) return refuse('webauthn_verification_failed');
  const now = services.clock.now();
  const added = await services.store.write(async (transaction) => {
    const refused = await refuseAdding(transaction, services, signedIn);
    if (refused) return refused;
    if (!(await takeChallenge(transaction, challenge))) return refuse('webauthn_challenge_expired');
    const known = await listRows(transaction, account.id);
    const row: PasskeyRow = {
      ...made,
      id: crypto.randomUUID(),
      account_id: account.id,
      friendly_name: `Passkey ${known.length + 1}`,
      relying_party: site.id,
      created_at: now.toISOString(),
      last_used_at: null,
    };
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('passkeys')
      .values(row)
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows !== 1n) return refuse('webauthn_credential_exists');
    const own = { accountId: account.id, sessionId: session.id };
    if (known.length === 0) await endSessions(transaction, own, 'others');
    await tellOwner(transaction, services, account, 'passkeyAdded');
    return done({ row, opened: await liftSession(transaction, session, 'webauthn', now) });
  });
  if (added.outcome === 'refused') return added;
  services.mail.wake();
  const { row, opened } = added.value;
  return done({ ...listed(row), session: await presentSession(services, opened) });
}

/** A passkey as the protocol lists it to its owner. */
export function listed({ id, friendly_name, created_at, last_used_at }: PasskeyRow) {
  return { id, friendly_name, created_at, ...(last_used_at && { last_used_at }) };
}

/** An account's passkeys, the oldest first. */
export function listRows(read: Pick<WriteTransaction, 'selectFrom'>, accountId: string) {
  return read
    .selectFrom('passkeys')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

async function refuseAdding(
  read: WriteTransaction | AccountServices['store']['read'],
  { clock }: AccountServices,
  signedIn: SignedIn,
) {
  const { account, session } = signedIn;
  if (await owesSecondFactor(read, signedIn)) return refuse('insufficient_aal');
  if (!(await isAtDesk(read, account.id))) return refuse('passkeys_for_staff');
  if (!isFresh(session, clock.now())) return refuse('reauthentication_needed');
  const known = await listRows(read, account.id);
  return known.length >= MOST_PASSKEYS ? refuse('too_many_passkeys') : undefined;
}

/** An answer counts for the session that asked, and for no other. */
function purposeOf({ account, session }: SignedIn): string {
  return `add to ${account.id} in ${session.id}`;
}

/** Undefined for whatever is no new passkey of this site that answers this challenge. */
async function readNewCredential(
  site: RelyingParty,
  challenge: string,
  { credential }: NewPasskey,
): Promise<
  Pick<PasskeyRow, 'credential_id' | 'public_key' | 'counter' | 'transports'> | undefined
> {
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, clientExtensionResults: {} } as Parameters<
        typeof verifyRegistrationResponse
      >[0]['response'],
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!registrationInfo) return undefined;
    const { id, publicKey, counter } = registrationInfo.credential;
    return {
      credential_id: id,
      public_key: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: JSON.stringify(credential.response.transports),
    };
  } catch {
    // The library says with an error what is wrong in an answer; all of it was sent by somebody.
    return undefined;
  }
}
