import * as v from 'valibot';
import { weekdayNames } from '#lib/dates/plain-date.ts';
import { id, list, text } from './parts.ts';

const row = v.tuple([text, text], 'must be two texts');
const week = list(v.tuple([v.picklist(weekdayNames, 'must be a day of the week'), text, text]));

export const schedule = v.strictObject({
  title: text,
  lead: text,
  description: text,
  fixed: v.strictObject({ before: list(row), after: list(row) }),
  lessons: text,
  lunch: text,
  lunchUnknown: text,
  dayCaption: text,
  dayHead: row,
  weekCaption: text,
  weekHead: row,
  weekLine: text,
  examples: text,
  grades: list(
    v.strictObject({
      id,
      name: text,
      lunchFrom: v.optional(text),
      lunchTo: v.optional(text),
      week: v.picklist(['play', 'subjects'], 'must be play or subjects'),
    }),
  ),
  weeks: v.strictObject({ play: week, subjects: week }),
});
