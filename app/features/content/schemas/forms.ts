import * as v from 'valibot';
import { list, picture, text } from './parts.ts';

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
};
const passage = { heading: text, text: list(text) };

export const forms = v.strictObject({
  volunteer: v.strictObject({ ...form, first: v.strictObject(passage) }),
  pta: v.strictObject({
    ...form,
    meetings: v.strictObject({ heading: text, rule: text, notPublished: text }),
    payment: v.strictObject(passage),
  }),
  mealHelp: v.strictObject({ ...form, promise: v.strictObject(passage) }),
});
