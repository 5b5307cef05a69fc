import type { ComponentProps, ReactNode } from 'react';
import { PrintLink } from '#ui/print-link.tsx';
import type { Turn } from '../cases/answer-by.ts';
import { TurnOfRecord } from '../cases/turn-at-desk.tsx';
import { DeskPage } from '../desk-page.tsx';
import { RecordNav } from './record-nav.tsx';

interface RecordPageProps extends ComponentProps<typeof RecordNav> {
  title: string;
  /** What was done with the record, beside it. */
  history: ReactNode;
  /** Whose turn it is with it. */
  turn: Turn | undefined;
  children: ReactNode;
}

/** The screen of a record: the way through its list, the record, and beside it what was done with it. */
export function RecordPage({ title, history, turn, children, ...nav }: RecordPageProps) {
  return (
    <DeskPage
      title={title}
      action={
        <PrintLink className="btn line" href="#main">
          Print
        </PrintLink>
      }
    >
      <RecordNav {...nav} />
      <TurnOfRecord turn={turn} now={new Date()} />
      <div className="record">
        <div>{children}</div>
        {history}
      </div>
    </DeskPage>
  );
}
