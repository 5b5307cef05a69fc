import * as v from 'valibot';
import { seenVersion } from '#desk/record/change-record.server.ts';
import { writtenLetterSchema } from '#lib/mail/written-letter.ts';
import { characterCount, isOneLine, isStorable } from '#lib/text/written-text.ts';
import { MOST_THINGS, THING_LIMIT } from './request-limits.ts';
import { settledStatuses } from './request-rules.ts';

const NOTHING = 'Write what you ask for';

const thing = v.pipe(
  v.string(NOTHING),
  v.trim(),
  v.nonEmpty(NOTHING),
  v.check(isOneLine, 'Each thing must be one line'),
  v.check(isStorable, 'What you ask for has a character that cannot be stored'),
  v.check(
    (text) => characterCount(text) <= THING_LIMIT,
    `Each thing must be ${THING_LIMIT} characters or fewer`,
  ),
);

const id = v.pipe(v.string(), v.uuid('Choose one of the list'));

/** What the office can do with the things that a family is asked for. */
export const requestChangeSchema = v.variant('change', [
  v.strictObject({
    change: v.literal('ask'),
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
    words: writtenLetterSchema.entries.text,
  }),
  /** The whole request, with its mail, before that leaves. */
  v.strictObject({ change: v.literal('takeBack'), id }),
  v.strictObject({
    change: v.literal('settle'),
    id,
    version: seenVersion,
    to: v.picklist(settledStatuses),
  }),
  v.strictObject({ change: v.literal('undo'), id, version: seenVersion }),
]);
export type RequestChange = v.InferOutput<typeof requestChangeSchema>;

const title = v.pipe(
  v.string('Enter a title'),
  v.trim(),
  v.nonEmpty('Enter a title'),
  v.check(isOneLine, 'The title must be one line'),
  v.check(isStorable, 'The title has a character that cannot be stored'),
  v.check(
    (text) => characterCount(text) <= THING_LIMIT,
    `The title must be ${THING_LIMIT} characters or fewer`,
  ),
);
const words = writtenLetterSchema.entries.text;

export const newReadyTextSchema = v.strictObject({ title, words });

export const readyTextChangeSchema = v.variant('change', [
  v.strictObject({ change: v.literal('save'), version: seenVersion, title, words }),
  v.strictObject({ change: v.literal('remove'), version: seenVersion }),
]);
