import type { ComponentProps, ReactNode } from 'react';
import { PrintLink } from '#ui/print-link.tsx';
import { DeskPage } from '../desk-page.tsx';
import { RecordWay } from './record-way.tsx';

interface RecordPageProps extends Omit<ComponentProps<typeof RecordWay>, 'children'> {
  title: string;
  /** What the way back says, such as `All messages`. */
  all: string;
  /** What was done with the record, beside it. */
  history: ReactNode;
  children: ReactNode;
}

/** The screen of a record: the way through its list, the record, and beside it what was done with it. */
export function RecordPage({ title, all, history, children, ...way }: RecordPageProps) {
  return (
    <DeskPage
      title={title}
      action={
        <PrintLink className="btn line" href="#main">
          Print
        </PrintLink>
      }
    >
      <RecordWay {...way}>{all}</RecordWay>
      <div className="record">
        <div>{children}</div>
        {history}
      </div>
    </DeskPage>
  );
}
