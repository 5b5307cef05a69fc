import * as v from 'valibot';
import { list, picture, text } from './parts.ts';
import { anchor, titledTexts, writing, writtenLink } from './writing.ts';

const parts = { heading: text, lead: writing, cards: titledTexts };
const cards = v.strictObject(parts);

export const academics = v.strictObject({
  title: text,
  hero: v.strictObject({ heading: text, lead: writing, picture }),
  overview: v.strictObject({ heading: text, text: list(writing), linkLabel: text }),
  subjects: cards,
  grades: v.strictObject({
    heading: text,
    lead: writing,
    programs: list(
      v.strictObject({
        value: anchor,
        title: text,
        who: text,
        description: list(writing),
        highlights: list(text),
        picture,
      }),
    ),
  }),
  programs: cards,
  support: v.strictObject({
    heading: text,
    lead: writing,
    services: list(
      v.strictObject({ value: anchor, trigger: text, title: text, text: list(writing) }),
    ),
  }),
  assessment: v.strictObject({ ...parts, link: writtenLink }),
});
