import * as v from 'valibot';
import { seenVersion } from '#desk/cases/office-work.ts';
import { isRealDate } from '#lib/dates/plain-date.ts';
import { MOST_TOGETHER } from '../desk/payment-changes.server.ts';
import { MOST_KWACHA } from '../form/payment-limits.ts';
import { transactionIdSchema } from '../form/transaction-schema.ts';
import { columnRoles } from './reading/column-roles.ts';
import { MOST_COLUMNS } from './reading/find-columns.ts';
import { LONGEST_STATEMENT, MOST_LINES } from './reading/read-statement.ts';

const WHOLE = 'Enter the amount in whole Kwacha';

const role = v.picklist(['', ...(Object.keys(columnRoles) as (keyof typeof columnRoles)[])]);

const transaction = v.object({
  /** Empty where the statement names none. */
  transactionId: v.union([v.literal(''), transactionIdSchema]),
  day: v.union([v.literal(''), v.pipe(v.string(), v.check(isRealDate, 'Enter a real day'))]),
  pays: v.pipe(
    v.array(
      v.object({
        reference: v.pipe(v.string(), v.maxLength(20)),
        version: seenVersion,
        kwacha: v.pipe(
          v.number(WHOLE),
          v.integer(WHOLE),
          v.minValue(1, WHOLE),
          v.maxValue(MOST_KWACHA, WHOLE),
        ),
      }),
    ),
    v.minLength(1, 'Choose what it pays'),
    v.maxLength(MOST_TOGETHER, `One transaction can pay ${MOST_TOGETHER} at most`),
  ),
});

/** What the desk can do with a statement: have it read, tick what it has found, and take these ticks back. */
export const statementChangeSchema = v.variant('change', [
  v.object({
    change: v.literal('read'),
    text: v.pipe(
      v.string(),
      v.maxLength(
        LONGEST_STATEMENT,
        `This is too long: ${LONGEST_STATEMENT.toLocaleString('en')} characters at most. Put in one month at a time.`,
      ),
    ),
    /** What the columns hold, where somebody had to say it. */
    columns: v.optional(
      v.object({
        names: v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(MOST_COLUMNS)),
        layout: v.pipe(v.array(role), v.maxLength(MOST_COLUMNS)),
      }),
    ),
  }),
  v.object({
    change: v.literal('tick'),
    transactions: v.pipe(v.array(transaction), v.minLength(1), v.maxLength(MOST_LINES)),
  }),
  v.object({
    change: v.literal('takeBack'),
    tickedAt: v.pipe(
      v.array(v.pipe(v.string(), v.isoTimestamp())),
      v.minLength(1),
      v.maxLength(20),
    ),
  }),
]);

export type StatementChange = v.InferOutput<typeof statementChangeSchema>;
export type AskedTransaction = v.InferOutput<typeof transaction>;
