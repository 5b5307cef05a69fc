import { shortInstant } from '#lib/dates/short-instant.ts';
import type { Turn } from '../cases/turns/answer-by.ts';
import { TurnInList } from '../cases/turns/turn-at-desk.tsx';
import { StaffName } from '../staff/staff-name.tsx';
import type { Column } from './list-rows.tsx';
import { StatusBadge, type StatusSign } from './status-badge.tsx';

/** The columns that lists of records have in common. */
export const sentColumn: Column<{ submittedAt: string }> = {
  name: 'Sent',
  className: 'cell-date',
  cell: ({ submittedAt }, now) => shortInstant(submittedAt, now),
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

/** Whose turn it is with each, and by when; `isOursInTime`: where the school's turn has a day of its own. */
export function turnColumn<Row extends { reference: string }>(
  turns: Record<string, Turn>,
  isOursInTime?: (row: Row) => boolean | undefined,
): Column<Row> {
  return {
    name: 'Whose turn, by when',
    className: 'cell-turn',
    cell: (row, now) => (
      <TurnInList turn={turns[row.reference]} now={now} isOursInTime={isOursInTime?.(row)} />
    ),
  };
}

/** Whose work each is. */
export const assigneeColumn: Column<{ assignedTo: string | null }> = {
  name: 'Assigned to',
  className: 'cell-assignee',
  cell: ({ assignedTo }) => <StaffName of={assignedTo ?? '–'} />,
};
