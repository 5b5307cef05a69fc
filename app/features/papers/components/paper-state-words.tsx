import type { ReactNode } from 'react';
import type { PaperState } from '../paper-state.ts';

const stateClass: Record<PaperState, string> = {
  bring: 'paper-state',
  notYet: 'paper-state',
  sent: 'paper-state sent',
  seen: 'paper-state seen',
  unreadable: 'paper-state unreadable',
};

/** How far a paper is: a word with a shape, so that colour is never the only sign. */
export function PaperStateWords({ state, children }: { state: PaperState; children: ReactNode }) {
  return <span className={stateClass[state]}>{children}</span>;
}
