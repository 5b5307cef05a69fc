import * as v from 'valibot';
import { seenVersion } from '#desk/cases/office-work.ts';
import { ROWS_PER_PAGE } from '#desk/list/list-page.ts';
import { officeLetterSchema } from '#lib/mail/office-letter.ts';
import { typedWords } from '#lib/text/typed-schema.ts';
import { everyEnrollmentStatus } from '../enrollment-status.ts';
import { mapGrades } from '../grade-levels.ts';
import { MOST_PLACES, REASON_LIMIT } from './desk-limits.ts';

const reason = typedWords('The reason', REASON_LIMIT, 'The reason cannot be empty');
const passedOver = typedWords('The reason', REASON_LIMIT, 'Say why they are passed over');
const status = v.picklist(everyEnrollmentStatus, 'This must be a status');

/** A press on a move's button; without a letter no mail goes. */
export const moveFields = {
  to: status,
  letter: v.optional(officeLetterSchema),
  /** Why a place is offered that is not there. */
  reason: v.optional(reason),
  /** Why others of the waiting list are passed over; it becomes a note of each. */
  passedOver: v.optional(passedOver),
  /** Takes the form over into the year for which its family lets the school keep it. */
  intoNextYear: v.optional(v.boolean()),
};

const moveSchema = v.object({ ...moveFields, version: seenVersion });
export type MoveRequest = v.InferOutput<typeof moveSchema>;

const applications = v.pipe(
  v.array(v.strictObject({ reference: v.string(), version: seenVersion })),
  v.minLength(1, 'Choose at least one application'),
  v.maxLength(ROWS_PER_PAGE, `Choose ${ROWS_PER_PAGE} applications or fewer`),
);

export const moveSeveralSchema = v.strictObject({ ...moveFields, applications });
export type MoveSeveralRequest = v.InferOutput<typeof moveSeveralSchema>;

/** What was moved together, each as it is since then. */
export const undoSeveralSchema = v.strictObject({ applications });
export type UndoSeveralRequest = v.InferOutput<typeof undoSeveralSchema>;

/** Those who are about to be offered a place. */
export const leftOutSchema = v.strictObject({
  references: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(ROWS_PER_PAGE)),
});

const placesOfGrade = v.pipe(
  v.number('Enter a whole number'),
  v.integer('Enter a whole number'),
  v.minValue(0, 'Enter 0 or more'),
  v.maxValue(MOST_PLACES, `Enter ${MOST_PLACES.toLocaleString('en')} or fewer`),
);

const ofEachGrade = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.strictObject(mapGrades(() => v.optional(schema)));

export const placesSchema = v.strictObject({
  year: v.pipe(v.string(), v.regex(/^\d{4}$/, 'Choose a year')),
  /** Of the grades that are to change. */
  places: ofEachGrade(placesOfGrade),
  /** The version of each that was on the screen; 0, or nothing, where nobody had entered a number. */
  seen: ofEachGrade(v.pipe(v.number(), v.integer(), v.minValue(0))),
});
export type PlacesRequest = v.InferOutput<typeof placesSchema>;
