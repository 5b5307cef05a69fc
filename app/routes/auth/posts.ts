import { services } from '#app/services.server.ts';
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
import { answerAuth } from '#features/accounts/protocol/auth-answer.server.ts';
import {
  codeSchema,
  enrollSchema,
  ownPasswordSchema,
  recoverSchema,
  recoveryCodeSchema,
  resendSchema,
  signUpSchema,
} from '#features/accounts/protocol/auth-schemas.ts';
import { enrollFactor } from '#features/accounts/second-factor/factors.server.ts';
import {
  challengeFactor,
  verifyFactor,
  verifyRecoveryCode,
} from '#features/accounts/second-factor/verify-factor.server.ts';
import { confirmPassword } from '#features/accounts/sessions/fresh-sign-in.server.ts';
import { signUp } from '#features/accounts/sign-up.server.ts';
import {
  byAddress,
  firstLevelRoute,
  openAction,
  signedInAction,
  signedInRoute,
} from './auth-routes.ts';
import { answerLogout, answerToken } from './session-posts.ts';

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
