import type { Session } from '@supabase/auth-js';
import { Link } from 'react-router';
import { notify } from '#ui/notify.ts';
import { homeOf, nameOf } from '../client/home-of.ts';
import { verifiedFactors } from '../second-factor/second-factor-state.ts';
import { useAuth } from './auth-context.tsx';

/** What there is to change about an account, and the ways out. */
export function AccountOverview({ user }: Pick<Session, 'user'>) {
  const { signOut } = useAuth();
  const home = homeOf(user);
  const hasFactor = verifiedFactors(user).length > 0;

  async function leave(scope: 'local' | 'global' | 'others', text: string) {
    const { error } = await signOut(scope);
    if (!error) notify({ title: 'Signed out', text });
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
            Second factor: {hasFactor ? 'on' : 'off'}
            <span className="block muted small">A code from your phone when you sign in.</span>
          </span>
          <Link to="/account/second-factor">
            {hasFactor ? 'Change second factor' : 'Set up a second factor'}
          </Link>
        </li>
      </ul>
      <h2>Sign out</h2>
      <p>Lost a phone, or used one that is not yours? Sign out everywhere.</p>
      <div className="row">
        <button
          type="button"
          className="btn"
          onClick={() => leave('local', 'You are signed out on this device.')}
        >
          Sign out here
        </button>
        <button
          type="button"
          className="btn line"
          onClick={() => leave('others', 'All your other phones and computers are signed out.')}
        >
          Sign out elsewhere
        </button>
        <button
          type="button"
          className="btn line"
          onClick={() => leave('global', 'You are signed out on all phones and computers.')}
        >
          Sign out everywhere
        </button>
      </div>
    </>
  );
}
