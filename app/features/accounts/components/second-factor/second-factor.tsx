import type { Session } from '@supabase/auth-js';
import { useState } from 'react';
import { Link } from 'react-router';
import { askClient } from '#requests/session/auth-client.ts';
import { notify } from '#ui/notify.ts';
import { askAccounts } from '../../client/ask-accounts.ts';
import { homeOf } from '../../client/home-of.ts';
import { adviceOn } from '../../client/service-message.ts';
import { safePath } from '../../mail-links/safe-path.ts';
import { appOf, hasFactor, passkeysOf } from '../../second-factor/second-factor-state.ts';
import { CodeForm } from './code-form.tsx';
import { FactorOn } from './factor-on.tsx';
import { NewRecoveryCodes } from './new-recovery-codes.tsx';
import { ShowAgain } from './show-again.tsx';
import { useFreshSignIn } from './use-fresh-sign-in.ts';

interface SecondFactorProps extends Pick<Session, 'user'> {
  /** Where somebody wanted to go who was sent here to set up a second factor. */
  next: string | null;
}

/**
 * An authenticator app as second factor: set up with a picture or by typing, tried at once, with recovery codes, and
 * taken away again. What needs a fresh sign-in is tried first; only after a No it asks who is there.
 */
export function SecondFactor({ user, next }: SecondFactorProps) {
  const [begun, setBegun] = useState<NewFactor>();
  const [codes, setCodes] = useState<string[]>();
  const { attempt, goOn, said } = useFreshSignIn(adviceOn);
  const app = appOf(user);
  const hasPasskey = passkeysOf(user).length > 0;
  const goesOnTo = safePath(next, location.origin);

  const changes = {
    async setUp() {
      const { data, error } = await askClient((client) =>
        client.mfa.enroll({ factorType: 'totp' }),
      );
      if (error) return error;
      setBegun({ id: data.id, picture: data.totp.qr_code, secret: data.totp.secret });
      return undefined;
    },
    async newCodes() {
      const { data, error } = await askAccounts<{ codes: string[] }>('recovery-codes', 'POST');
      if (error) return error;
      setCodes(data.codes);
      return undefined;
    },
    async turnOff() {
      const { error } = await askClient((client) =>
        client.mfa.unenroll({ factorId: app?.id ?? '' }),
      );
      if (error) return error;
      // Reads the account again, so that every tab sees it.
      await askClient((client) => client.refreshSession());
      notify({
        title: 'Second factor off',
        text: hasPasskey
          ? 'You sign in with your passkey, as before.'
          : 'From now on you sign in with your password only.',
      });
      return undefined;
    },
  };

  if (codes) return <NewRecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />;
  if (goOn) return <ShowAgain user={user} onDone={goOn} />;
  if (hasFactor(user)) {
    return (
      <>
        {goesOnTo && (
          <p>
            <Link className="btn" to={goesOnTo}>
              Go on
            </Link>
          </p>
        )}
        <FactorOn
          hasPasskey={hasPasskey}
          onNewCodes={() => attempt(changes.newCodes)}
          onTurnOff={app && (() => attempt(changes.turnOff))}
        />
        <p role="status">{said}</p>
      </>
    );
  }
  if (begun) {
    return (
      <SetUpFactor
        factor={begun}
        onDone={() => {
          setBegun(undefined);
          void attempt(changes.newCodes);
        }}
      />
    );
  }
  return (
    <>
      {goesOnTo && (
        <p className="note">
          The school asks everybody who works at the desk for a second factor. Set it up now, it
          takes two minutes; then you can go on.
        </p>
      )}
      <p>
        The second factor is a code from an app on your phone. We ask for it after your password, so
        somebody who knows only your password cannot sign in. Everybody who works with families’
        data should have one.
      </p>
      <button type="button" className="btn" onClick={() => attempt(changes.setUp)}>
        Set it up
      </button>
      <p role="status">{said}</p>
      {homeOf(user) === '/staff' && (
        <p>
          Or add a passkey: you then sign in with your finger, your face or a PIN, and need no code.{' '}
          <Link to={`/account/passkeys${next ? `?${new URLSearchParams({ next })}` : ''}`}>
            Add a passkey
          </Link>
        </p>
      )}
    </>
  );
}

interface NewFactor {
  id: string;
  picture: string;
  secret: string;
}

/** A picture for the authenticator app, the key for who types it, and the first code to try it. */
function SetUpFactor({ factor, onDone }: { factor: NewFactor; onDone: () => void }) {
  return (
    <>
      <ol>
        <li>
          Open an authenticator app on your phone, for example Aegis, Google Authenticator or
          Microsoft Authenticator, and add an account.
        </li>
        <li>
          Point its camera at this picture, or type the key.
          <img className="qr" src={factor.picture} alt="QR code with the key below" width="232" />
          <p>
            Key: <code>{(factor.secret.match(/.{1,4}/g) ?? []).join(' ')}</code>
          </p>
        </li>
        <li>Enter the code that the app shows.</li>
      </ol>
      <CodeForm factorId={factor.id} button="Turn it on" onDone={onDone} />
    </>
  );
}
