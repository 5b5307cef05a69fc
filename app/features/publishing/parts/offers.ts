import * as v from 'valibot';
import { offerDays } from '#features/content/schemas/enrollment.ts';
import { daysToAnswer } from '#features/enrollment/guardians/offer/answer-day.ts';
import { contentPart } from '../content-part.ts';
import { field } from '../form-field.ts';

export const offers = contentPart({
  name: 'Offers of a place',
  about: 'How many school days a family has to answer',
  page: '/portal',
  schema: v.strictObject({ offerSchoolDays: offerDays }),
  take: ({ enrollment }) => ({ offerSchoolDays: daysToAnswer(enrollment) }),
  place: ({ enrollment }, value) => ({ enrollment: { ...enrollment, ...value } }),
  fields: [
    field.number('offerSchoolDays', 'School days to answer an offer', {
      hint: 'Monday to Friday without holidays and breaks. It counts for offers that you make from now on; a day that a family has been told stays.',
    }),
  ],
});
