import * as v from 'valibot';
import { isRealDate } from '#lib/dates/plain-date.ts';
import { typedWords } from '#lib/text/typed-schema.ts';

/** Longest note of the office, in characters. */
const NOTE_LIMIT = 5000;

/** The version of a record that was on the screen. */
export const seenVersion = v.pipe(
  v.number('This must be the version that was seen'),
  v.integer(),
  v.minValue(1),
);

/** What the office can do with its notes about a record. */
export const noteWork = [
  /** A note is added and never replaced, so nobody can overwrite one: it needs no version. */
  v.object({
    change: v.literal('addNote'),
    words: typedWords('The note', NOTE_LIMIT, 'Write the note first'),
    /** The day on which the office calls back whoever it is about. */
    callOn: v.optional(
      v.nullable(v.pipe(v.string(), v.check(isRealDate, 'Choose a day from the list'))),
      null,
    ),
  }),
  v.object({ change: v.literal('markCall'), id: v.string(), isCalled: v.boolean() }),
  v.object({ change: v.literal('removeNote'), id: v.string() }),
] as const;

export type NoteWork = v.InferOutput<(typeof noteWork)[number]>;
/** What a screen sends for it. */
export type AskedOfNote = v.InferInput<(typeof noteWork)[number]>;

/** Longest word that goes with a record to a colleague, in characters. */
export const WORD_LIMIT = 1000;

/** What the office can do with a record of any room, beside what its own room adds. */
export const officeWork = [
  /** Gives it to a colleague to look after; null for nobody's. */
  v.object({
    change: v.literal('assign'),
    version: seenVersion,
    to: v.nullable(v.string('Choose a colleague')),
    /** What the colleague is told with it; a note of the record. */
    words: v.optional(typedWords('What you write to your colleague', WORD_LIMIT), ''),
  }),
  ...noteWork,
] as const;

export type OfficeWork = v.InferOutput<(typeof officeWork)[number]>;
/** What a screen sends for it. */
export type AskedOfOffice = v.InferInput<(typeof officeWork)[number]>;
