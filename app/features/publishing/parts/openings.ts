import * as v from 'valibot';
import { departments, openings as file, openingTypes } from '#features/content/schemas/openings.ts';
import { contentPart } from '../content-part.ts';
import { choicesOf } from '../form-field.ts';

export const openings = contentPart({
  name: 'Openings',
  about: 'Posts to fill, and until when people may apply',
  page: '/careers',
  schema: v.strictObject({ items: file }),
  take: (content) => ({ items: content.openings }),
  place: (_content, { items }) => ({ openings: items }),
  fields: [
    {
      kind: 'list',
      name: 'items',
      label: 'Openings',
      hint: 'To end one, give it a closing day. Remove it only when nobody needs to see it any more.',
      entry: 'opening',
      title: 'title',
      fields: [
        { kind: 'anchor', name: 'id', label: 'Name in addresses', from: 'title' },
        { kind: 'line', name: 'title', label: 'Title' },
        {
          kind: 'choice',
          name: 'department',
          label: 'Department',
          choices: choicesOf(departments),
        },
        { kind: 'choice', name: 'type', label: 'Type', choices: choicesOf(openingTypes) },
        { kind: 'line', name: 'location', label: 'Place', hint: 'Such as On-site.' },
        { kind: 'text', name: 'description', label: 'Description' },
        {
          kind: 'day',
          name: 'postedOn',
          label: 'First advertised on',
          hint: 'Search engines show it.',
        },
        {
          kind: 'day',
          name: 'closesOn',
          label: 'Closing day',
          hint: 'The last day to apply. Without it the opening stays open.',
          isOptional: true,
        },
      ],
    },
  ],
});
