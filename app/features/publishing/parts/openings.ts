import * as v from 'valibot';
import { departments, openings as file, openingTypes } from '#features/content/schemas/openings.ts';
import { contentPart } from '../content-part.ts';
import { choicesOf, field } from '../form-field.ts';

export const openings = contentPart({
  name: 'Openings',
  about: 'Posts to fill, and until when people may apply',
  page: '/careers',
  schema: v.strictObject({ items: file }),
  take: (content) => ({ items: content.openings }),
  place: (_content, { items }) => ({ openings: items }),
  fields: [
    field.list('items', 'Openings', {
      hint: 'To end one, give it a closing day. Remove it only when nobody needs to see it any more.',
      entry: 'opening',
      title: 'title',
      fields: [
        field.anchor('Name in addresses', 'title'),
        field.line('title', 'Title'),
        field.choice('department', 'Department', choicesOf(departments)),
        field.choice('type', 'Type', choicesOf(openingTypes)),
        field.line('location', 'Place', { hint: 'Such as On-site.' }),
        field.text('description', 'Description'),
        field.day('postedOn', 'First advertised on', { hint: 'Search engines show it.' }),
        field.day('closesOn', 'Closing day', {
          hint: 'The last day to apply. Without it the opening stays open.',
          isOptional: true,
        }),
      ],
    }),
  ],
});
