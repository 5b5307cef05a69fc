import * as v from 'valibot';
import { list, picture, text } from './parts.ts';
import { anchor, titledTexts, writing } from './writing.ts';

const cards = v.strictObject({ heading: text, lead: writing, cards: titledTexts });

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
  assessment: cards,
});
