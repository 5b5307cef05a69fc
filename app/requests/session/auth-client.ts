import type { AuthChangeEvent, Session } from '@supabase/auth-js';
import { NoAnswer } from '../no-answer.ts';
import { sessionAsKept } from './kept-session.ts';
import type { PublicClient } from './public-client.ts';

type Listener = (event: AuthChangeEvent, session: Session | null) => void;

const listeners = new Set<Listener>();
let loading: Promise<PublicClient> | undefined;
let known: Session | null | undefined;

/**
 * The public client of this document. It is a fifth of a screen's script and is loaded when something asks for it:
 * signing in and out, a change of the account, a session to be refreshed. Throws `NoAnswer` when the line breaks.
 */
export function loadClient(): Promise<PublicClient> {
  loading ??= import('./public-client.ts').then(
    ({ newPublicClient }) => {
      const client = newPublicClient();
      client.onAuthStateChange((event, session) => {
        known = session;
        for (const listener of listeners) listener(event, session);
      });
      return client;
    },
    (error) => {
      // The next call tries again.
      loading = undefined;
      throw new NoAnswer(String(error));
    },
  );
  return loading;
}

/** What the public client answers; where it could not be loaded, `NoAnswer` as the error. */
export async function askClient<Answer extends { error: Error | null }>(
  ask: (client: PublicClient) => Promise<Answer>,
): Promise<Answer | { data: null; error: Error }> {
  let asked: PublicClient;
  try {
    asked = await loadClient();
  } catch (error) {
    return { data: null, error: error as NoAnswer };
  }
  return ask(asked);
}

/** Who is signed in by what this device keeps now; throws `NoAnswer` where the client for it did not arrive. */
export async function readSession(): Promise<Session | null> {
  const kept = loading ? undefined : sessionAsKept();
  if (kept !== undefined) {
    known = kept;
    return kept;
  }
  const { data } = await (await loadClient()).getSession();
  known = data.session;
  return known;
}

/**
 * Who is signed in as far as this document knows; undefined until it has read it. A screen that is made anew shows its
 * rows with it at once, so that the router can put back how far somebody had scrolled.
 */
export function knownSession(): Session | null | undefined {
  return known;
}

/** Calls `listener` with what the public client says of the session, once it is there. Returns the way to stop. */
export function followSession(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
