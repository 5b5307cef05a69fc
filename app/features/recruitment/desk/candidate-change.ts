import * as v from 'valibot';
import { seenVersion } from '#desk/record/change-record.server.ts';
import { statusesOf } from '#desk/record/record-status.ts';
import { writtenLetterSchema } from '#lib/mail/written-letter.ts';
import { writtenWords } from '#lib/text/written-schema.ts';
import { jobApplicationStatuses } from '../job-application-status.ts';

const NOTE_LIMIT = 5000;

const version = seenVersion;

/** What the desk can do with one job application; each names the version that was on the screen. */
export const candidateChangeSchema = v.variant('change', [
  v.object({
    change: v.literal('move'),
    version,
    to: v.picklist(statusesOf(jobApplicationStatuses), 'No such status'),
    letter: v.optional(writtenLetterSchema),
  }),
  v.object({ change: v.literal('undo'), version }),
  v.object({ change: v.literal('assign'), version, to: v.nullable(v.string()) }),
  v.object({
    change: v.literal('addNote'),
    words: writtenWords('The note', NOTE_LIMIT, 'Write the note first'),
  }),
  v.object({ change: v.literal('removeNote'), id: v.string() }),
]);

export type CandidateChange = v.InferOutput<typeof candidateChangeSchema>;
/** One kind of them. */
export type Change<Kind extends CandidateChange['change']> = Extract<
  CandidateChange,
  { change: Kind }
>;
