import { useState } from 'react';

/** A change of one's account; what it resolves with is why it was not made. */
type Change = () => Promise<Error | null | undefined>;

/**
 * What needs a fresh sign-in is tried first; only after a No it is asked who is there: while `goOn` is there, the screen
 * asks (`ShowAgain`), and calls it afterwards. `advice` says what to do after any other No.
 */
export function useFreshSignIn(advice: (error: Error) => string) {
  const [waiting, setWaiting] = useState<Change>();
  const [said, setSaid] = useState('');
  async function attempt(change: Change) {
    setSaid('');
    setWaiting(undefined);
    const error = await change();
    if (!error) return;
    if ((error as { code?: string }).code === 'reauthentication_needed') setWaiting(() => change);
    else setSaid(advice(error));
  }
  return { attempt, goOn: waiting && (() => void attempt(waiting)), said, setSaid };
}
