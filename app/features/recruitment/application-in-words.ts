import type { Told } from '#lib/store/held-records.server.ts';
import {
  writtenConsent,
  writtenInstant,
  writtenLetters,
  writtenSection,
  writtenStatuses,
} from '#lib/text/written-section.ts';
import { writtenSize } from '#lib/text/written-size.ts';
import { scanWords } from './desk/scan-words.ts';
import { questions } from './form/schema.ts';
import type { holdApplication } from './held-records.server.ts';
import { jobApplicationStatuses } from './job-application-status.ts';

export function jobApplicationInWords(held: Awaited<ReturnType<typeof holdApplication>>): Told {
  return {
    about: held.full_name,
    sections: [
      ...writtenSection('Application for a job', [
        ['Reference', held.reference],
        ['Sent to us', writtenInstant(held.submitted_at)],
        [questions.position.label, held.position],
        [questions.fullName.label, held.full_name],
        [questions.email.label, held.email],
        [questions.phone.label, held.phone],
        [questions.resume.label, `${held.resume_name}, ${writtenSize(held.resume_bytes)}`],
        ['Virus scanner', scanWords[held.resume_scan].name],
        [questions.coverLetter.label, held.cover_letter],
        ['First opened by the office', writtenInstant(held.seen_at)],
      ]),
      ...writtenStatuses(
        held.statuses.map((one) => ({
          ...one,
          title: jobApplicationStatuses[one.status].told.title,
        })),
      ),
      ...writtenSection(
        'Notes of the office',
        held.notes.map((note) => [writtenInstant(note.written_at), note.words]),
      ),
      ...writtenLetters(held.letters),
      ...writtenConsent(held.consent),
    ],
  };
}
