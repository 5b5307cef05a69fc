import type { Session } from '@supabase/auth-js';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { askClient } from '#requests/session/auth-client.ts';
import { InputField } from '#ui/fields/input-field.tsx';
import { notify } from '#ui/notify.ts';
import { askAccounts } from '../../client/ask-accounts.ts';
import { adviceOnPasskey, passkeysWorkHere } from '../../client/passkeys.ts';
import { safePath } from '../../mail-links/safe-path.ts';
import { hasFactor } from '../../second-factor/second-factor-state.ts';
import { AccountForm } from '../account-form.tsx';
import { NewRecoveryCodes } from '../second-factor/new-recovery-codes.tsx';
import { ShowAgain } from '../second-factor/show-again.tsx';
import { useFreshSignIn } from '../second-factor/use-fresh-sign-in.ts';
import { type OwnPasskey, PasskeyList } from './passkey-list.tsx';

interface PasskeysProps extends Pick<Session, 'user'> {
  /** Where somebody wanted to go who was sent here first. */
  next: string | null;
}

/** One's passkeys: added on this device or another, named, and removed. */
export function Passkeys({ user, next }: PasskeysProps) {
  const [passkeys, setPasskeys] = useState<OwnPasskey[]>();
  const { attempt, goOn, said, setSaid } = useFreshSignIn(adviceOnPasskey);
  const [codes, setCodes] = useState<string[]>();
  const [worksHere, setWorksHere] = useState(true);
  const goesOnTo = safePath(next, location.origin);
  const read = useCallback(async () => {
    const { data, error } = await askClient((client) => client.passkey.list());
    if (error) setSaid(adviceOnPasskey(error));
    else setPasskeys(data);
  }, [setSaid]);
  useEffect(() => {
    setWorksHere(passkeysWorkHere());
    void read();
  }, [read]);

  const add = (name: string) =>
    attempt(async () => {
      const { data, error } = await askClient((client) => client.registerPasskey());
      if (error) return error;
      // The school hands the session back anew: it has shown a passkey now.
      const { session } = data as typeof data & { session: Session };
      await askClient((client) => client.setSession(session));
      if (name)
        await askClient((client) =>
          client.passkey.update({ passkeyId: data.id, friendlyName: name }),
        );
      await read();
      notify({ title: 'Passkey added', text: 'From now on you sign in with it.' });
      const { data: codes } = await askAccounts<{ left: number }>('recovery-codes', 'GET');
      if (codes?.left !== 0) return null;
      const made = await askAccounts<{ codes: string[] }>('recovery-codes', 'POST');
      if (made.data) setCodes(made.data.codes);
      return made.error;
    });
  const remove = (id: string) =>
    attempt(async () => {
      const { error } = await askClient((client) => client.passkey.delete({ passkeyId: id }));
      if (error) return error;
      notify({ title: 'Passkey removed', text: 'It does not open your account any more.' });
      await askClient((client) => client.refreshSession());
      await read();
      return null;
    });

  if (codes) return <NewRecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />;
  if (goOn) return <ShowAgain user={user} onDone={goOn} />;
  return (
    <>
      {goesOnTo && hasFactor(user) && (
        <p>
          <Link className="btn" to={goesOnTo}>
            Go on
          </Link>
        </p>
      )}
      <p>
        A passkey takes the place of your password and the code. You unlock it with your finger,
        your face or the PIN of your phone or computer. Nobody can guess it or ask you for it on
        another website.
      </p>
      <p>
        Once you have one, your password alone does not open your account. Add a second one, on
        another phone or computer, so that you can sign in when you lose the first.
      </p>
      {passkeys && (
        <PasskeyList passkeys={passkeys} onRenamed={read} onRemove={remove} onFailed={setSaid} />
      )}
      <p role="status">{said}</p>
      {worksHere ? (
        <AddPasskey onAdd={add} />
      ) : (
        <p className="note">
          Passkeys cannot be added here. They need a browser that knows them, and an address of the
          website that begins with https and has a name.
        </p>
      )}
    </>
  );
}

/** Asks what the new passkey is called; the browser then asks where to keep it. */
function AddPasskey({ onAdd }: { onAdd: (name: string) => Promise<void> }) {
  return (
    <>
      <h2>Add a passkey</h2>
      <AccountForm
        button="Add a passkey"
        busy="Waiting for your passkey..."
        send={async ({ 'passkey-name': name = '' }) => {
          await onAdd(name.trim());
          return undefined;
        }}
      >
        {(errorOf) => (
          <InputField
            id="passkey-name"
            label="Name"
            isOptional
            hint="So that you know it again, for example: office computer, or my phone"
            error={errorOf('passkey-name')}
            autoComplete="off"
            maxLength={100}
          />
        )}
      </AccountForm>
    </>
  );
}
