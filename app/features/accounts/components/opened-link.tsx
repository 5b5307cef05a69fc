import { Link, useNavigate } from 'react-router';
import { askClient } from '#requests/session/auth-client.ts';
import { notify } from '#ui/notify.ts';
import { adviceOn } from '../client/service-message.ts';
import type { OpenedLink } from '../mail-links/opened-link.server.ts';
import { AccountForm } from './account-form.tsx';
import { useAuth } from './auth-context.tsx';
import { GONE } from './link-problem.tsx';

/** The words of each kind of link. Those that set a password need a script, as the password's page does. */
export const linkWords = {
  signup: {
    title: 'Confirm your email address',
    text: 'Press the button to confirm your email address. Press it only if you opened this account yourself.',
    button: 'Confirm my email address',
    done: 'Your email address is confirmed.',
  },
  email_change: {
    title: 'Confirm your new email address',
    text: 'Press the button to use this address for your account.',
    button: 'Use this email address',
    done: 'Your email address was changed.',
  },
  recovery: {
    title: 'Set a new password',
    text: 'Press the button, then choose a new password.',
    button: 'Go on to the new password',
    done: undefined,
  },
  invite: {
    title: 'Your invitation to the school’s desk',
    text: 'Press the button, then choose your password. An earlier password of this account stops working, and it is signed out everywhere.',
    button: 'Accept the invitation',
    done: undefined,
  },
} as const;

const CHOOSE_ANEW =
  'An account was opened with your email address more than once, maybe not only by you. Press the button, then choose a password. Those that were chosen before do not count.';

/** One button for the link of a mail: only the press does something. */
export function OpenedLinkForm({ link }: { link: OpenedLink }) {
  const { session } = useAuth();
  const navigate = useNavigate();
  const { kind, token, email, accountId, setsPassword } = link;
  const words = linkWords[kind];
  const isOther = session !== null && session.user.id !== accountId;

  async function send() {
    const { error } = await askClient((client) =>
      client.verifyOtp({ type: kind, token_hash: token }),
    );
    if (error) {
      const isGone = (error as { code?: string }).code === 'otp_expired';
      return { errors: [], detail: isGone ? GONE : adviceOn(error) };
    }
    if (kind === 'email_change') {
      if (session && !isOther) await askClient((client) => client.refreshSession());
      notify({ title: words.done ?? '', text: `From now on, sign in with ${email}.` });
    }
    await navigate(link.next, { replace: true });
    return undefined;
  }

  return (
    <>
      {isOther && (
        <p className="note">
          You are signed in as <b>{session.user.email}</b> on this device, and this link is for
          another account.{' '}
          {kind !== 'email_change' && 'If you go on, you are signed in to that one. '}
          Did you not ask for this link? Then close this page.
        </p>
      )}
      <AccountForm
        button={words.button}
        busy="One moment..."
        send={send}
        needsScript={setsPassword}
      >
        {() => (
          <>
            <p>
              For <b>{email}</b>
            </p>
            <p>{kind === 'signup' && setsPassword ? CHOOSE_ANEW : words.text}</p>
            <input type="hidden" name="token" value={token} />
            <input type="hidden" name="type" value={kind} />
          </>
        )}
      </AccountForm>
    </>
  );
}

/** What the press did, in a browser without a script. */
export function PressedLink({ said }: { said: string }) {
  return (
    <>
      <p className="lead">{said}</p>
      <p>
        <Link to="/sign-in" reloadDocument>
          Sign in
        </Link>
      </p>
    </>
  );
}

/** For a link that does nothing. */
export function LinkGone() {
  return (
    <>
      <p className="lead">{GONE}</p>
      <p>
        Did you open it some time ago? Then open it again from the mail. Your browser must allow a
        cookie for this.
      </p>
      <ul className="ways">
        <li>
          <Link to="/sign-in" reloadDocument>
            Sign in
          </Link>
        </li>
        <li>
          <Link to="/forgotten-password">I have forgotten my password</Link>
        </li>
      </ul>
    </>
  );
}
