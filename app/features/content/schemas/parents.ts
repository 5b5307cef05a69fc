import * as v from 'valibot';
import { id, list, text } from './parts.ts';

const href = v.pipe(text, v.regex(/^(#|\/|https:\/\/)/, 'must start with #, / or https://'));
const button = v.strictObject({ label: text, href });
const row = v.tuple([text, text], 'must be two texts');
const table = { caption: text, head: row, rows: list(row) };

const topic = v.strictObject({
  id,
  heading: text,
  text: v.array(text, 'must be a list'),
  points: v.optional(list(text)),
  table: v.optional(v.strictObject(table)),
  shows: v.optional(
    v.picklist(
      ['mealPrices', 'sampleDay', 'expectations', 'office'],
      'must be mealPrices, sampleDay, expectations or office',
    ),
  ),
  links: v.optional(list(v.strictObject({ label: text, text: v.optional(text), href }))),
  buttons: v.optional(list(button)),
});

export const parents = v.strictObject({
  title: text,
  lead: text,
  quickLinks: v.strictObject({
    heading: text,
    links: list(v.strictObject({ label: text, text, href })),
  }),
  tabs: list(v.strictObject({ id, label: text, topics: list(topic) })),
  sampleDay: v.strictObject({ button: text, print: text, more: text, ...table }),
  expectations: list(v.strictObject({ id, title: text, points: list(text) })),
});
