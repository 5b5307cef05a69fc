import { listHeldLetters } from '#desk/cases/case-letters.server.ts';
import { listHeldNotes } from '#desk/cases/case-notes.server.ts';
import { heldCases } from '#desk/cases/held-cases.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { jobApplicationInWords } from './application-in-words.ts';
import { closedWithoutPost } from './job-application-status.ts';
import { candidateHistory } from './status-history.server.ts';
import type { Consent, JobApplicationRow } from './tables.server.ts';

/** An application for a job, with its statuses and the resume. */
export const heldJobApplications = heldCases({
  kind: 'job-application',
  table: 'job_applications',
  hold: holdApplication,
  tell: jobApplicationInWords,
  file: ({ resume_file: name, resume_name: calledBySender }) => ({ name, calledBySender }),
});

/** What is held of it; for a copy, as the candidate is told. */
export async function holdApplication(row: JobApplicationRow, read: ReadStore, copiedAt?: Date) {
  const { id: ___, consent, resume_file: _, assigned_to: __, ...application } = row;
  const { isTold, ...moves } = await candidateHistory.findHeld(read, row, copiedAt);
  const letters = await listHeldLetters(read, row.reference);
  return {
    ...application,
    ...moves,
    consent: JSON.parse(consent) as Consent,
    notes: await listHeldNotes(read, row.reference),
    letters: letters.filter(({ sent_at }) => isTold(sent_at)),
  };
}

/** Job applications that closed without a post before an instant. */
export const endedJobApplications = (read: ReadStore, instant: string) =>
  read
    .selectFrom('job_applications as application')
    .innerJoin('case_statuses as reached', (join) =>
      join
        .onRef('reached.reference', '=', 'application.reference')
        .onRef('reached.status', '=', 'application.status'),
    )
    .select('application.reference')
    .where('application.status', 'in', closedWithoutPost)
    .groupBy('application.reference')
    .having(({ fn }) => fn.max('reached.reached_at'), '<=', instant);
