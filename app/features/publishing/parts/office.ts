import * as v from 'valibot';
import { school } from '#features/content/schemas/school.ts';
import { contentPart } from '../content-part.ts';

const { address, phone, email, admissionsPhone, admissionsEmail, answerWithin, whatsapp, hours } =
  school.entries;

export const office = contentPart({
  name: 'The office',
  about: 'Address, phones, WhatsApp, emails, hours and how long an answer takes',
  page: '/contact',
  schema: v.strictObject({
    address,
    phone,
    email,
    admissionsPhone,
    admissionsEmail,
    answerWithin,
    whatsapp,
    hours,
  }),
  take: ({ school: { address, phone, email, admissionsPhone, admissionsEmail, ...school } }) => ({
    address,
    phone,
    email,
    admissionsPhone,
    admissionsEmail,
    ...(school.answerWithin && { answerWithin: school.answerWithin }),
    ...(school.whatsapp && { whatsapp: school.whatsapp }),
    hours: school.hours,
  }),
  // What is optional and was taken away is in neither.
  place: ({ school: { whatsapp: _number, answerWithin: _time, ...school } }, value) => ({
    school: { ...school, ...value },
  }),
  fields: [
    { kind: 'lines', name: 'address', label: 'Address', hint: 'One line in each line.' },
    { kind: 'tel', name: 'phone', label: 'Phone' },
    { kind: 'email', name: 'email', label: 'Email' },
    { kind: 'tel', name: 'admissionsPhone', label: 'Phone of admissions' },
    { kind: 'email', name: 'admissionsEmail', label: 'Email of admissions' },
    {
      kind: 'line',
      name: 'answerWithin',
      label: 'Families hear about a place within',
      hint: 'Such as two weeks. Without it we promise no time after an application.',
      isOptional: true,
    },
    {
      kind: 'tel',
      name: 'whatsapp',
      label: 'WhatsApp number',
      hint: 'Such as +260 97 000 0000. Without it the pages say nothing of WhatsApp.',
      isOptional: true,
    },
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
