import * as v from 'valibot';
import { answerDays } from './answer-days.ts';
import { day, email, list, path, telephone, text } from './parts.ts';
import { anchor } from './writing.ts';

export const school = v.strictObject({
  name: text,
  nameLines: v.pipe(list(text), v.maxLength(2, 'must have one or two lines')),
  slug: anchor,
  motto: text,
  description: text,
  commitment: text,
  address: list(text),
  city: text,
  province: text,
  /** What the Ministry's forms ask of a school: its number in their register, and where it belongs. */
  emisNumber: v.optional(text),
  district: v.optional(text),
  zone: v.optional(text),
  country: v.pipe(text, v.length(2, 'must be a country code of two letters')),
  map: v.strictObject({
    latitude: v.pipe(v.number('must be a number'), v.minValue(-90), v.maxValue(90)),
    longitude: v.pipe(v.number('must be a number'), v.minValue(-180), v.maxValue(180)),
  }),
  phone: text,
  email,
  admissionsEmail: email,
  admissionsPhone: text,
  /** Where families may write by WhatsApp; without it nothing speaks of it. */
  whatsapp: v.optional(telephone),
  /** How long a family waits at most for an answer about a place, such as `two weeks`; without it nothing promises one. */
  answerWithin: v.optional(text),
  /** The school days by which the school answers, for each status of each kind of what people send. */
  answerDays: v.optional(answerDays),
  social: v.array(v.strictObject({ name: text, href: path })),
  hours: v.strictObject({ days: text, school: text, schoolOnContactPage: text, office: text }),
  openingDay: day,
});
