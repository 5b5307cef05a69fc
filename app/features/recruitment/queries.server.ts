import { isSameText } from '#lib/crypto/signed-text.server.ts';
import type { Store } from '#lib/store/store.server.ts';
import type { JobApplicationStatus } from './job-application.ts';
import './tables.server.ts';

/** How far a job application has come. */
interface FoundJobApplication {
  status: JobApplicationStatus;
  /** Instant at which that status was reached. */
  since: string;
}

/**
 * For whoever knows the reference and the address that the candidate gave. A wrong one of the two and a reference that
 * nobody has cost the same work, so that the time of the answer tells nothing.
 */
export async function findJobApplicationStatus(
  store: Store,
  { reference, email }: { reference: string; email: string },
): Promise<FoundJobApplication | undefined> {
  const row = await store.read
    .selectFrom('job_applications')
    .select(['id', 'status', 'submitted_at', 'email_search'])
    .where('reference', '=', reference)
    .executeTakeFirst();
  const reached = await store.read
    .selectFrom('job_application_statuses')
    .select(({ fn }) => fn.max('reached_at').as('since'))
    .where('application_id', '=', row?.id ?? '')
    .where('status', '=', row?.status ?? 'submitted')
    .executeTakeFirst();
  const isTheirs = isSameText(email.trim().toLowerCase(), row?.email_search ?? '');
  if (!row || !isTheirs) return undefined;
  return { status: row.status, since: reached?.since ?? row.submitted_at };
}
