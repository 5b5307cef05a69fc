import { useState } from 'react';
import { whenInWords } from '#lib/dates/when-in-words.ts';
import { AskFirst } from '#requests/ask-first.tsx';
import { askClient } from '#requests/session/auth-client.ts';
import { InputField } from '#ui/fields/input-field.tsx';
import { notify } from '#ui/notify.ts';
import { adviceOnPasskey } from '../../client/passkeys.ts';

/** As the public client lists it. */
export interface OwnPasskey {
  id: string;
  friendly_name?: string;
  created_at: string;
  last_used_at?: string;
}

interface PasskeyListProps {
  passkeys: readonly OwnPasskey[];
  onRenamed: () => Promise<void>;
  onRemove: (id: string) => Promise<void>;
  onFailed: (words: string) => void;
}

const when = (instant: string) => whenInWords(new Date(instant), new Date());

/** One's passkeys with when each was added and used. */
export function PasskeyList({ passkeys, onRenamed, onRemove, onFailed }: PasskeyListProps) {
  const [isBusy, setIsBusy] = useState(false);
  if (passkeys.length === 0) return <p>You have no passkey yet.</p>;
  const run = async (close: () => void, work: () => Promise<unknown>) => {
    setIsBusy(true);
    await work();
    setIsBusy(false);
    close();
  };
  const rename = async (passkeyId: string, typed: FormData) => {
    const friendlyName = String(typed.get(`name-${passkeyId}`) ?? '').trim();
    const { error } = await askClient((client) =>
      client.passkey.update({ passkeyId, friendlyName }),
    );
    if (error) return onFailed(adviceOnPasskey(error));
    notify({ title: 'Name saved', text: friendlyName });
    await onRenamed();
  };
  return (
    <>
      <h2>Your passkeys</h2>
      <ul className="changes">
        {passkeys.map(({ id, friendly_name: name = 'Passkey', created_at, last_used_at }) => (
          <li key={id}>
            <span>
              {name}
              <span className="block muted small">
                Added: {when(created_at)}
                {last_used_at ? `. Last used: ${when(last_used_at)}` : '. Not used yet'}
              </span>
            </span>
            <span className="row">
              <AskFirst
                trigger="Rename"
                triggerAbout={` ${name}`}
                triggerClass="btn line sm"
                title="Rename this passkey"
                confirm="Save name"
                isBusy={isBusy}
                onConfirm={(typed, close) => run(close, () => rename(id, typed))}
              >
                <InputField
                  id={`name-${id}`}
                  label="Name"
                  defaultValue={name}
                  error={undefined}
                  maxLength={100}
                  autoComplete="off"
                  required
                />
              </AskFirst>
              <AskFirst
                trigger="Remove"
                triggerAbout={` ${name}`}
                triggerClass="btn line sm"
                title="Remove this passkey?"
                confirm="Yes, remove it"
                isDestructive
                isBusy={isBusy}
                onConfirm={(_typed, close) => run(close, () => onRemove(id))}
              >
                <p>
                  {name} will not open your account any more, and phones and computers that signed
                  in with it will be signed out.
                  {passkeys.length === 1 &&
                    ' It is your only one: afterwards you sign in with your password again.'}
                </p>
              </AskFirst>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
