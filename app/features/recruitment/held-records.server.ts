import { listHeldLetters } from '#desk/cases/case-letters.server.ts';
import { listHeldNotes } from '#desk/cases/case-notes.server.ts';
import { heldCases } from '#desk/cases/held-cases.server.ts';
import { isStatusOf } from '#desk/cases/status-rows.server.ts';
import type { Consent } from '#features/content/privacy-notice.ts';
import { writtenInterviews } from '#features/interviews/interview.ts';
import type { Told } from '#lib/store/held-records.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import {
  writtenConsent,
  writtenInstant,
  writtenLetters,
  writtenNotes,
  writtenSection,
  writtenStatuses,
} from '#lib/text/written-section.ts';
import { writtenSize } from '#lib/text/written-size.ts';
import { scanWords } from './desk/scan-words.ts';
import { type JobField, jobApplication } from './job-application.ts';
import { closedWithoutPost, jobApplicationStatuses } from './job-application-status.ts';
import { candidateHistory } from './status-history.server.ts';
import type { JobApplicationRow } from './tables.server.ts';

/** An application for a job, with its statuses and the resume. */
export const heldJobApplications = heldCases({
  kind: 'job-application',
  table: 'job_applications',
  hold: holdApplication,
  tell: jobApplicationInWords,
  file: ({ resume_file: name, resume_name: calledBySender }) => ({ name, calledBySender }),
});

/** What is held of it; for a copy, as the candidate is told. */
async function holdApplication(row: JobApplicationRow, read: ReadStore, copiedAt?: Date) {
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
    .innerJoin('case_statuses as reached', isStatusOf('application'))
    .select('application.reference')
    .where('application.status', 'in', closedWithoutPost)
    .groupBy('application.reference')
    .having(({ fn }) => fn.max('reached.reached_at'), '<=', instant);

const labelOf = (name: JobField) =>
  jobApplication.questions.find((question) => question.name === name)?.label ?? '';

function jobApplicationInWords(held: Awaited<ReturnType<typeof holdApplication>>): Told {
  return {
    about: held.full_name,
    sections: [
      ...writtenSection('Application for a job', [
        ['Reference', held.reference],
        ['Sent to us', writtenInstant(held.submitted_at)],
        [labelOf('position'), held.position],
        [labelOf('fullName'), held.full_name],
        [labelOf('email'), held.email],
        [labelOf('phone'), held.phone],
        [labelOf('resume'), `${held.resume_name}, ${writtenSize(held.resume_bytes)}`],
        ['Virus scanner', scanWords[held.resume_scan].name],
        [labelOf('coverLetter'), held.cover_letter],
        ['First opened by the office', writtenInstant(held.seen_at)],
      ]),
      ...writtenStatuses(
        held.statuses.map((one) => ({
          ...one,
          title: jobApplicationStatuses[one.status].told.title,
        })),
      ),
      ...writtenSection('Interview', writtenInterviews(held.statuses)),
      ...writtenNotes(held.notes),
      ...writtenLetters(held.letters),
      ...writtenConsent(held.consent),
    ],
  };
}
