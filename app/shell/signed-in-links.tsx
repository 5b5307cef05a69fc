import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { readKept, watch } from '#lib/device-store.ts';

/** Whether this device keeps a session. The server does not know: pages are the same for everybody. */
export function useIsSignedIn(slug: string): boolean {
  const key = `${slug}.auth`;
  // Whoever signs in or out goes to another screen; then it is read anew.
  useLocation();
  return useSyncExternalStore(
    (changed) => watch(key, changed),
    () => readKept(key).state === 'kept',
    () => false,
  );
}

/** The ways to the account and out of it. The code that signs out is loaded when somebody does. */
export function SignedInLinks({ slug }: { slug: string }) {
  async function leave() {
    const { signOutHere } = await import('#lib/ended-sessions.ts');
    signOutHere(slug);
    location.assign('/');
  }
  return (
    <>
      <li>
        <a href="/account">Your account</a>
      </li>
      <li>
        <button type="button" onClick={leave}>
          Sign out
        </button>
      </li>
    </>
  );
}
