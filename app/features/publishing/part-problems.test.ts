import { describe, expect, test } from 'vitest';
import { fixtureContent as content } from '#tests/support/fixture-content.ts';
import { findProblems } from './part-problems.ts';
import { contentParts } from './parts.ts';
import { typedFrom, valueFrom } from './typed-part.ts';

const event = {
  title: 'Sports Day',
  category: 'Sports',
  startsOn: '2026-06-12',
  time: 'All day',
  location: 'At school',
  description: 'Run.',
};
const problemsOf = (...items: object[]) => findProblems(contentParts.events, { items });

describe('what to correct', () => {
  test('is nothing when everything is right', () => {
    expect(problemsOf(event, { ...event, endsOn: '2026-06-12', isCancelled: true })).toEqual([]);
  });

  test('is what stands in braces and is not filled in', () => {
    const [problem] = problemsOf({ ...event, title: 'Sports {yeer}' });
    expect(problem).toMatchObject({
      field: 'items.0.title',
      message: 'Title must not have {yeer}. Nothing in braces is filled in here',
    });
    const { news } = contentParts;
    const [item] = news.take(content).items;
    const titled = (title: string) => findProblems(news, { items: [{ ...item, title }] });
    expect(titled('Enrollment for {enrollmentYear}')).toEqual([]);
    expect(titled('Enrollment for {enrollment year}')).toHaveLength(1);
  });

  test('is an event that ends before it starts, at its last day', () => {
    expect(problemsOf(event, { ...event, endsOn: '2026-06-11' })).toEqual([
      {
        field: 'items.1.endsOn',
        message: 'Last day must not be before the first day',
        full: 'Sports Day: Last day must not be before the first day',
      },
    ]);
  });

  test.each(['10am to 2 pm', '8 AM', '14:00', '2:00 PM-10:00 AM'])(
    'is a time that no calendar can read: %s',
    (time) => {
      expect(problemsOf({ ...event, time })).toEqual([
        {
          field: 'items.0.time',
          message: 'Time must be written as 8:00 AM-12:00 PM, 7:00 PM or All day',
          full: 'Sports Day: Time must be written as 8:00 AM-12:00 PM, 7:00 PM or All day',
        },
      ]);
      const { meetings, earlyDismissal, ...dates } = contentParts.dates.take(content);
      const wrong = {
        ...dates,
        earlyDismissal: { ...earlyDismissal, time },
        meetings: { ...meetings, pta: { ...meetings.pta, time } },
      };
      expect(findProblems(contentParts.dates, wrong).map(({ field }) => field)).toEqual([
        'earlyDismissal.time',
        'meetings.pta.time',
      ]);
    },
  );

  test('is said once for each field of an empty entry, in the order of the form', () => {
    const [list] = contentParts.events.fields;
    const empty = list?.kind === 'list' ? valueFrom(list.fields, typedFrom(list.fields, {})) : {};
    const found = problemsOf(empty);
    expect(found.map(({ full }) => full)).toEqual([
      'Event 1: Title must not be empty',
      'Event 1: Category must be chosen',
      'Event 1: First day must not be empty',
      'Event 1: Time must not be empty',
      'Event 1: Place must not be empty',
      'Event 1: Description must not be empty',
    ]);
  });

  test('is a term or break that ends before it starts, a question in no tab, news without a day', () => {
    const dates = contentParts.dates.take(content);
    const [term] = dates.terms;
    expect(
      findProblems(contentParts.dates, {
        ...dates,
        terms: [{ ...term, endsOn: '2026-01-01' }],
      }).map(({ field }) => field),
    ).toEqual(['terms.0.endsOn']);

    const { items } = contentParts.faq.take(content);
    const enrollmentOnly = items.filter(({ tab }) => tab === 'enrollment');
    expect(findProblems(contentParts.faq, { items: enrollmentOnly })).toEqual([
      {
        field: 'items',
        message: 'Questions must have a question in each tab',
        full: 'Questions must have a question in each tab',
      },
    ]);

    const news = contentParts.news.take(content).items.map((item) => ({ ...item, day: undefined }));
    expect(findProblems(contentParts.news, { items: news })[0]?.field).toBe('items.0.day');
  });

  test('names a paragraph by its answer', () => {
    const [first, ...others] = contentParts.faq.take(content).items;
    const items = [{ ...first, answer: ['Fine.', 'Call {fone}.'] }, ...others];
    const [problem] = findProblems(contentParts.faq, { items });
    expect(problem?.field).toBe('items.0.answer');
    expect(problem?.message).toMatch(
      /^Answer must not have \{fone\}\. Only these are filled in: \{school\}/,
    );
  });
});
