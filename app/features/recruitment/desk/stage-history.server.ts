import { listMailsAbout } from '#lib/mail/outbox-state.server.ts';
import type { ReadStore, WriteTransaction } from '#lib/store/store.server.ts';
import type { ReachedStage } from '../job-application.ts';
import type { JobApplicationRow } from '../tables.server.ts';

export const STAGE_MAIL = 'job-letter';

/**
 * Every stage of an application, the oldest first, and whether the mail that went with it has left. One that a newer
 * stage has cancelled would wait again.
 */
export async function listStages(
  read: ReadStore | WriteTransaction,
  { id, reference }: Pick<JobApplicationRow, 'id' | 'reference'>,
): Promise<ReachedStage[]> {
  const reached = await read
    .selectFrom('job_application_statuses')
    .select(['status', 'reached_at as at'])
    .where('application_id', '=', id)
    .orderBy('reached_at')
    .execute();
  const mails = await listMailsAbout(read, reference, [STAGE_MAIL]);
  return reached.map((stage) => {
    const mail = mails.find(({ queued_at }) => queued_at === stage.at);
    if (!mail) return stage;
    const waits =
      mail.status === 'cancelled' ||
      (mail.status === 'waiting' && mail.lease === null && mail.tries === 0);
    return { ...stage, mail: waits ? ('waits' as const) : ('left' as const) };
  });
}
