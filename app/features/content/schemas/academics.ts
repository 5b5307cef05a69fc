import * as v from 'valibot';
import { list, picture, text } from './parts.ts';
import { anchor, labelledLink, titledTexts } from './writing.ts';

const parts = { heading: text, lead: text, cards: titledTexts };
const cards = v.strictObject(parts);

export const academics = v.strictObject({
  title: text,
  hero: v.strictObject({ heading: text, lead: text, picture }),
  overview: v.strictObject({ heading: text, text: list(text), linkLabel: text }),
  subjects: cards,
  grades: v.strictObject({
    heading: text,
    lead: text,
    programs: list(
      v.strictObject({
        value: anchor,
        title: text,
        who: text,
        description: list(text),
        highlights: list(text),
        picture,
      }),
    ),
  }),
  programs: cards,
  support: v.strictObject({
    heading: text,
    lead: text,
    services: list(v.strictObject({ value: anchor, trigger: text, title: text, text: list(text) })),
  }),
  assessment: v.strictObject({ ...parts, link: labelledLink }),
});
