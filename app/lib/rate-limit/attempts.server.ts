import { createHmac } from 'node:crypto';
import { keyFor } from '../crypto/secret.server.ts';
import type { ReadStore, Store, WriteTransaction } from '../store/store.server.ts';
import { type AttemptRule, waitFor } from './attempt-window.ts';

declare module '../store/store.server.ts' {
  interface Tables {
    attempts: {
      rule: string;
      subject: string;
      window_at: string;
      count: number;
      expires_at: string;
    };
  }
}

/** Whom a rule counts. */
export interface Counted {
  rule: AttemptRule;
  subject: string;
}

/** Thrown inside a write, so that nothing of it is kept, not even the attempt that was one too many. */
export class TooManyAttempts extends Error {
  override name = 'TooManyAttempts';
  readonly retryAfterSeconds: number;
  constructor(waitMs: number) {
    super('Too many attempts');
    this.retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
  }
}

/** Whom a rule counts, as a keyed hash: the store learns no address, number or name from it. */
export function subjectOf(what: string, secret: string): string {
  return createHmac('sha256', keyFor('attempts', secret)).update(what).digest('base64url');
}

/**
 * Counts one attempt, with its weight in the unit of the rule, within the write that it belongs to. Throws `TooManyAttempts` when the rule allows no more now.
 * Processes that share the database count together: the counted row keeps them apart.
 */
export async function countAttempt(
  transaction: WriteTransaction,
  rule: AttemptRule,
  subject: string,
  now: Date,
  weight = 1,
): Promise<void> {
  const elapsedMs = now.getTime() % rule.perMs;
  const startedAt = now.getTime() - elapsedMs;
  const { count } = await transaction
    .insertInto('attempts')
    .values({
      rule: rule.name,
      subject,
      window_at: instant(startedAt),
      count: weight,
      expires_at: instant(startedAt + 2 * rule.perMs),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['rule', 'subject', 'window_at'])
        .doUpdateSet(({ eb }) => ({ count: eb('attempts.count', '+', weight) })),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  const before = await transaction
    .selectFrom('attempts')
    .select('count')
    .where('rule', '=', rule.name)
    .where('subject', '=', subject)
    .where('window_at', '=', instant(startedAt - rule.perMs))
    .executeTakeFirst();
  const counts = { before: before?.count ?? 0, present: count - weight, elapsedMs };
  const waitMs = waitFor(rule, counts, weight);
  if (waitMs > 0) throw new TooManyAttempts(waitMs);
}

/** Counts one attempt on its own, before what it is about; resolves with the seconds to wait when it is one too many. */
export async function takeAttempt(
  store: Store,
  counted: readonly Counted[],
  now: Date,
): Promise<{ retryAfterSeconds: number } | undefined> {
  try {
    await store.write(async (transaction) => {
      for (const { rule, subject } of counted) await countAttempt(transaction, rule, subject, now);
    });
    return undefined;
  } catch (error) {
    if (error instanceof TooManyAttempts) return error;
    throw error;
  }
}

/** Takes back one attempt that turned out to be none, such as a guess that was right. */
export async function takeAttemptBack(
  transaction: WriteTransaction,
  rule: AttemptRule,
  subject: string,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('attempts')
    .set(({ eb }) => ({ count: eb('count', '-', 1) }))
    .where('rule', '=', rule.name)
    .where('subject', '=', subject)
    .where('window_at', '=', instant(now.getTime() - (now.getTime() % rule.perMs)))
    .where('count', '>', 0)
    .execute();
}

/** Whether anything was counted of one subject in the present window or the one before. */
export async function hasCounted(
  read: ReadStore,
  rule: AttemptRule,
  subject: string,
  now: Date,
): Promise<boolean> {
  const row = await read
    .selectFrom('attempts')
    .select('count')
    .where('rule', '=', rule.name)
    .where('subject', '=', subject)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return row !== undefined;
}

/** Forgets what was counted of one subject, such as wrong passwords once the right one came. */
export async function forgetAttempts(
  transaction: WriteTransaction,
  rule: AttemptRule,
  subject: string,
): Promise<void> {
  await transaction
    .deleteFrom('attempts')
    .where('rule', '=', rule.name)
    .where('subject', '=', subject)
    .execute();
}

/** Removes what no rule looks at any more. */
export async function forgetOldAttempts(store: Store, now: Date): Promise<void> {
  await store.write((transaction) =>
    transaction.deleteFrom('attempts').where('expires_at', '<', now.toISOString()).execute(),
  );
}

function instant(ms: number): string {
  return new Date(ms).toISOString();
}
