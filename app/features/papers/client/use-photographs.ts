import { useEffect, useRef, useState } from 'react';
import { submitEntry } from '#forms/delivery/submit-entry.ts';
import { isWaiting, type WaitingEntry } from '#forms/device/submission-list.ts';
import { useEntries } from '#forms/device/use-entries.ts';
import { shrinkPicture } from '#lib/files/photographs/shrink-picture.ts';
import { photographsKey } from './device-keys.ts';
import {
  dropPhotograph,
  isOf,
  keepPhotograph,
  type PaperAt,
  renewPass,
} from './kept-photograph.ts';
import { sayOfPaper, smallPaper } from './small-paper.ts';

export interface Photographs {
  /** The photograph of this paper that has not arrived yet. */
  waitingOf(paper: string): WaitingEntry | undefined;
  /** What is wrong with the one that was chosen last. */
  problemOf(paper: string): string | undefined;
  /** Which paper's photograph is being made small. */
  busy: string | undefined;
  take(paper: string, file: File): Promise<void>;
  sendNow(entry: WaitingEntry): Promise<void>;
  drop(entry: WaitingEntry): Promise<void>;
}

/**
 * The photographs of one child's papers on this device; `onArrived` hears when the school has one, and of which paper
 * where this page sent it. What lost its right to be sent goes on with the pass of this page.
 */
export function usePhotographs(
  slug: string,
  { reference, pass }: { reference: string; pass: string },
  onArrived: (paper?: string) => void,
): Photographs {
  const entries = useEntries(photographsKey(slug)) ?? [];
  const [problem, setProblem] = useState<PaperAt & { text: string }>();
  const [busy, setBusy] = useState<string>();
  const loadMailbox = async () => (await import('./delivery.ts')).photographsMailbox(slug);
  const waiting = entries.filter((entry) => isWaiting(entry) && entry.reference === reference);
  useWhenFewer(waiting.length, onArrived);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each pass
  useEffect(() => {
    void renewPass(slug, { reference, pass }).then((renewed) => {
      for (const entry of renewed) void send(entry);
    });
  }, [slug, reference, pass]);

  async function send(...[entry, sending]: [WaitingEntry, Parameters<typeof submitEntry>[2]?]) {
    const { paper } = entry;
    const outcome = await submitEntry(loadMailbox, entry, sending);
    if (typeof paper !== 'string') return;
    if (outcome.kind === 'received') onArrived(paper);
    if (outcome.kind === 'refused') setProblem({ reference, paper, text: outcome.problem.detail });
  }

  return {
    waitingOf: (paper) => entries.filter(isWaiting).find((one) => isOf(one, { reference, paper })),
    problemOf: (paper) => (problem && problem.paper === paper ? problem.text : undefined),
    busy,
    async take(paper, file) {
      if (busy) return;
      setBusy(paper);
      setProblem(undefined);
      try {
        const picture = await shrinkPicture(file, smallPaper);
        if ('fault' in picture) {
          setProblem({ reference, paper, text: sayOfPaper(picture.fault) });
          return;
        }
        const kept = await keepPhotograph(slug, { reference, paper, pass }, picture);
        if ('problem' in kept) setProblem({ reference, paper, text: kept.problem });
        else void send(kept.entry, { queued: kept.queued });
      } finally {
        setBusy(undefined);
      }
    },
    sendNow: (entry) => send(entry),
    drop: (entry) => dropPhotograph(slug, entry),
  };
}

/** Whoever sends it, this page, another tab or the service worker: what is gone from the list has arrived. */
function useWhenFewer(count: number, onFewer: () => void): void {
  const before = useRef(count);
  const latest = useRef(onFewer);
  latest.current = onFewer;
  useEffect(() => {
    if (count < before.current) latest.current();
    before.current = count;
  }, [count]);
}
