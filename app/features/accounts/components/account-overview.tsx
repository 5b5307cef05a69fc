import type { Session, SignOut } from '@supabase/auth-js';
import { Link } from 'react-router';
import { notifyOnNextPage, sayNothingOnNextPage } from '#ui/notice-on-next-page.ts';
import { notify } from '#ui/notify.ts';
import { homeOf, nameOf } from '../client/home-of.ts';
import { appOf, passkeysOf } from '../second-factor/second-factor-state.ts';
import { useAuth } from './auth-context.tsx';
import { SlashKeyChoice } from './slash-key-choice.tsx';

/** Where a press ends the session, its button, and what it says afterwards. */
const signOuts = [
  ['local', 'Sign out here', 'You are signed out on this device.'],
  ['others', 'Sign out elsewhere', 'All your other phones and computers are signed out.'],
  ['global', 'Sign out everywhere', 'You are signed out on all phones and computers.'],
] as const;

/** What there is to change about an account, and the ways out. */
export function AccountOverview({ user }: Pick<Session, 'user'>) {
  const { signOut } = useAuth();
  const home = homeOf(user);
  const hasApp = appOf(user) !== undefined;
  const passkeys = passkeysOf(user).length;

  async function leave(scope: SignOut['scope'], text: string) {
    const said = { title: 'Signed out', text };
    const isStaying = scope === 'others';
    // Whoever is signed out here is led to the sign-in, which is another document, before anything after this is done.
    if (!isStaying) notifyOnNextPage(said);
    const { error } = await signOut(scope);
    if (error) sayNothingOnNextPage();
    else if (isStaying) notify(said);
  }
  return (
    <>
      <p>
        You are signed in as <b>{user.email}</b>.{' '}
        <Link to={home}>{home === '/staff' ? 'To the desk' : 'To the portal'}</Link>
      </p>
      <ul className="changes">
        {home === '/staff' && (
          <li>
            <span>Your name at the desk: {nameOf(user) || 'not given yet'}</span>
            <Link to="/account/name">Change your name</Link>
          </li>
        )}
        <li>
          <span>Email address</span>
          <Link to="/account/email">Change email address</Link>
        </li>
        <li>
          <span>Password</span>
          <Link to="/account/password">Change password</Link>
        </li>
        <li>
          <span>
            {hasApp || passkeys > 0
              ? 'Your password alone does not open your account'
              : 'Your password alone opens your account'}
            <span className="block muted small">
              {passkeys > 0
                ? 'You sign in with your passkey, or with a recovery code.'
                : hasApp
                  ? 'You also need a code from your phone.'
                  : 'You can ask for a code from your phone as well: a second factor.'}
            </span>
          </span>
          <Link to="/account/second-factor">
            {hasApp || passkeys > 0 ? 'Change second factor' : 'Set up a second factor'}
          </Link>
        </li>
        {home === '/staff' && (
          <li>
            <span>
              Passkeys: {passkeys === 0 ? 'none' : passkeys}
              <span className="block muted small">
                Sign in with your finger, your face or a PIN.
              </span>
            </span>
            <Link to="/account/passkeys">
              {passkeys === 0 ? 'Add a passkey' : 'Change passkeys'}
            </Link>
          </li>
        )}
      </ul>
      {home === '/staff' && <SlashKeyChoice />}
      <h2>Sign out</h2>
      <p>
        Lost a phone, or used one that is not yours?{' '}
        <Link to="/account/devices">See where you are signed in</Link>, or sign out everywhere.
      </p>
      <div className="row">
        {signOuts.map(([scope, button, done]) => (
          <button
            key={scope}
            type="button"
            className={scope === 'local' ? 'btn' : 'btn line'}
            onClick={() => leave(scope, done)}
          >
            {button}
          </button>
        ))}
      </div>
    </>
  );
}
