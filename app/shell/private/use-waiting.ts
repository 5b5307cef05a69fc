import { useEffect, useRef, useState } from 'react';
import { useLocation, useMatches } from 'react-router';
import { waitingAt } from '#app/routes/api/staff-addresses.ts';
import type { Waiting } from '#desk/today/what-waits.ts';
import { askServer } from '#requests/server-requests.ts';

/** From screen to screen the numbers are asked for no more often than this; a change of the office asks at once. */
const FRESH_MS = 30_000;

/** How much waits, for the numbers in the bar; undefined until the server has said so. */
export function useWaiting(): Waiting | undefined {
  const [waiting, setWaiting] = useState<Waiting>();
  const { key } = useLocation();
  // A screen is given anew after each change, at the same entry of the history.
  const shown = useMatches().at(-1)?.loaderData;
  const last = useRef({ key: '', at: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for anew with each screen and each change
  useEffect(() => {
    const isOther = last.current.key !== key;
    if (isOther && Date.now() - last.current.at < FRESH_MS) {
      last.current.key = key;
      return;
    }
    last.current = { key, at: Date.now() };
    let isOver = false;
    // Without an answer the numbers from before stay: they are beside the work, and the work says what is wrong.
    askServer(waitingAt).then(
      (answer) => isOver || setWaiting(answer),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [key, shown]);
  return waiting;
}
