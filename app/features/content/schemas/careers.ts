import * as v from 'valibot';
import { list, text } from './parts.ts';
import { timedText } from './timed-text.ts';

export const careers = v.strictObject({
  title: text,
  lead: text,
  /** What stands where the countdown was. */
  opened: timedText,
  why: v.strictObject({
    heading: text,
    cards: list(v.strictObject({ title: text, text: timedText })),
  }),
  openings: v.strictObject({ heading: text, note: text }),
  generalInterest: v.strictObject({
    heading: text,
    text,
    dialog: v.strictObject({ title: text, text: text }),
  }),
  received: v.strictObject({ heading: text, paragraphs: list(timedText) }),
  notices: list(v.strictObject({ version: text, sentences: list(text) })),
});
