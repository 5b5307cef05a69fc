import { claimsOf } from '#lib/crypto/token-claims.ts';
import { forget, keep, rawText } from '#lib/device/device-store.ts';
import { type Mailbox, sendWaiting } from '../delivery/send-entries.ts';
import {
  listEntries,
  newEntry,
  removeEntry,
  type WaitingEntry,
  waitingEntries,
} from './submission-list.ts';
import { forgetTypedTexts } from './typed-texts.ts';

/** Where the device keeps which sessions the school is still to end (`interfaces.md`, Browser local storage). */
export const endedSessionsKey = (slug: string) => `${slug}.ended-sessions`;

export function endedSessionsMailbox(slug: string): Mailbox {
  const listKey = endedSessionsKey(slug);
  return {
    listKey,
    address: '/api/ended-sessions',
    fieldsOf: ({ session }) => ({ session: String(session) }),
    onReceived: ({ delivery }) => {
      removeEntry(listKey, delivery.key);
      if (listEntries(listKey).length === 0) forget(listKey);
    },
  };
}

/**
 * What has to be left on a device that is cleared: the sessions that the school is to end, this one and any that
 * still wait. Their ids end them and sign nobody in.
 */
export function sessionsToEnd(slug: string): WaitingEntry[] {
  const waiting = waitingEntries(endedSessionsKey(slug));
  const session = keptSession(slug);
  if (!session) return waiting;
  return [...waiting, newEntry({ session })];
}

/** Ends them at the school, now or, without a connection, with the next delivery. */
export function endSessionsAtSchool(slug: string, entries: WaitingEntry[]): void {
  if (entries.length === 0) return;
  keep(endedSessionsKey(slug), entries);
  void sendWaiting(endedSessionsMailbox(slug), () => new Date(), true);
}

/** Signs out on this device at once, and at the school now or, without a connection, with the next delivery. */
export function signOutHere(slug: string): void {
  const sessions = sessionsToEnd(slug);
  forget(`${slug}.auth`);
  forgetTypedTexts(slug);
  endSessionsAtSchool(slug, sessions);
}

/** The id of the session that the accounts' client keeps here. */
function keptSession(slug: string): string | undefined {
  try {
    const { access_token } = JSON.parse(rawText(`${slug}.auth`) ?? '{}');
    const session = claimsOf(access_token)?.session_id;
    return typeof session === 'string' ? session : undefined;
  } catch {
    return undefined;
  }
}
