import * as v from 'valibot';
import { list, picture, text } from './parts.ts';

const passage = v.strictObject({ heading: text, text: list(text) });

/** What every short form for parents says around its questions. */
const form = {
  title: text,
  lead: text,
  description: text,
  picture: v.optional(picture),
  heading: text,
  /** On the button that sends. */
  button: text,
  notices: list(v.strictObject({ version: text, sentences: list(text) })),
  /** What comes next, on the screen and in the mail. */
  next: list(text),
  /** Beside the form: what to know before. */
  note: v.optional(passage),
};

export const forms = v.strictObject({
  volunteer: v.strictObject(form),
  pta: v.strictObject({
    ...form,
    meetings: v.strictObject({ heading: text, rule: text, notPublished: text }),
    payment: passage,
  }),
  mealHelp: v.strictObject(form),
});
