import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { readDay } from '#lib/dates/written-day.ts';
import { fixtureContent as content } from '#tests/support/fixture-content.ts';
import type { FormField } from './form-field.ts';
import { findProblems } from './part-problems.ts';
import { contentParts, partNames } from './parts.ts';
import { contentChangeSchema } from './publish.server.ts';
import { type Typed, type TypedFields, typedFrom, valueFrom } from './typed-part.ts';
import { whatChanged } from './what-changed.ts';

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

  test('is half a day, at that day alone', () => {
    const { take } = contentParts.dates;
    const dates = take(content);
    const [term] = dates.terms;
    const wrong = { ...dates, terms: [{ ...term, startsOn: '4 Fe' }, ...dates.terms.slice(1)] };
    expect(findProblems(contentParts.dates, wrong)).toEqual([
      {
        field: 'terms.0.startsOn',
        message: 'First day is no day yet. Write it like 4 Feb 2027',
        full: 'Term 1: First day is no day yet. Write it like 4 Feb 2027',
      },
    ]);
  });

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

test.each([
  ['Call {phone.', 'a “{” without a “}” behind it, at “{phone.”'],
  ['Call phone}.', 'a “}” without a “{” before it, after “Call phone”'],
  ['Call {{phone}}.', 'a “{” without a “}” behind it, at “{{phone}}.”'],
  ['Call {pho{phone}ne}.', 'a “{” without a “}” behind it, at “{pho{phone}ne}.”'],
])('a brace that is left over is a problem, and not read on a page: %s', (words, says) => {
  const [first, ...others] = contentParts.faq.take(content).items;
  const items = [{ ...first, answer: [words] }, ...others];
  const [problem] = findProblems(contentParts.faq, { items });
  expect(problem?.message).toBe(`Answer must not have ${says}`);
});

/** What stands in a form while somebody fills it in: parts of days, empty entries, anything. */
const typedDays = fc
  .tuple(
    fc.constantFrom('5 Jan 2027', '4/13/2027', '2027-02-29', '31 4 27', '9999-12-31'),
    fc.nat(10),
  )
  .map(([day, keys]) => day.slice(0, keys));
const words = fc.oneof(
  typedDays,
  typedDays.map((day) => readDay(day) ?? day),
  fc.constantFrom('', '0', '-1', '1e9', '8:00 AM-', '{', '{x}', '/', 'https://', '+260'),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
);

function typedInto(fields: FormField[]): fc.Arbitrary<TypedFields> {
  return fc.record(Object.fromEntries(fields.map((one) => [one.name, typedInOne(one)])));
}

function typedInOne(one: FormField): fc.Arbitrary<Typed> {
  switch (one.kind) {
    case 'group':
      return typedInto(one.fields);
    case 'list':
      return fc.array(fc.record({ key: fc.uuid(), fields: typedInto(one.fields) }), {
        maxLength: 4,
      });
    case 'photograph':
      return fc.record({ digest: words, width: words, height: words, alt: words });
    case 'check':
      return fc.boolean();
    case 'choice':
      return fc.constantFrom('', ...one.choices.map(({ value }) => String(value)));
    default:
      return words;
  }
}

describe.each(partNames)('whatever is typed into %s', (name) => {
  const part = contentParts[name];

  test('is right, or has something to correct that is said in words', () => {
    fc.assert(
      fc.property(typedInto(part.fields), (typed) => {
        const value = valueFrom(part.fields, typed);
        const found = findProblems(part, value);
        expect(found.length === 0).toBe(v.is(part.schema, value));
        for (const { message } of found) expect(message).not.toMatch(/Invalid \w+:|Expected/);
        expect(whatChanged(part.fields, part.take(content), value)).toBeInstanceOf(Array);
      }),
    );
  });

  test('is taken or refused by the server, as is anything else that is sent', () => {
    const sent = typedInto(part.fields).map((typed) => valueFrom(part.fields, typed));
    fc.assert(
      fc.property(fc.oneof(sent, fc.anything()), (value) => {
        const change = { change: 'publish', version: 0, value };
        const isTaken = v.is(contentChangeSchema(name), change);
        expect(isTaken).toBe(v.is(part.schema, value));
      }),
    );
  });
});
