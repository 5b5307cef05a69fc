import * as v from 'valibot';
import { seenVersion } from '#desk/cases/office-work.ts';
import { isRealDate } from '#lib/dates/plain-date.ts';
import { typedWords } from '#lib/text/typed-schema.ts';
import { REASON_LIMIT } from '../desk/desk-limits.ts';
import { everyWaitingGroup } from './criteria.ts';

/** A day as it is typed for the day of application. */
export const appliedDay = v.pipe(
  v.string('Enter a day'),
  v.check(isRealDate, 'Enter a day, such as 4 Feb 2027'),
);

/** What the office says of a child’s place on the waiting list. */
export const standingFields = {
  version: seenVersion,
  waitsAs: v.picklist(everyWaitingGroup, 'Choose a group'),
  appliedOn: appliedDay,
  reason: typedWords('The reason', REASON_LIMIT, 'The reason cannot be empty'),
};

export type StandingRequest = v.InferOutput<v.ObjectSchema<typeof standingFields, undefined>>;
