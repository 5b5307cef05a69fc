import { writtenInstant } from '#lib/dates/written-instant.ts';
import type { Column } from './list-rows.tsx';

/** The columns that lists of records have in common. */
export const referenceColumn: Column<{ reference: string }> = {
  ...{ name: 'Reference', className: 'ref' },
  cell: ({ reference }) => reference,
};

export const receivedColumn: Column<{ submittedAt: string }> = {
  ...{ name: 'Received', className: 'd' },
  cell: ({ submittedAt }, now) => writtenInstant(submittedAt, now),
};
