import * as v from 'valibot';
import { isRealDate } from '#lib/dates/plain-date.ts';
import { typedLine } from '#lib/text/typed-schema.ts';
import { FILE_MISSING } from './school-document.ts';

export const documentLimits = { title: 100, summary: 200 } as const;

const chosenFile = v.pipe(
  v.file(FILE_MISSING),
  v.check(({ name }) => name !== '', FILE_MISSING),
);

const details = {
  title: typedLine('The title', documentLimits.title, 'Enter a title'),
  summary: typedLine('The description', documentLimits.summary, 'Say in one line what it is'),
  publishedFrom: v.pipe(
    v.string('Choose the day from which families see it'),
    v.check(isRealDate, 'Choose the day from which families see it'),
  ),
};

/** A document with its file, when it is added. `id` is made by the screen, so that sending twice adds it once. */
export const newDocumentSchema = v.object({
  id: v.pipe(v.string(), v.uuid('The id must be a UUID')),
  ...details,
  file: chosenFile,
});

export type NewDocument = v.InferOutput<typeof newDocumentSchema>;

const version = v.pipe(v.number(), v.integer());

/** Beside the file, when another one takes its place. */
export const newFileSchema = v.object({
  version: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
});

/** What the desk can do with a document besides; each names the version that was on the screen. */
export const documentChangeSchema = v.variant('change', [
  v.object({
    change: v.literal('save'),
    version,
    ...details,
    place: v.pipe(v.number(), v.integer(), v.minValue(1)),
  }),
  v.object({ change: v.literal('takeOff'), version }),
  v.object({ change: v.literal('putBack'), version }),
]);

export type DocumentChange = v.InferOutput<typeof documentChangeSchema>;
