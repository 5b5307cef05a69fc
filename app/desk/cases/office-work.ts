import * as v from 'valibot';
import { typedWords } from '#lib/text/typed-schema.ts';

/** Longest note of the office, in characters. */
const NOTE_LIMIT = 5000;

/** The version of a record that was on the screen. */
export const seenVersion = v.pipe(
  v.number('This must be the version that was seen'),
  v.integer(),
  v.minValue(1),
);

/** What the office can do with a record of any room, beside what its own room adds. */
export const officeWork = [
  /** Gives it to a colleague to look after; null for nobody's. */
  v.object({
    change: v.literal('assign'),
    version: seenVersion,
    to: v.nullable(v.string('Choose a colleague')),
  }),
  /** A note is added and never replaced, so nobody can overwrite one: it needs no version. */
  v.object({
    change: v.literal('addNote'),
    words: typedWords('The note', NOTE_LIMIT, 'Write the note first'),
  }),
  v.object({ change: v.literal('removeNote'), id: v.string() }),
] as const;

export type OfficeWork = v.InferOutput<(typeof officeWork)[number]>;
