import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { AskFirst } from '#requests/ask-first.tsx';
import { askAccounts } from '../../client/ask-accounts.ts';
import { adviceOn } from '../../client/service-message.ts';

const FEW = 3;

interface FactorOnProps {
  hasPasskey: boolean;
  onNewCodes: () => void;
  /** Where there is an app to turn off. */
  onTurnOff: (() => void) | undefined;
}

/** That the second factor is on, how many recovery codes are left, and what can be done about either. */
export function FactorOn({ hasPasskey, onNewCodes, onTurnOff }: FactorOnProps) {
  const [left, setLeft] = useState<number>();
  const [said, setSaid] = useState('');
  useEffect(() => {
    void askAccounts<{ left: number }>('recovery-codes', 'GET').then(({ data, error }) => {
      if (error) setSaid(adviceOn(error));
      else setLeft(data.left);
    });
  }, []);
  return (
    <>
      {hasPasskey ? (
        <p>
          You sign in with a <Link to="/account/passkeys">passkey</Link>, which is your second
          factor too.{' '}
          {onTurnOff && 'Codes of your authenticator app do not count while you have a passkey.'}
        </p>
      ) : (
        <p>
          Your second factor is on: when you sign in, we ask for a code of your authenticator app as
          well.
        </p>
      )}
      <h2>Recovery codes</h2>
      <p role="status">
        {said}
        {left !== undefined && (
          <>
            <b>{left === 1 ? '1 recovery code is' : `${left} recovery codes are`} left.</b>{' '}
            {left > FEW
              ? 'With one of them you can sign in without your phone or passkey.'
              : 'Make new ones now, so that you can sign in when you lose your phone.'}
          </>
        )}
      </p>
      <AskFirst
        trigger="Make new recovery codes …"
        title="Make new recovery codes?"
        confirm="Yes, make new ones"
        isBusy={false}
        onConfirm={(_typed, close) => {
          close();
          onNewCodes();
        }}
      >
        <p>The codes that you have now stop working.</p>
      </AskFirst>
      {onTurnOff && (
        <>
          <h2>{hasPasskey ? 'Turn the authenticator app off' : 'Turn the second factor off'}</h2>
          {!hasPasskey && <p>Then you sign in with your password only.</p>}
          <AskFirst
            trigger="Turn it off …"
            title={hasPasskey ? 'Turn the authenticator app off?' : 'Turn the second factor off?'}
            confirm="Yes, turn it off"
            isDestructive
            isBusy={false}
            onConfirm={(_typed, close) => {
              close();
              onTurnOff();
            }}
          >
            <p>The codes of your authenticator app stop working.</p>
          </AskFirst>
        </>
      )}
    </>
  );
}
