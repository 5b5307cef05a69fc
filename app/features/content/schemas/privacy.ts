import * as v from 'valibot';
import { day, email, list, text } from './parts.ts';
import { writtenSection } from './writing.ts';

export const privacy = v.strictObject({
  title: text,
  lead: text,
  updatedOn: day,
  registrationNumber: v.optional(text),
  dataProtectionOfficer: v.optional(
    v.strictObject({ name: text, email: v.optional(email), phone: v.optional(text) }),
  ),
  serverCountry: text,
  inShort: list(text),
  sections: list(writtenSection),
});
