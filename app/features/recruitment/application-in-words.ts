import type { Told } from '#lib/store/held-records.server.ts';
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
import type { holdApplication } from './held-records.server.ts';
import { type JobField, jobApplication } from './job-application.ts';
import { jobApplicationStatuses } from './job-application-status.ts';

const labelOf = (name: JobField) =>
  jobApplication.questions.find((question) => question.name === name)?.label ?? '';

export function jobApplicationInWords(held: Awaited<ReturnType<typeof holdApplication>>): Told {
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
      ...writtenNotes(held.notes),
      ...writtenLetters(held.letters),
      ...writtenConsent(held.consent),
    ],
  };
}
