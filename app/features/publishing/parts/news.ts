import * as v from 'valibot';
import { home } from '#features/content/schemas/home.ts';
import { day, list, text } from '#features/content/schemas/parts.ts';
import { isRealDate } from '#lib/dates/plain-date.ts';
import { contentPart } from '../content-part.ts';

const { date: _date, ...itemEntries } = home.entries.news.entries.items.pipe[0].item.entries;

/** `date` is a day or, for what has no day, a word; here each has a field of its own. */
const item = v.pipe(
  v.strictObject({ ...itemEntries, day: v.optional(day), word: v.optional(text) }),
  v.forward(
    v.check(
      (one) => one.day !== undefined || one.word !== undefined,
      'must be given, or a word in its place',
    ),
    ['day'],
  ),
);

export const news = contentPart({
  name: 'News',
  about: 'News and Events on the home page',
  page: '/',
  schema: v.strictObject({ items: list(item) }),
  take: ({ home }) => ({
    items: home.news.items.map(({ date, ...rest }) =>
      isRealDate(date) ? { ...rest, day: date } : { ...rest, word: date },
    ),
  }),
  place: ({ home }, { items }) => ({
    home: {
      ...home,
      news: {
        ...home.news,
        items: items.map(({ day, word, ...rest }) => ({ ...rest, date: day ?? word ?? '' })),
      },
    },
  }),
  fields: [
    {
      kind: 'list',
      name: 'items',
      label: 'News',
      entry: 'news item',
      title: 'title',
      fields: [
        { kind: 'line', name: 'title', label: 'Title' },
        {
          kind: 'choice',
          name: 'category',
          label: 'Category',
          choices: [
            { value: 'grand-opening', label: 'Grand opening' },
            { value: 'enrollment', label: 'Enrollment' },
            { value: 'information', label: 'Information' },
          ],
        },
        { kind: 'day', name: 'day', label: 'Day', isOptional: true },
        {
          kind: 'line',
          name: 'word',
          label: 'Word in place of a day',
          hint: 'For news without a day, such as Ongoing.',
          isOptional: true,
        },
        {
          kind: 'group',
          name: 'leaf',
          label: 'On the calendar leaf when there is no day',
          isOptional: true,
          fields: [
            { kind: 'line', name: 'large', label: 'Large word' },
            { kind: 'line', name: 'small', label: 'Small words below' },
          ],
        },
        {
          kind: 'line',
          name: 'time',
          label: 'Time',
          hint: 'Such as 8:00 AM, or 6:00-7:00 PM.',
          isOptional: true,
        },
        { kind: 'line', name: 'location', label: 'Place' },
        { kind: 'text', name: 'description', label: 'Text' },
        {
          kind: 'group',
          name: 'link',
          label: 'Link below the text',
          fields: [
            { kind: 'line', name: 'label', label: 'Words of the link' },
            {
              kind: 'line',
              name: 'href',
              label: 'Leads to',
              hint: 'A page of this site such as /events, or an address with https://.',
            },
          ],
        },
      ],
    },
  ],
});
