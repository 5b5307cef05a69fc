import * as v from 'valibot';
import { papers as file } from '#features/content/papers-schema.ts';
import { gradeLevels } from '#features/enrollment/grade-levels.ts';
import { contentPart } from '../content-part.ts';

const grades = Object.entries(gradeLevels).map(([value, label]) => ({ value, label }));

export const papers = contentPart({
  name: 'Papers of a child',
  about: 'What families photograph or bring when a child applies, and for which grades',
  page: '/portal',
  schema: v.strictObject(file.entries),
  take: ({ papers }) => papers,
  place: (_content, papers) => ({ papers }),
  fields: [
    { kind: 'line', name: 'lead', label: 'What stands above the list' },
    {
      kind: 'list',
      name: 'items',
      label: 'Papers',
      hint: 'A paper that is missing never stops an application.',
      entry: 'paper',
      title: 'label',
      fields: [
        { kind: 'anchor', name: 'id', label: 'Name in records', from: 'label' },
        { kind: 'line', name: 'label', label: 'Paper' },
        { kind: 'line', name: 'hint', label: 'What it is', isOptional: true },
        {
          ...{ kind: 'choice', name: 'from', label: 'First grade that needs it', choices: grades },
          hint: 'Without it, from the youngest on.',
          isOptional: true,
        },
        {
          ...{ kind: 'choice', name: 'to', label: 'Last grade that needs it', choices: grades },
          hint: 'Without it, up to the oldest.',
          isOptional: true,
        },
      ],
    },
  ],
});
