import * as v from 'valibot';
import { list, text } from './parts.ts';
import { writing } from './writing.ts';

export const careers = v.strictObject({
  title: text,
  lead: text,
  why: v.strictObject({ heading: text, cards: list(v.strictObject({ title: text, text })) }),
  openings: v.strictObject({ heading: text, note: text }),
  generalInterest: v.strictObject({
    heading: text,
    text,
    dialog: v.strictObject({ title: text, text: writing }),
  }),
  received: v.strictObject({ heading: text, paragraphs: list(text) }),
  notices: list(v.strictObject({ version: text, sentences: list(text) })),
});
