import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { publishedEvents } from '#features/calendar/published-events.ts';
import { fixtureContent as content } from '#tests/support/fixture-content.ts';
import { contentParts, findPart, partNames } from './parts.ts';
import { newEntry, type TypedEntry, typedFrom, valueFrom } from './typed-part.ts';

describe.each(partNames)('the form of %s', (name) => {
  const part = contentParts[name];
  const value = part.take(content);

  test('says what is published, without any change', () => {
    expect(valueFrom(part.fields, typedFrom(part.fields, value))).toEqual(value);
  });

  test('is right as the files are, and puts everything back where it came from', () => {
    expect(v.is(part.schema, value)).toBe(true);
    const placed = { ...content, ...part.place(content, value) };
    expect(part.take(placed)).toEqual(value);
    // Calendars know an event by what the form writes down, as they did before.
    expect(publishedEvents(placed)).toEqual(publishedEvents(content));
    expect({ ...placed, calendar: 0, events: 0 }).toEqual({ ...content, calendar: 0, events: 0 });
  });
});

test('only what is a part is found', () => {
  expect(findPart('events')?.part.name).toBe('Events');
  for (const name of ['home', 'constructor', '__proto__', ''])
    expect(findPart(name)).toBeUndefined();
});

describe('what is typed', () => {
  const { fields } = contentParts.faq;
  const [list] = fields;
  if (list?.kind !== 'list') throw new Error('the questions are a list');
  const entry = newEntry(list.fields);
  const valueWith = (typed: TypedEntry['fields']) =>
    valueFrom(list.fields, { ...entry.fields, ...typed }, '3f2a-key');

  test('has one paragraph after each empty line', () => {
    expect(valueWith({ answer: ' One\n  line \n \n\nTwo ' }).answer).toEqual(['One line', 'Two']);
    expect(valueWith({ answer: ' \n' }).answer).toEqual([]);
  });

  test('gets a name for addresses from its title, which a later title does not change', () => {
    expect(valueWith({ question: 'Où est l’école?' }).id).toBe('ou-est-l-ecole-3f2a');
    expect(valueWith({ question: '???' }).id).toBe('entry-3f2a');
    expect(valueWith({ id: 'tours', question: 'Anything' }).id).toBe('tours');
  });

  test('has an amount as it is written anywhere on the site', () => {
    const price = { kind: 'number', name: 'price', label: 'Price' } as const;
    const kwacha = (typed: string) => valueFrom([price], { price: typed }).price;
    expect(['K 1,725', '1725,00', '12.5'].map(kwacha)).toEqual([1725, 1725, 12.5]);
    expect(kwacha('12,50')).toBeNaN();
  });

  test('leaves out what is optional and empty', () => {
    expect(valueWith({})).not.toHaveProperty('link');
    expect(valueWith({ link: { label: 'See', href: ' ' } }).link).toEqual({
      label: 'See',
      href: '',
    });
  });
});
