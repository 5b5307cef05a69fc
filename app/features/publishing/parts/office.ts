import * as v from 'valibot';
import { school } from '#features/content/schemas/school.ts';
import { contentPart, leavingOut } from '../content-part.ts';
import { field } from '../form-field.ts';
import { contactNames } from './contacts.ts';

const shown = v.pick(school, ['address', 'answerWithin', 'hours']);

export const office = contentPart({
  name: 'The office',
  about: 'Address, hours and how long an answer takes',
  page: '/contact',
  guardedBeside: 'contacts',
  schema: leavingOut(contactNames, shown),
  take: ({ school }) => v.parse(v.object(shown.entries), school),
  // What is optional and was taken away is in neither.
  place: ({ school: { answerWithin: _time, ...school } }, value) => ({
    school: { ...school, ...value },
  }),
  fields: [
    field.lines('address', 'Address', { hint: 'One line in each line.' }),
    field.line('answerWithin', 'Families hear about a place within', {
      hint: 'Such as two weeks. Without it we promise no time after an application.',
      isOptional: true,
    }),
    field.group('hours', 'Hours', [
      field.line('days', 'Days', { hint: 'Such as Monday-Friday.' }),
      field.line('office', 'Office', { hint: 'Such as 7:30 AM-4:00 PM.' }),
      field.line('school', 'School day'),
      field.line('schoolOnContactPage', 'School day on the contact page'),
    ]),
  ],
});
