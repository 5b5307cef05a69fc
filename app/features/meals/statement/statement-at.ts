import type * as v from 'valibot';
import { address } from '#requests/address.ts';
import type { statementChangeSchema } from './statement-schema.server.ts';
import type { findTicked } from './tick-statement.server.ts';

export type AskedOfStatement = v.InferInput<typeof statementChangeSchema>;

/** Where a statement is read and ticked. */
export const statementAt = address<{
  shows: Awaited<ReturnType<typeof findTicked>>;
  takes: AskedOfStatement;
}>('/api/staff/meal-payments/statement');
