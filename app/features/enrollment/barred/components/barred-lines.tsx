import type { ReactNode } from 'react';
import type { BarredFromChild } from '#desk/family/family-part.ts';
import { StaffName } from '#desk/staff/staff-name.tsx';
import { dayMonthYear } from '#lib/dates/plain-date.ts';
import { saidInWords } from '../barred-words.ts';

interface BarredLinesProps<Line> {
  lines: readonly Line[];
  /** What can be done about one of them, behind it. */
  act?: (line: Line) => ReactNode;
}

/** In red, above everything: who may not know of a child, or may not collect it. */
export function BarredLines<Line extends BarredFromChild>({ lines, act }: BarredLinesProps<Line>) {
  return lines
    .filter(({ liftedAt }) => liftedAt === null)
    .map((line) => (
      <div className="guard" key={line.id}>
        <b dir="auto">
          {line.name} {saidInWords(line, line.child)}.
        </b>{' '}
        <span dir="auto">
          Since {dayMonthYear(line.since)}. {line.reason.replace(/[.\s]*$/, '.')}
        </span>
        {line.paper && <span dir="auto"> Paper: {line.paper}.</span>}{' '}
        <span className="small">
          Written down by <StaffName of={line.writtenBy} />.
        </span>{' '}
        {act?.(line)}
      </div>
    ));
}
