import * as v from 'valibot';
import { seenVersion } from '#desk/record/change-record.server.ts';
import { writtenLetterSchema } from '#lib/mail/written-letter.ts';
import type { JobApplicationStatus } from '../job-application.ts';
import { isJobApplicationStatus } from './desk-filter.ts';

const NOTE_LIMIT = 5000;

const version = seenVersion;

/** What the desk can do with one job application; each names the version that was on the screen. */
export const candidateChangeSchema = v.variant('change', [
  v.object({
    change: v.literal('move'),
    version,
    to: v.custom<JobApplicationStatus>(
      (to) => typeof to === 'string' && isJobApplicationStatus(to),
      'No such status',
    ),
    letter: v.optional(writtenLetterSchema),
  }),
  v.object({ change: v.literal('undo'), version }),
  v.object({ change: v.literal('assign'), version, to: v.nullable(v.string()) }),
  v.object({
    change: v.literal('addNote'),
    words: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('Write the note first'),
      v.maxLength(
        NOTE_LIMIT,
        `A note must be ${NOTE_LIMIT.toLocaleString('en')} characters or fewer`,
      ),
      v.check((text) => !text.includes('\0'), 'The note has a character that cannot be stored'),
    ),
  }),
  v.object({ change: v.literal('removeNote'), id: v.string() }),
]);

export type CandidateChange = v.InferOutput<typeof candidateChangeSchema>;
/** One kind of them. */
export type Change<Kind extends CandidateChange['change']> = Extract<
  CandidateChange,
  { change: Kind }
>;
