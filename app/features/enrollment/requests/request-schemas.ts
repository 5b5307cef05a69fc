import * as v from 'valibot';
import type { OneAsked } from '#desk/cases/case-changes.server.ts';
import { seenVersion } from '#desk/cases/office-work.ts';
import { officeLetterSchema } from '#lib/mail/office-letter.ts';
import { typedLine } from '#lib/text/typed-schema.ts';
import { MOST_THINGS, THING_LIMIT } from './request-limits.ts';
import { settledStatuses } from './request-rules.ts';

const thing = typedLine('Each thing', THING_LIMIT, 'Write what you ask for');

const id = v.pipe(v.string(), v.uuid('Choose one of the list'));

/** What the office can do with the things that a family is asked for. */
export const requestFields = {
  ask: {
    things: v.pipe(
      v.array(thing),
      v.maxLength(MOST_THINGS, `Ask for ${MOST_THINGS} things or fewer at a time`),
    ),
    /** Ids of the office's list; what comes of them settles the request by itself. */
    papers: v.optional(
      v.pipe(
        v.array(v.pipe(v.string(), v.maxLength(60))),
        v.maxLength(MOST_THINGS, `Ask for ${MOST_THINGS} things or fewer at a time`),
      ),
      [],
    ),
    words: officeLetterSchema.entries.text,
  },
  /** The whole request, with its mail, before that leaves. */
  takeBack: { id },
  settle: {
    id,
    version: seenVersion,
    to: v.picklist(settledStatuses),
  },
  undo: { id, version: seenVersion },
};
export type RequestChange = OneAsked<typeof requestFields>;

const title = typedLine('The title', THING_LIMIT, 'Enter a title');
const words = officeLetterSchema.entries.text;

export const newReadyTextSchema = v.strictObject({
  title,
  words,
  usedFor: v.optional(v.picklist(['ask', 'answer'], 'Choose one of the list'), 'ask'),
});

export const readyTextChangeSchema = v.variant('change', [
  v.strictObject({ change: v.literal('save'), version: seenVersion, title, words }),
  v.strictObject({ change: v.literal('remove'), version: seenVersion }),
]);
