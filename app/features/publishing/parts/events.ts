import * as v from 'valibot';
import { eventsWithIds } from '#features/calendar/lasting-ids.ts';
import { eventCategories, events as file } from '#features/content/schemas/events.ts';
import { contentPart } from '../content-part.ts';
import { choicesOf, field } from '../form-field.ts';

export const events = contentPart({
  name: 'Events',
  about: 'What is on besides terms, holidays and meetings',
  page: '/events',
  schema: v.strictObject({ items: file.entries.events }),
  take: (content) => ({ items: eventsWithIds(content.events.events) }),
  place: (content, { items }) => ({ events: { ...content.events, events: items } }),
  fields: [
    field.list('items', 'Events', {
      hint: 'The page puts them in the order of their days.',
      entry: 'event',
      title: 'title',
      fields: [
        field.anchor('Name for calendars', 'title'),
        field.line('title', 'Title'),
        field.choice('category', 'Category', choicesOf(eventCategories)),
        field.day('startsOn', 'First day'),
        field.day('endsOn', 'Last day', {
          hint: 'Only when it lasts longer than a day.',
          isOptional: true,
        }),
        field.line('time', 'Time', { hint: 'Such as 8:00 AM-12:00 PM, or All day.' }),
        field.line('location', 'Place'),
        field.text('description', 'Description'),
        field.check('isCancelled', 'Cancelled', {
          hint: 'The page shows it with the word Cancelled, so that nobody comes for nothing.',
          isOptional: true,
        }),
      ],
    }),
  ],
});
