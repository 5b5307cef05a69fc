import * as v from 'valibot';
import { timesOfKeeping } from '#features/parent-form-kinds/parent-form.ts';

const days = v.pipe(v.number('must be a number'), v.integer('must be whole days'));
const atLeast = (least: number, why: string) =>
  v.pipe(days, v.minValue(least, `must be at least ${least}: ${why}`));

const ONE_YEAR = 366;
const byLaw = atLeast(ONE_YEAR, 'section 51 of the Data Protection Act asks for one year');
const short = v.pipe(
  days,
  v.minValue(1, 'must be at least 1'),
  v.maxValue(30, 'must be at most 30: nobody asked the school to keep it'),
);

export const retention = v.strictObject({
  closedEnrollmentApplicationDays: byLaw,
  closedJobApplicationDays: byLaw,
  leftStudentDays: byLaw,
  contactMessageDays: byLaw,
  mealPaymentDays: byLaw,
  ...v.entriesFromList(timesOfKeeping, byLaw),
  unseenPhotographDays: v.pipe(
    days,
    v.minValue(14, 'must be at least 14: the office has to look at it'),
    v.maxValue(92, 'must be at most 92: it is needed only until the office has seen it'),
  ),
  unconfirmedSubscriberDays: short,
  unsubscribedDays: byLaw,
  idempotencyKeyDays: atLeast(60, 'a phone may wait that long before it sends again'),
  settledMailDays: atLeast(14, 'the office has to see what could not be sent'),
});
