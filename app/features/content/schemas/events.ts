import * as v from 'valibot';
import { day, id, inOrder, isTime, NOT_A_TIME, text, time, withinAYear } from './parts.ts';

export const eventCategories = [
  'School Event',
  'Holiday',
  'Academic',
  'Arts',
  'Community',
  'Sports',
  'Administrative',
] as const;
const category = v.picklist(eventCategories, `must be one of ${eventCategories.join(', ')}`);

/** The words of an event whose date stands in another file. */
const words = { title: text, category, location: text, description: text };
/** Its hours may name when the school closes early. */
const announced = v.strictObject({
  ...words,
  time: v.pipe(
    text,
    v.check((written) => isTime(written.replace('{dismissal}', '12:00 PM')), NOT_A_TIME),
  ),
});

/** Days on which the school is closed against the calendar, such as tomorrow, because of the water. */
const closure = withinAYear(
  v.strictObject({
    id: v.optional(id),
    startsOn: day,
    endsOn: v.optional(day),
    /** The day from which pages say it; three days before the first where it is left out. */
    toldFrom: v.optional(day),
    reason: v.optional(v.pipe(text, v.maxLength(140, 'must have 140 characters or fewer'))),
  }),
);

export const events = v.strictObject({
  title: text,
  lead: text,
  description: text,
  empty: text,
  events: v.array(
    inOrder(
      v.strictObject({
        ...words,
        id: v.optional(id),
        time,
        startsOn: day,
        endsOn: v.optional(day),
        isCancelled: v.optional(v.boolean('must be true or false')),
      }),
    ),
    'must be a list',
  ),
  closures: v.optional(v.array(closure, 'must be a list'), []),
  announced: v.strictObject({
    opening: announced,
    termStart: announced,
    termEnd: announced,
    break: announced,
    holiday: announced,
    pta: v.strictObject(words),
    council: v.strictObject(words),
  }),
  outsideTerm: text,
  onHoliday: text,
  provisional: text,
  provisionalYear: text,
  missingYear: text,
  glance: v.strictObject({
    heading: text,
    conferences: v.strictObject({ name: text, when: text }),
  }),
  download: v.strictObject({ heading: text, lead: text, delay: text }),
});
