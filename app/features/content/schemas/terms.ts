import * as v from 'valibot';
import { day, list, text } from './parts.ts';
import { writing, writtenSection } from './writing.ts';

export const terms = v.strictObject({
  title: text,
  lead: writing,
  updatedOn: day,
  inShort: list(writing),
  sections: list(writtenSection),
});
