import * as v from 'valibot';
import { school } from '#features/content/schemas/school.ts';
import { contentPart } from '../content-part.ts';
import { field } from '../form-field.ts';

/** Where our mail goes, and the numbers that families call to ask where to pay (`noWays` in content/meals.yaml). */
export const contactNames = [
  ...(['email', 'admissionsEmail', 'phone', 'admissionsPhone', 'whatsapp'] as const),
] as const;

const shown = v.pick(school, contactNames);

export const contacts = contentPart({
  name: 'Mail addresses and phones',
  about: 'Where our mail goes, and the numbers that families call',
  page: '/contact',
  isGuarded: true,
  schema: shown,
  take: ({ school }) => v.parse(v.object(shown.entries), school),
  place: ({ school: { whatsapp: _number, ...school } }, value) => ({
    school: { ...school, ...value },
  }),
  fields: [
    field.email('email', 'Email', {
      hint: 'Notices for the office go here, and what families answer to our mails.',
    }),
    field.email('admissionsEmail', 'Email of admissions', {
      hint: 'Notices of enrollment applications go here.',
    }),
    field.tel('phone', 'Phone'),
    field.tel('admissionsPhone', 'Phone of admissions'),
    field.tel('whatsapp', 'WhatsApp number', {
      hint: 'Such as +260 97 000 0000. Without it the pages say nothing of WhatsApp.',
      isOptional: true,
    }),
  ],
});
