import type { WriteTransaction } from '#lib/store/store.server.ts';
import { erasureStoppedLetter } from '../../emails/erasure-letters.ts';
import { enrollmentStatuses } from '../../enrollment-status.ts';
import { recordGuardianAct } from '../guardian-acts.server.ts';
import { holdApplication } from '../guardian-commands.server.ts';
import { findFollowed } from '../guardian-links.server.ts';
import { findReceivers } from '../receivers.server.ts';
import {
  askOffice,
  type EraseEverything,
  type ErasureServices,
  eraseNow,
  tellEverybody,
} from './erase-as-guardian.server.ts';
import { findStoppable } from './stop-link.server.ts';
import './tables.server.ts';

/**
 * Erases what has waited its time; where the child has come to the school meanwhile, or who asked may not know of the
 * child any more, the office is asked instead.
 */
export async function carryOutErasures(
  services: ErasureServices,
  eraseEverything: EraseEverything,
): Promise<void> {
  const at = services.clock.now().toISOString();
  const due = await services.store.read
    .selectFrom('enrollment_erasure_requests as request')
    .innerJoin('enrollment_applications as application', 'application.id', 'application_id')
    .innerJoin('accounts as account', 'account.id', 'request.account_id')
    .select([
      'request.id',
      'application.id as applicationId',
      'application.reference',
      'account.id as accountId',
      'account.email',
    ])
    .where('due_at', '<=', at)
    .execute();
  for (const { id, ...asker } of due) {
    await eraseNow(services, asker, eraseEverything, async (transaction) => {
      const current = await holdApplication(transaction, asker);
      // Stopped, or done by another process, since it was looked at.
      if (!current || !(await removeRequest(transaction, id))) return false;
      const mayStill = await findFollowed(transaction, asker);
      if (mayStill && !enrollmentStatuses[current.status].isStudent) return true;
      await askOffice(transaction, services, asker, mayStill ? 'enrolled' : 'barred');
      return false;
    });
  }
  if (due.length > 0) services.mail.wake();
}

/** Whether an erasure waits that this link stops. */
export async function isStoppable(services: ErasureServices, token: string): Promise<boolean> {
  return (await findStoppable(services.store.read, services, token)) !== undefined;
}

/** Stops the erasure that the link is about; false when none waits any more. Every guardian and the office hear of it. */
export async function stopErasure(services: ErasureServices, token: string): Promise<boolean> {
  const isStopped = await services.store.write(async (transaction) => {
    const request = await findStoppable(transaction, services, token);
    if (!request || !(await removeRequest(transaction, request.id))) return false;
    // Whoever reads one of the mails may press; which of them did, nobody knows.
    const by = { ...request, email: 'the link in a mail' };
    await recordGuardianAct(transaction, by, { act: 'keptAfterAll' }, services.clock.now());
    const receivers = await findReceivers(transaction, request.reference);
    await tellEverybody(transaction, services, receivers, by, erasureStoppedLetter);
    return true;
  });
  services.mail.wake();
  return isStopped;
}

async function removeRequest(transaction: WriteTransaction, id: string): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('enrollment_erasure_requests')
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
