import type { Session } from '@supabase/auth-js';
import { useEffect, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { homeOf } from '../client/home-of.ts';
import { adviceOn } from '../client/service-message.ts';
import { emailBehind } from '../client/sign-in-address.ts';
import { emailErrors, passwordErrors } from '../client/typed-account.ts';
import { safePath } from '../mail-links/safe-path.ts';
import { owesFactor, passkeysOf } from '../second-factor/second-factor-state.ts';
import { AccountForm } from './account-form.tsx';
import { useAuth } from './auth-context.tsx';
import { EmailField } from './email-field.tsx';
import { LinkProblem } from './link-problem.tsx';
import { PasskeyButton } from './passkeys/passkey-button.tsx';
import { PasswordField } from './password-field.tsx';
import { ShowFactor } from './second-factor/show-factor.tsx';

/** A passkey, or the password and then the second factor where there is one; then on to where somebody wanted to go. */
export function SignInForm({ next }: { next: string | null }) {
  const { session, signOut } = useAuth();
  if (session && owesFactor(session)) {
    const { user } = session;
    return (
      <>
        <p>
          You are {user.email}.{' '}
          {passkeysOf(user).length > 0
            ? 'Now use your passkey.'
            : 'Now enter the code of your second factor.'}
        </p>
        <ShowFactor user={user} button="Sign in" />
        <p>
          <button type="button" className="link" onClick={() => signOut()}>
            Use another account
          </button>
        </p>
      </>
    );
  }
  if (session) return <GoOn session={session} next={next} />;
  return <PasswordForm />;
}

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
      <AccountForm button="Sign in" busy="Signing in..." send={send}>
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
          <Link to="/forgotten-password">I have forgotten my password</Link>
        </li>
        <li>
          <Link to="/sign-up">I do not have an account yet</Link>
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
  const { hash, pathname, search } = useLocation();
  useEffect(() => {
    const email = emailBehind(hash);
    if (!email || !field.current) return;
    field.current.value ||= email;
    history.replaceState(history.state, '', pathname + search);
  }, [hash, pathname, search]);
  return field;
}

function GoOn({ session, next }: { session: Session; next: string | null }) {
  const navigate = useNavigate();
  const wanted = safePath(next, location.origin);
  const address = wanted && !wanted.startsWith('/sign-in') ? wanted : homeOf(session.user);
  useEffect(() => {
    navigate(address, { replace: true });
  }, [address, navigate]);
  return (
    <p role="status">
      You are signed in as {session.user.email}. <Link to={address}>Go on</Link>
    </p>
  );
}
