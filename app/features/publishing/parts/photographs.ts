import { photographs as file } from '#features/content/photographs-schema.ts';
import { contentPart } from '../content-part.ts';
import { field, type ListField } from '../form-field.ts';

/** Photographs of the school to add, move and remove. */
export function photographList(name: string, label: string, hint: string): ListField {
  return field.list(name, label, {
    hint,
    entry: 'photograph',
    title: 'caption',
    fields: [
      field.line('caption', 'What stands under it', { hint: 'Such as: The library.' }),
      field.photograph('wide', 'photograph', 'Photograph'),
    ],
  });
}

export const photographs = contentPart({
  name: 'Photographs of the school',
  about: 'On About, Academics and Contact, beside the drawings',
  page: '/about',
  schema: file,
  take: ({ photographs }) => photographs,
  place: (_content, photographs) => ({ photographs }),
  fields: [
    photographList('about', 'On About', 'The school and its grounds.'),
    photographList('academics', 'On Academics', 'Lessons and classrooms.'),
    photographList('contact', 'On Contact', 'The way to the school: the gate, the sign, the road.'),
  ],
});
