import { writtenInstant } from '#lib/dates/written-instant.ts';
import type { Turn } from '../cases/answer-by.ts';
import { TurnInList } from '../cases/turn-at-desk.tsx';
import type { Column } from './list-rows.tsx';
import { StatusBadge, type StatusSign } from './status-badge.tsx';

/** The columns that lists of records have in common. */
export const referenceColumn: Column<{ reference: string }> = {
  name: 'Reference',
  className: 'ref',
  cell: ({ reference }) => reference,
};

export const receivedColumn: Column<{ submittedAt: string }> = {
  name: 'Received',
  className: 'cell-date',
  cell: ({ submittedAt }, now) => writtenInstant(submittedAt, now),
};

export function statusColumn<Status extends string>(
  words: Record<Status, StatusSign>,
): Column<{ status: Status }> {
  return {
    name: 'Status',
    className: 'cell-status',
    cell: ({ status }) => <StatusBadge of={words[status]} />,
  };
}

/** With whose turn it is and by when. */
export function turnColumn<Status extends string>(
  words: Record<Status, StatusSign>,
  turns: Record<string, Turn>,
): Column<{ reference: string; status: Status }> {
  return {
    name: 'Status',
    className: 'cell-status',
    cell: ({ reference, status }, now) => (
      <>
        <StatusBadge of={words[status]} />
        <TurnInList turn={turns[reference]} now={now} />
      </>
    ),
  };
}
