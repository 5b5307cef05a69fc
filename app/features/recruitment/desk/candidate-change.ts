import * as v from 'valibot';
import { officeWork, seenVersion } from '#desk/cases/office-work.ts';
import { statusesOf } from '#desk/record/record-status.ts';
import { writtenLetterSchema } from '#lib/mail/written-letter.ts';
import { jobApplicationStatuses } from '../job-application-status.ts';

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
  ...officeWork,
]);

export type CandidateChange = v.InferOutput<typeof candidateChangeSchema>;
/** One kind of them. */
export type Change<Kind extends CandidateChange['change']> = Extract<
  CandidateChange,
  { change: Kind }
>;
