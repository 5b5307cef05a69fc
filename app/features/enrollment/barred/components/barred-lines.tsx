import type { ReactNode } from 'react';
import { StaffName } from '#desk/staff/staff-name.tsx';
import { dayMonthYear } from '#lib/dates/plain-date.ts';
import { saidInWords } from '../barred-words.ts';
import type { BarredLine } from '../list-barred.server.ts';

interface BarredLinesProps {
  lines: readonly BarredLine[];
  /** What can be done about one of them, behind it. */
  act?: (line: BarredLine) => ReactNode;
}

/** In red, above everything: who may not know of the child, or may not collect it. */
export function BarredLines({ lines, act }: BarredLinesProps) {
  return lines
    .filter(({ liftedAt }) => liftedAt === null)
    .map((line) => (
      <p className="guard" key={line.id} dir="auto">
        <b>
          {line.name} {saidInWords(line)}.
        </b>{' '}
        Since {dayMonthYear(line.since)}: {line.reason}
        {line.paper && ` Paper: ${line.paper}.`}{' '}
        <span className="small">
          Written down by <StaffName of={line.writtenBy} />.
        </span>{' '}
        {act?.(line)}
      </p>
    ));
}
