import * as v from 'valibot';
import { school } from '#features/content/schemas/school.ts';
import { contentPart } from '../content-part.ts';

const { address, phone, email, admissionsPhone, admissionsEmail, hours } = school.entries;

export const office = contentPart({
  name: 'The office',
  about: 'Address, phones, emails and hours',
  page: '/contact',
  schema: v.strictObject({ address, phone, email, admissionsPhone, admissionsEmail, hours }),
  take: ({ school: { address, phone, email, admissionsPhone, admissionsEmail, hours } }) => ({
    address,
    phone,
    email,
    admissionsPhone,
    admissionsEmail,
    hours,
  }),
  place: (content, value) => ({ school: { ...content.school, ...value } }),
  fields: [
    { kind: 'lines', name: 'address', label: 'Address', hint: 'One line in each line.' },
    { kind: 'tel', name: 'phone', label: 'Phone' },
    { kind: 'email', name: 'email', label: 'Email' },
    { kind: 'tel', name: 'admissionsPhone', label: 'Phone of admissions' },
    { kind: 'email', name: 'admissionsEmail', label: 'Email of admissions' },
    {
      kind: 'group',
      name: 'hours',
      label: 'Hours',
      fields: [
        { kind: 'line', name: 'days', label: 'Days', hint: 'Such as Monday-Friday.' },
        { kind: 'line', name: 'office', label: 'Office', hint: 'Such as 7:30 AM-4:00 PM.' },
        { kind: 'line', name: 'school', label: 'School day' },
        { kind: 'line', name: 'schoolOnContactPage', label: 'School day on the contact page' },
      ],
    },
  ],
});
