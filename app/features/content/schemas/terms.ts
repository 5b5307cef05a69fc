import * as v from 'valibot';
import { day, list, text } from './parts.ts';
import { writtenSection } from './writing.ts';

export const terms = v.strictObject({
  title: text,
  lead: text,
  updatedOn: day,
  inShort: list(text),
  sections: list(writtenSection),
});
