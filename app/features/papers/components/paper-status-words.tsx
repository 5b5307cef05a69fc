import type { ReactNode } from 'react';
import type { PaperStatus } from '../paper-status.ts';

const statusClass: Record<PaperStatus, string> = {
  bring: 'paper-status',
  notYet: 'paper-status',
  sent: 'paper-status sent',
  seen: 'paper-status seen',
  unreadable: 'paper-status unreadable',
};

interface PaperStatusWordsProps {
  status: PaperStatus;
  children: ReactNode;
}

/** How far a paper is: a word with a shape, so that colour is never the only sign. */
export function PaperStatusWords({ status, children }: PaperStatusWordsProps) {
  return <span className={statusClass[status]}>{children}</span>;
}
