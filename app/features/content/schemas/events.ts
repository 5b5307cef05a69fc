import * as v from 'valibot';
import { day, id, isInOrder, NOT_IN_ORDER, text } from './parts.ts';

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
const announced = v.strictObject({ ...words, time: text });

export const events = v.strictObject({
  title: text,
  lead: text,
  description: text,
  empty: text,
  events: v.array(
    v.pipe(
      v.strictObject({
        ...words,
        id: v.optional(id),
        time: text,
        startsOn: day,
        endsOn: v.optional(day),
        isCancelled: v.optional(v.boolean('must be true or false')),
      }),
      v.forward(
        v.check((one) => isInOrder(one), NOT_IN_ORDER),
        ['endsOn'],
      ),
    ),
    'must be a list',
  ),
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
  glance: v.strictObject({
    heading: text,
    conferences: v.strictObject({ name: text, when: text }),
  }),
  download: v.strictObject({ heading: text, lead: text, patience: text }),
});
