import * as v from 'valibot';
import { papers as file } from '#features/content/papers-schema.ts';
import { contentPart } from '../content-part.ts';
import { field, gradeChoices } from '../form-field.ts';

export const papers = contentPart({
  name: 'Papers of a child',
  about: 'What families photograph or bring when a child applies, and for which grades',
  page: '/portal',
  schema: v.strictObject(file.entries),
  take: ({ papers }) => papers,
  place: (_content, papers) => ({ papers }),
  fields: [
    field.line('lead', 'What stands above the list'),
    field.list('items', 'Papers', {
      hint: 'A paper that is missing never stops an application.',
      entry: 'paper',
      title: 'label',
      fields: [
        field.anchor('Name in records', 'label'),
        field.line('label', 'Paper'),
        field.line('hint', 'What it is', { isOptional: true }),
        field.choice('from', 'First grade that needs it', gradeChoices, {
          hint: 'Without it, from the youngest on.',
          isOptional: true,
        }),
        field.choice('to', 'Last grade that needs it', gradeChoices, {
          hint: 'Without it, up to the oldest.',
          isOptional: true,
        }),
      ],
    }),
  ],
});
