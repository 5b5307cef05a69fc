import { turnOfTold } from '#desk/cases/turns/told-turn.ts';
import type { AnswerFacts } from '#features/calendar/answer-days.ts';
import { isAhead, toldOfInterview } from '#features/interviews/interview.ts';
import { isSameText } from '#lib/crypto/signed-text.server.ts';
import type { Store } from '#lib/store/store.server.ts';
import { answeredJobApplications } from './desk/answered.server.ts';
import { jobApplication } from './job-application.ts';
import { FIRST_STATUS, jobApplicationStatuses } from './job-application-status.ts';
import { candidateHistory } from './status-history.server.ts';

/**
 * How far a job application has come, for whoever knows the reference and the address that the candidate gave: not
 * what the office can still take back. A wrong one of the two and a reference that
 * nobody has cost the same work, so that the time of the answer tells nothing.
 */
export async function findJobApplicationStatus(
  store: Store,
  reference: string,
  email: string,
  { content, now }: AnswerFacts,
) {
  const row = await store.read
    .selectFrom('job_applications')
    .select(['reference', 'status', 'submitted_at', 'email_search'])
    .where('reference', '=', reference)
    .executeTakeFirst();
  const nobody = { reference, status: FIRST_STATUS };
  const { status, since, history, facts } = await candidateHistory.findTold(
    store.read,
    row ?? nobody,
    now,
  );
  const isTheirs = isSameText(email.trim().toLowerCase(), row?.email_search ?? '');
  if (!row || !isTheirs) return undefined;
  const turn = turnOfTold(
    answeredJobApplications({ content }),
    { kind: jobApplication.kind, history },
    now,
  );
  const { told } = jobApplicationStatuses[status];
  return {
    ...told,
    ...(isAhead(facts.interview, now) && toldOfInterview(facts.interview)),
    since: since ?? row.submitted_at,
    turn,
  };
}
