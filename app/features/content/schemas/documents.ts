import * as v from 'valibot';
import { text } from './parts.ts';

const paper = v.strictObject({ label: text, text });

export const documents = v.strictObject({
  title: text,
  lead: text,
  office: v.strictObject({ heading: text }),
  forms: v.strictObject({ heading: text, text, enrollment: paper, jobApplication: paper }),
  calendar: v.strictObject({ heading: text, year: paper, term: paper, schedule: paper }),
});
