import { address } from '#requests/address.ts';
import type { StatementChange } from './statement-schema.server.ts';
import type { findTicked } from './tick-statement.server.ts';

/** Where a statement is read and ticked. */
export const statementAt = address<{
  shows: Awaited<ReturnType<typeof findTicked>>;
  takes: StatementChange;
}>('/api/staff/meal-payments/statement');
