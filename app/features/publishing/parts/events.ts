import * as v from 'valibot';
import { eventsWithIds } from '#features/calendar/lasting-ids.ts';
import { eventCategories, events as file } from '#features/content/schemas/events.ts';
import { contentPart } from '../content-part.ts';
import { choicesOf } from '../form-field.ts';

export const events = contentPart({
  name: 'Events',
  about: 'What is on besides terms, holidays and meetings',
  page: '/events',
  schema: v.strictObject({ items: file.entries.events }),
  take: (content) => ({ items: eventsWithIds(content.events.events) }),
  place: (content, { items }) => ({ events: { ...content.events, events: items } }),
  fields: [
    {
      kind: 'list',
      name: 'items',
      label: 'Events',
      hint: 'The page puts them in the order of their days.',
      entry: 'event',
      title: 'title',
      fields: [
        { kind: 'anchor', name: 'id', label: 'Name for calendars', from: 'title' },
        { kind: 'line', name: 'title', label: 'Title' },
        {
          kind: 'choice',
          name: 'category',
          label: 'Category',
          choices: choicesOf(eventCategories),
        },
        { kind: 'day', name: 'startsOn', label: 'First day' },
        {
          kind: 'day',
          name: 'endsOn',
          label: 'Last day',
          hint: 'Only when it lasts longer than a day.',
          isOptional: true,
        },
        {
          kind: 'line',
          name: 'time',
          label: 'Time',
          hint: 'Such as 8:00 AM-12:00 PM, or All day.',
        },
        { kind: 'line', name: 'location', label: 'Place' },
        { kind: 'text', name: 'description', label: 'Description' },
        {
          kind: 'check',
          name: 'isCancelled',
          label: 'Cancelled',
          hint: 'The page shows it with the word Cancelled, so that nobody comes for nothing.',
          isOptional: true,
        },
      ],
    },
  ],
});
