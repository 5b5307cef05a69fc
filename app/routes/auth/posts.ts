import { sender, services } from '#app/services.server.ts';
import { recover, resend } from '#features/accounts/mail-links/mail-requests.server.ts';
import { addPasskey, startAddingPasskey } from '#features/accounts/passkeys/add-passkey.server.ts';
import {
  newPasskeySchema,
  shownPasskeySchema,
} from '#features/accounts/passkeys/passkey-schemas.ts';
import {
  signInWithPasskey,
  startPasskeySignIn,
} from '#features/accounts/passkeys/sign-in-with-passkey.server.ts';
import { answerAuth, readAuthBody } from '#features/accounts/protocol/auth-answer.server.ts';
import { refuse } from '#features/accounts/protocol/auth-refusal.ts';
import {
  codeSchema,
  enrollSchema,
  ownPasswordSchema,
  passwordGrantSchema,
  recoverSchema,
  recoveryCodeSchema,
  refreshGrantSchema,
  resendSchema,
  signUpSchema,
} from '#features/accounts/protocol/auth-schemas.ts';
import { enrollFactor } from '#features/accounts/second-factor/factors.server.ts';
import {
  challengeFactor,
  verifyFactor,
  verifyRecoveryCode,
} from '#features/accounts/second-factor/verify-factor.server.ts';
import { findSignedIn } from '#features/accounts/sessions/authorization.server.ts';
import { confirmPassword } from '#features/accounts/sessions/fresh-sign-in.server.ts';
import { refreshSession } from '#features/accounts/sessions/refresh-session.server.ts';
import { signIn } from '#features/accounts/sessions/sign-in.server.ts';
import { signOut } from '#features/accounts/sessions/sign-out.server.ts';
import { signUp } from '#features/accounts/sign-up.server.ts';
import {
  type Args,
  byAddress,
  firstLevelRoute,
  openAction,
  signedInAction,
  signedInRoute,
} from './auth-routes.ts';

/** What the public client posts, by the address. */
export const action = byAddress({
  signup: openAction(signUpSchema, (school, sender, { email, password, data, redirectTo }) =>
    signUp(school, sender, { email, password, data: data ?? {}, redirectTo }),
  ),
  token: answerToken,
  logout: answerLogout,
  recover: openAction(recoverSchema, recover),
  resend: openAction(resendSchema, resend),
  factors: signedInAction(enrollSchema, enrollFactor),
  'factors/:factorId/challenge': firstLevelRoute((school, signedIn, { params }) =>
    challengeFactor(school, signedIn, params.factorId ?? ''),
  ),
  'factors/:factorId/verify': signedInAction(
    codeSchema,
    (school, signedIn, { challenge_id: challengeId, code }, { params }) =>
      verifyFactor(school, signedIn, { factorId: params.factorId ?? '', challengeId, code }),
    firstLevelRoute,
  ),
  'factors/recovery-codes/verify': signedInAction(
    recoveryCodeSchema,
    (school, signedIn, { code }) => verifyRecoveryCode(school, signedIn, code),
    firstLevelRoute,
  ),
  'passkeys/registration/options': signedInRoute(startAddingPasskey),
  'passkeys/registration/verify': signedInAction(newPasskeySchema, addPasskey),
  'passkeys/authentication/options': ({ context }) =>
    answerAuth(() => startPasskeySignIn(context.get(services))),
  'passkeys/authentication/verify': openAction(shownPasskeySchema, signInWithPasskey),
  // Of our own: the password once more, by somebody who is signed in, before what asks for a fresh sign-in.
  'password-confirmation': signedInAction(ownPasswordSchema, (school, signedIn, { password }) =>
    confirmPassword(school, signedIn, password),
  ),
});

/** A session, for a password or for the token of the session before. */
function answerToken({ request, context }: Args): Promise<Response> {
  return answerAuth(async () => {
    switch (new URL(request.url).searchParams.get('grant_type')) {
      case 'password': {
        const read = await readAuthBody(request, passwordGrantSchema);
        if (read.outcome === 'refused') return read;
        return signIn(context.get(services), context.get(sender), read.value);
      }
      case 'refresh_token': {
        const read = await readAuthBody(request, refreshGrantSchema);
        if (read.outcome === 'refused') return read;
        return refreshSession(context.get(services), read.value.refresh_token, context.get(sender));
      }
      default:
        return refuse('validation_failed', { message: 'unsupported_grant_type' });
    }
  });
}

/** Ends sessions, whatever second factor is owed. */
function answerLogout({ request, context }: Args): Promise<Response> {
  return answerAuth(async () => {
    const scope = new URL(request.url).searchParams.get('scope') ?? 'global';
    if (scope !== 'global' && scope !== 'local' && scope !== 'others') {
      return refuse('validation_failed', { message: 'scope must be global, local or others' });
    }
    const signedIn = await findSignedIn(request, context.get(services));
    if (typeof signedIn === 'string') return refuse(signedIn);
    return signOut(context.get(services), signedIn, scope);
  });
}
