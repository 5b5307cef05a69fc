import * as v from 'valibot';
import { placeholders } from '#features/content/placeholders.ts';
import { home } from '#features/content/schemas/home.ts';
import { day, list, text } from '#features/content/schemas/parts.ts';
import { isRealDate } from '#lib/dates/plain-date.ts';
import { contentPart } from '../content-part.ts';
import { field } from '../form-field.ts';

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

const YEAR = '{enrollmentYear} is filled in: the year that most families apply for now.';

export const news = contentPart({
  name: 'News',
  about: 'News and Events on the home page',
  page: '/',
  placeholders: placeholders.home,
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
    field.list('items', 'News', {
      entry: 'news item',
      title: 'title',
      fields: [
        field.line('title', 'Title', { hint: YEAR }),
        field.choice('category', 'Category', [
          { value: 'grand-opening', label: 'Grand opening' },
          { value: 'enrollment', label: 'Enrollment' },
          { value: 'information', label: 'Information' },
        ]),
        field.day('day', 'Day', { isOptional: true }),
        field.line('word', 'Word in place of a day', {
          hint: 'For news without a day, such as Ongoing.',
          isOptional: true,
        }),
        field.group(
          'leaf',
          'On the calendar leaf when there is no day',
          [
            field.line('large', 'Large word'),
            field.line('small', 'Small words below', { hint: YEAR }),
          ],
          { isOptional: true },
        ),
        field.line('time', 'Time', { hint: 'Such as 8:00 AM, or 6:00-7:00 PM.', isOptional: true }),
        field.line('location', 'Place'),
        field.text('description', 'Text', { hint: YEAR }),
        field.group('link', 'Link below the text', [
          field.line('label', 'Words of the link'),
          field.line('href', 'Leads to', {
            hint: 'A page of this site such as /events, or an address with https://.',
          }),
        ]),
      ],
    }),
  ],
});
