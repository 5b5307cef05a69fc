import { shortInstant } from '#lib/dates/short-instant.ts';
import type { Turn } from '../cases/turns/answer-by.ts';
import { TurnInList } from '../cases/turns/turn-at-desk.tsx';
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

/** Whose turn it is with each, and by when. */
export function turnColumn(turns: Record<string, Turn>): Column<{ reference: string }> {
  return {
    name: 'Whose turn, by when',
    className: 'cell-turn',
    cell: ({ reference }, now) => <TurnInList turn={turns[reference]} now={now} />,
  };
}
