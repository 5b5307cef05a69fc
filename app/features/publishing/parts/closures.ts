import * as v from 'valibot';
import { events as file } from '#features/content/schemas/events.ts';
import { contentPart } from '../content-part.ts';
import { field } from '../form-field.ts';

export const closures = contentPart({
  name: 'Closed days',
  about: 'Days on which the school is closed against the calendar. Every page says so.',
  page: '/events',
  schema: v.strictObject({ items: file.entries.closures.wrapped }),
  take: ({ events }) => ({ items: events.closures }),
  place: ({ events }, { items }) => ({ events: { ...events, closures: items } }),
  fields: [
    field.list('items', 'Closed days', {
      hint: 'The pages say it until the last day is over. Then it ends by itself.',
      entry: 'closed day',
      title: 'startsOn',
      fields: [
        field.anchor('Name for calendars', 'startsOn'),
        field.day('startsOn', 'First day'),
        field.day('endsOn', 'Last day', {
          isOptional: true,
          hint: 'Only when it lasts longer than a day.',
        }),
        field.day('toldFrom', 'Pages say it from', {
          isOptional: true,
          hint: 'Left empty, they say it from three days before the first day.',
        }),
        field.line('reason', 'Why, and when lessons go on', {
          isOptional: true,
          hint: 'Such as: The water pipe is being repaired.',
        }),
      ],
    }),
  ],
});
