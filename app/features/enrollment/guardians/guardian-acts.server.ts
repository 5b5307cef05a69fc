import { problem } from '#lib/http/problem.server.ts';
import type { Needs } from '#lib/needs.ts';
import type { AttemptRule } from '#lib/rate-limit/attempt-window.ts';
import { subjectOf, takeAttempt } from '#lib/rate-limit/attempts.server.ts';
import { retryAfter } from '#lib/rate-limit/sender.server.ts';
import { keepPress } from '#lib/store/press-once.server.ts';
import { newRowId } from '#lib/store/row-id.ts';
import type { ReadStore, WriteTransaction } from '#lib/store/store.server.ts';
import type { GuardianAct } from './guardian-act-words.ts';
import type { ContactChange } from './guardian-tables.server.ts';

export type RecordedAct = Awaited<ReturnType<typeof listGuardianActs>>[number];

/** More than a family has to do; each may bring the office a mail. */
const byAccount: AttemptRule = { name: 'portal by account', most: 60, perMs: 60 * 60_000 };

/** Counts what a guardian is about to do; throws the answer 429 when it is one too many. */
export async function countGuardianAct(
  { store, clock, secret }: Needs<'store' | 'clock' | 'secret'>,
  { accountId }: { accountId: string },
): Promise<void> {
  const subject = subjectOf(`portal of ${accountId}`, secret);
  const refused = await takeAttempt(store, [{ rule: byAccount, subject }], clock.now());
  if (!refused) return;
  const detail =
    'You have done this too many times. Please wait an hour and try again, or call the office.';
  throw problem(
    { status: 429, title: 'Please wait a little', detail },
    retryAfter({ outcome: 'tooMany', ...refused }),
  );
}

/** Writes down what a guardian did in the portal, within the write that does it. */
export async function recordGuardianAct(
  transaction: WriteTransaction,
  by: { applicationId: string; email: string },
  act: { act: GuardianAct; changes?: ContactChange[] },
  now: Date,
): Promise<void> {
  await keepPress(transaction, now);
  await transaction
    .insertInto('enrollment_guardian_acts')
    .values({
      id: newRowId(),
      application_id: by.applicationId,
      at: now.toISOString(),
      account_email: by.email,
      act: act.act,
      changes: JSON.stringify(act.changes ?? []),
    })
    .execute();
}

/** What guardians did with an application in the portal, the oldest first. */
export async function listGuardianActs(read: ReadStore, applicationId: string) {
  const rows = await read
    .selectFrom('enrollment_guardian_acts')
    .select(['at', 'account_email', 'act', 'changes'])
    .where('application_id', '=', applicationId)
    .orderBy('at')
    .execute();
  return rows.map(({ account_email: email, changes, ...row }) => ({
    ...row,
    email,
    changes: JSON.parse(changes) as ContactChange[],
  }));
}
