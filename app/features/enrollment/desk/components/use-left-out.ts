import { useRef, useState } from 'react';
import { sendChange } from '#requests/server-requests.ts';
import type { LeftOut } from '../../places/passed-over.ts';
import { leftOutAt } from '../../places/places-at.ts';

/** What is known of whom an offer leaves out; `unknown` where the server did not answer. */
export type KnownLeftOut = LeftOut | 'asking' | 'unknown';

/** Asks, whenever the dialog of an offer opens, whom it leaves out. */
export function useLeftOut(references: readonly string[]) {
  const [leftOut, setLeftOut] = useState<KnownLeftOut>('asking');
  const newest = useRef(0);
  async function ask() {
    const number = ++newest.current;
    setLeftOut('asking');
    const answer = await sendChange(leftOutAt, { references: [...references] }).catch(
      () => undefined,
    );
    if (newest.current !== number) return;
    setLeftOut(answer && 'done' in answer ? answer.done : 'unknown');
  }
  return { leftOut, ask };
}
