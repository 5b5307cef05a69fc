import * as v from 'valibot';
import { day, list, text } from './parts.ts';

export const calendar = v.strictObject({
  year: v.pipe(v.number('must be a year'), v.integer('must be a year')),
  terms: list(v.strictObject({ name: text, startsOn: day, endsOn: day })),
  breaks: list(v.strictObject({ name: text, startsOn: day, endsOn: day })),
  earlyDismissal: v.strictObject({ time: text, when: text }),
  holidays: list(v.strictObject({ name: text, on: day })),
});
