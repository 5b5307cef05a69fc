import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { useNotify } from '#ui/notice.tsx';
import type { DeskRefusal } from './desk-requests.ts';

type Said<Done> = { done: Done } | { refusal: DeskRefusal };

interface AfterCall<Done> {
  onDone: (done: Done) => void;
  onRefusal?: (refusal: DeskRefusal) => void;
}

/**
 * Asks the screen's own clientAction for a change. What came of it is told once the screen shows the newest; a
 * refusal is a notice, and whatever was typed stays.
 */
export function useDeskCall<Done>({ onDone, onRefusal }: AfterCall<Done>) {
  const fetcher = useFetcher<Said<Done>>();
  const notify = useNotify();
  const told = useRef<unknown>(undefined);
  useEffect(() => {
    const said = fetcher.data as Said<Done> | undefined;
    if (fetcher.state !== 'idle' || !said || told.current === said) return;
    told.current = said;
    if ('done' in said) return onDone(said.done);
    notify({ title: said.refusal.title, text: said.refusal.detail, isDestructive: true });
    onRefusal?.(said.refusal);
  });
  return {
    isBusy: fetcher.state !== 'idle',
    send(call: string, body: object) {
      const said = JSON.stringify({ call, body });
      fetcher.submit(said, { method: 'post', encType: 'application/json' });
    },
  };
}

/** What `send` handed over, as the clientAction reads it. */
export async function readDeskCall(request: Request): Promise<{ call: string; body: object }> {
  return (await request.json()) as { call: string; body: object };
}
