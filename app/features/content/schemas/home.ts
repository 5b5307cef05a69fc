import * as v from 'valibot';
import { link, list, picture, text } from './parts.ts';
import { timedText } from './timed-text.ts';

export const home = v.strictObject({
  title: text,
  hero: v.strictObject({ heading: text, lead: timedText, picture }),
  features: v.strictObject({
    heading: text,
    lead: text,
    cards: list(v.strictObject({ title: text, text, link, picture })),
  }),
  stats: list(
    v.strictObject({
      icon: v.picklist(['flag', 'sunrise', 'bulb', 'people']),
      value: timedText,
      label: timedText,
    }),
  ),
  news: v.strictObject({
    heading: text,
    lead: text,
    items: list(
      v.strictObject({
        title: text,
        category: v.picklist(['grand-opening', 'enrollment', 'information']),
        date: text,
        leaf: v.optional(v.strictObject({ large: text, small: text })),
        time: v.optional(text),
        location: text,
        description: text,
        link,
      }),
    ),
  }),
  vision: v.strictObject({
    heading: text,
    cards: list(v.strictObject({ title: text, statement: text, source: text })),
  }),
  newsletter: v.strictObject({ heading: text, lead: text }),
});
