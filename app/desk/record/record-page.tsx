import type { ComponentProps, ReactNode } from 'react';
import { MoreMenu } from '#ui/more-menu.tsx';
import { PrintLink } from '#ui/print-link.tsx';
import { AssignedTo, GiveToColleague, useWhoseWork } from '../cases/assigned-to.tsx';
import { StatusBadge, type StatusSign } from '../list/status-badge.tsx';
import { FactLine, type Facts } from './fact-line.tsx';
import { RecordNav } from './record-nav.tsx';
import { useNarrow } from './use-narrow.ts';
import { WhatHappened } from './what-happened.tsx';

interface RecordPageProps
  extends Omit<ComponentProps<typeof RecordNav>, 'room'>,
    Omit<ComponentProps<typeof WhatHappened>, 'entries'> {
  title: string;
  status: StatusSign;
  /** What the office reads first; whose work it is and the reference are added. */
  facts: Facts;
  /** What is done most: beside the title, and on a phone in “More”. */
  acts?: ReactNode;
  /** What is done more rarely, an `<li>` each. */
  more?: ReactNode;
  /** Before anything is done: who must not know, and the one next step. */
  first?: ReactNode;
  happened: ComponentProps<typeof WhatHappened>['entries'];
  /** What stands beside the record, above what happened with it. */
  aside?: ReactNode;
  children: ReactNode;
}

/**
 * The screen of a record of any room: the way through its list, who it is in one line, what is to be done now; then what
 * is known on the left, and on the right what happened.
 */
export function RecordPage(props: RecordPageProps) {
  const { title, status, facts, acts, more, first, happened, aside, children, ...rest } = props;
  const { work, whoMayAsk, readers, ...nav } = rest;
  const whose = useWhoseWork(work);
  const isNarrow = useNarrow();
  return (
    <>
      <RecordNav {...nav} />
      <div className="record-head">
        <div>
          <h1 dir="auto">{title}</h1> <StatusBadge of={status} />
        </div>
        <FactLine
          facts={{ ...facts, whose, reference: <span className="ref">{nav.reference}</span> }}
        />
        <fieldset className="row no-print" aria-label="For this record">
          {!isNarrow && acts}
          {!isNarrow && <AssignedTo room={nav.room} work={work} />}
          <MoreMenu label="More">
            {isNarrow && acts && <li>{acts}</li>}
            {more}
            <li>
              <PrintLink href="#main">Print</PrintLink>
            </li>
            {isNarrow && (
              <li>
                <GiveToColleague room={nav.room} work={work} />
              </li>
            )}
          </MoreMenu>
        </fieldset>
      </div>
      {first}
      <div className="record">
        <div>{children}</div>
        <div>
          {aside}
          <WhatHappened
            room={nav.room}
            work={work}
            entries={happened}
            whoMayAsk={whoMayAsk}
            readers={readers}
          />
        </div>
      </div>
    </>
  );
}
