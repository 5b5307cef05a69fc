import * as v from 'valibot';
import { picture, text } from './parts.ts';

export const contact = v.strictObject({
  title: text,
  lead: text,
  description: text,
  picture,
  information: v.strictObject({ heading: text, hoursNote: text }),
  map: v.strictObject({ heading: text, place: text, sketch: text, cost: text, trouble: text }),
  form: v.strictObject({ heading: text, use: text }),
});
