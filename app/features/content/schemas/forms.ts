import * as v from 'valibot';
import { ofEachForm } from '#features/parent-form-kinds/parent-forms.ts';
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

/** By the kind of the form, so that a new form asks for its texts. */
export const forms = v.strictObject({
  ...ofEachForm(() => v.strictObject(form)),
  'pta-membership': v.strictObject({
    ...form,
    meetings: v.strictObject({ heading: text, rule: text, notPublished: text }),
    payment: passage,
  }),
});
