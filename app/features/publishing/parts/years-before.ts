import * as v from 'valibot';
import { yearsBefore as schema } from '#features/content/schemas/enrollment.ts';
import { contentPart } from '../content-part.ts';
import { field, gradeChoices } from '../form-field.ts';

export const yearsBefore = contentPart({
  name: 'Numbers of earlier years',
  about: 'How many applied before applications came here. Visitors never see them',
  page: '/enrollment',
  schema: v.strictObject({ years: schema }),
  take: ({ enrollment }) => ({ years: enrollment.yearsBefore }),
  place: ({ enrollment }, { years }) => ({ enrollment: { ...enrollment, yearsBefore: years } }),
  fields: [
    field.list('years', 'Classes of earlier years', {
      entry: 'class of a year',
      title: 'year',
      fields: [
        field.line('year', 'Year', {
          hint: 'The year in which these children started, such as 2026.',
        }),
        field.choice('grade', 'Class', gradeChoices),
        field.number('received', 'How many applied'),
      ],
    }),
  ],
});
