import type { Session } from '@supabase/auth-js';
import { useState } from 'react';
import { useNotify } from '#ui/notice.tsx';
import { authClient } from '../auth-client.ts';
import { verifiedFactors } from '../second-factor/second-factor-state.ts';
import { adviceOn } from '../service-message.ts';
import { CodeForm } from './code-form.tsx';

interface NewFactor {
  id: string;
  picture: string;
  secret: string;
}

/** An authenticator app as second factor: set up with a picture or by typing, tried at once, taken away again. */
export function SecondFactor({ user }: Pick<Session, 'user'>) {
  const [begun, setBegun] = useState<NewFactor>();
  const [said, setSaid] = useState('');
  const notify = useNotify();
  const [factor] = verifiedFactors(user);

  async function begin() {
    const { data, error } = await authClient().mfa.enroll({ factorType: 'totp' });
    if (error) setSaid(adviceOn(error));
    else setBegun({ id: data.id, picture: data.totp.qr_code, secret: data.totp.secret });
  }
  async function remove(factorId: string) {
    const { error } = await authClient().mfa.unenroll({ factorId });
    if (error) setSaid(adviceOn(error));
    else {
      // Reads the account again, so that every tab sees it.
      await authClient().refreshSession();
      notify({ title: 'Second factor off', text: 'From now on your password is enough.' });
    }
  }

  if (factor) {
    return (
      <>
        <p>
          Your second factor is on: when you sign in, we ask for a code of your authenticator app as
          well.
        </p>
        <button type="button" className="btn line" onClick={() => remove(factor.id)}>
          Turn it off
        </button>
        <p role="status">{said}</p>
      </>
    );
  }
  if (begun) {
    return (
      <>
        <ol>
          <li>
            Open an authenticator app on your phone, for example Aegis, Google Authenticator or
            Microsoft Authenticator, and add an account.
          </li>
          <li>
            Point its camera at this picture, or type the key.
            <img className="qr" src={begun.picture} alt="QR code with the key below" width="232" />
            <p>
              Key: <code>{(begun.secret.match(/.{1,4}/g) ?? []).join(' ')}</code>
            </p>
          </li>
          <li>Enter the code that the app shows.</li>
        </ol>
        <CodeForm
          factorId={begun.id}
          button="Turn it on"
          onDone={() => {
            setBegun(undefined);
            notify({ title: 'Second factor on', text: 'Keep the app: you need it to sign in.' });
          }}
        />
      </>
    );
  }
  return (
    <>
      <p>
        With a second factor, somebody who has learned your password still cannot sign in: we ask
        for a code of an app on your phone as well. Everybody who works with families’ data should
        have one.
      </p>
      <button type="button" className="btn" onClick={begin}>
        Set it up
      </button>
      <p role="status">{said}</p>
    </>
  );
}
