import type { Session } from '@supabase/auth-js';
import { useEffect, useRef } from 'react';
import { readKept } from '#lib/device/device-store.ts';
import { loadClient } from '#requests/session/auth-client.ts';
import { authKey } from '#requests/session/kept-session.ts';
import { takeNoticeFromPageBefore } from '#ui/notice-on-next-page.ts';
import { firstScreenOf } from '../client/home-of.ts';
import { adviceOn } from '../client/service-message.ts';
import { emailBehind } from '../client/sign-in-address.ts';
import { emailErrors, passwordErrors } from '../client/typed-account.ts';
import { safePath } from '../mail-links/safe-path.ts';
import { owesFactor } from '../second-factor/second-factor-state.ts';
import { AccountForm } from './account-form.tsx';
import { AuthProvider, useAuth } from './auth-context.tsx';
import { EmailField } from './email-field.tsx';
import { LinkProblem } from './link-problem.tsx';
import { PasskeyButton } from './passkeys/passkey-button.tsx';
import { PasswordField } from './password-field.tsx';
import { ShowFactorToSignIn } from './second-factor/show-factor.tsx';

/** The island of the sign-in page. It may not load the router: it stands in a document. */
export function SignIn() {
  useEffect(takeNoticeFromPageBefore, []);
  return (
    <AuthProvider>
      <SignInForm />
    </AuthProvider>
  );
}

/** A passkey, or the password and then the second factor where there is one; then on to where somebody wanted to go. */
function SignInForm() {
  const { session, signOut } = useAuth();
  if (session && owesFactor(session)) {
    return (
      <>
        <ShowFactorToSignIn user={session.user} button="Sign in" />
        <p>
          <button type="button" className="link" onClick={() => signOut()}>
            Use another account
          </button>
        </p>
      </>
    );
  }
  if (session && readKept(authKey()).state === 'none') return <NotKept />;
  if (session) return <GoOn session={session} />;
  return <PasswordForm />;
}

/** While somebody types, the public client comes; where the line breaks, the press says so. */
const fetchClient = () => void loadClient().catch(() => undefined);

function PasswordForm() {
  const { signIn } = useAuth();
  const email = useEmailOfLink();
  async function send({ email = '', password = '' }: Record<string, string>) {
    const errors = [...emailErrors(email), ...passwordErrors(password)];
    if (errors.length > 0) return { errors };
    const { error } = await signIn({ email, password });
    return error ? { errors: [], detail: adviceOn(error) } : undefined;
  }
  return (
    <>
      <LinkProblem />
      <AccountForm button="Sign in" busy="Signing in..." send={send} onFocus={fetchClient}>
        {(errorOf) => (
          <>
            <EmailField ref={email} error={errorOf('email')} />
            <PasswordField error={errorOf('password')} />
          </>
        )}
      </AccountForm>
      <PasskeyButton words="Sign in with a passkey" className="btn line" />
      <ul className="ways">
        <li>
          <a href="/forgotten-password">I have forgotten my password</a>
        </li>
        <li>
          <a href="/sign-up">I do not have an account yet</a>
        </li>
      </ul>
      <p className="hint">
        On a phone or computer that others use too, sign out when you are done.
      </p>
    </>
  );
}

/** For the field that takes the email address of the link that led here, unless something was typed there already. */
function useEmailOfLink() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const { hash, pathname, search } = location;
    const email = emailBehind(hash);
    if (!email || !field.current) return;
    field.current.value ||= email;
    history.replaceState(history.state, '', pathname + search);
  }, []);
  return field;
}

/** Settings of the browser refuse the storage that a session needs: the next page would ask for the password again. */
function NotKept() {
  return (
    <div className="note" role="alert">
      <p>
        <b>This browser does not let you stay signed in.</b> It keeps nothing for our website, so
        the next page would ask you to sign in again.
      </p>
      <p>
        Open the settings of the browser and allow cookies and site data for {location.hostname}.
        Then <a href={location.pathname + location.search}>sign in again</a>. Another browser may
        work too.
      </p>
      <p>
        To see where an application stands you need no account: <a href="/status">Status</a>.
      </p>
    </div>
  );
}

function GoOn({ session }: { session: Session }) {
  const next = new URLSearchParams(location.search).get('next');
  const wanted = safePath(next, location.origin);
  const address = wanted && !wanted.startsWith('/sign-in') ? wanted : firstScreenOf(session.user);
  useEffect(() => location.replace(address), [address]);
  return (
    <p role="status">
      You are signed in as {session.user.email}. <a href={address}>Go on</a>
    </p>
  );
}
