import * as v from 'valibot';
import { placeholders } from '#features/content/placeholders.ts';
import { text } from '#features/content/schemas/parts.ts';
import { sectionPath } from '#features/content/sections/sections.ts';
import { contentPart } from '../content-part.ts';
import { field } from '../form-field.ts';

/** Numbers and accounts that families pay school fees to. Those for meals are a part of their own. */
export const waysToPay = contentPart({
  name: 'Ways to pay school fees',
  about: 'The numbers and accounts that families pay to',
  page: sectionPath('fees'),
  isGuarded: true,
  placeholders: placeholders.sections,
  schema: v.strictObject({ ways: v.array(text, 'must be a list') }),
  take: ({ sections }) => ({ ways: (sections.fees.ways ?? []) as string[] }),
  place: ({ sections }, { ways }) => ({
    sections: { ...sections, fees: { ...sections.fees, ways } },
  }),
  fields: [
    field.lines('ways', 'Ways to pay', {
      hasFacts: true,
      hint: 'One in each line, with the name in which the number or account is. Leave it empty while you do not know.',
    }),
  ],
});
