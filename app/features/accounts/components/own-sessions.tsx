import { useCallback, useEffect, useState } from 'react';
import { whenInWords } from '#lib/dates/when-in-words.ts';
import { notify } from '#ui/notify.ts';
import { askAccounts } from '../client/ask-accounts.ts';
import { adviceOn } from '../client/service-message.ts';
import type { OwnSession } from '../sessions/own-sessions.server.ts';
import { useAuth } from './auth-context.tsx';

const when = (instant: string) => whenInWords(new Date(instant), new Date());

/** What the school knows about the place, and no more: it looks up no address. */
function placeInWords({ is_this, is_same_network }: OwnSession): string {
  if (is_this) return '';
  if (is_same_network === null) return '';
  return is_same_network
    ? ', over the internet connection that you use now'
    : ', over another internet connection';
}

/** The phones and computers on which one is signed in; each can be signed out from here. */
export function OwnSessions() {
  const { signOut } = useAuth();
  const [sessions, setSessions] = useState<OwnSession[]>();
  const [said, setSaid] = useState('');
  const read = useCallback(async () => {
    const { data, error } = await askAccounts<OwnSession[]>('sessions', 'GET');
    if (error) setSaid(adviceOn(error));
    else setSessions(data);
  }, []);
  useEffect(() => void read(), [read]);

  async function end(session: OwnSession) {
    setSaid('');
    if (session.is_this) {
      await signOut('local');
      return;
    }
    const { error } = await askAccounts(`sessions/${session.id}`, 'DELETE');
    if (error) setSaid(adviceOn(error));
    else notify({ title: 'Signed out', text: `${nameOf(session)} is signed out.` });
    await read();
  }
  return (
    <>
      <p>
        These phones and computers can open your account now. End one that you do not know or do not
        use any more. If you do not know it, set a new password as well.
      </p>
      <p role="status">{said}</p>
      {sessions && (
        <ul className="changes">
          {sessions.map((session) => (
            <li key={session.id}>
              <span>
                <b>{nameOf(session)}</b>
                {session.is_this && ' (this one)'}
                <span className="block muted small">
                  Last used: {when(session.last_at)}
                  {placeInWords(session)}. Signed in: {when(session.created_at)}.
                </span>
                {!session.is_open && (
                  <span className="block small">
                    Only your password was entered here, not your second factor. Nothing can be read
                    with it. If it was not you, set a new password.
                  </span>
                )}
              </span>
              <button type="button" className="btn line sm" onClick={() => end(session)}>
                {session.is_this ? 'Sign out here' : 'End this one'}
                <span className="visually-hidden">: {nameOf(session)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className="hint">
        We do not look up where a connection is. A phone that changes between Wi-Fi and mobile data
        uses two. The time of the last use is right to half an hour.
      </p>
    </>
  );
}

function nameOf({ browser }: OwnSession): string {
  return browser ?? 'A browser that we do not know';
}
