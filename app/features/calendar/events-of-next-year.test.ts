import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, weekday } from '#lib/dates/plain-date.ts';
import { fixtureContent } from '#tests/support/fixture-content.ts';
import { eventsAgain } from './events-of-next-year.ts';
import { withNextYear } from './next-year-from-this.ts';

const made = withNextYear(fixtureContent.calendar);
const sports = {
  title: 'Sports Day',
  category: 'Sports' as const,
  startsOn: '2026-06-12',
  time: '8:00 AM-12:00 PM',
  location: 'School grounds',
  description: 'Families are welcome.',
};

test('events come again on the same day of the week, without what phones knew them by', () => {
  const camp = { ...sports, id: 'camp-2026', title: 'Camp', endsOn: '2026-06-14' };
  expect(eventsAgain([sports, camp], made)).toEqual({
    year: 2027,
    events: [
      { ...sports, startsOn: '2027-06-11' },
      { ...sports, title: 'Camp', startsOn: '2027-06-11', endsOn: '2027-06-13' },
    ],
  });
});

test('what was called off, and what stands in that year already, does not', () => {
  const again = { ...sports, startsOn: '2027-06-18' };
  expect(eventsAgain([sports, again], made)).toBeUndefined();
  expect(eventsAgain([{ ...sports, isCancelled: true }], made)).toBeUndefined();
});

test('nothing comes into a year that has no terms yet', () => {
  expect(eventsAgain([sports], fixtureContent.calendar)).toBeUndefined();
  expect(eventsAgain([sports], { ...made, terms: [] })).toBeUndefined();
});

test('on any day of the year an event keeps its weekday and lands in the next one, once', () => {
  const day = fc.integer({ min: 0, max: 364 }).map((after) => addDays('2026-01-01', after));
  fc.assert(
    fc.property(day, (startsOn) => {
      const one = { ...sports, startsOn };
      const brought = eventsAgain([one], made)?.events ?? [];
      expect(brought).toHaveLength(1);
      for (const event of brought) {
        expect(event.startsOn.slice(0, 4)).toBe('2027');
        expect(weekday(event.startsOn)).toBe(weekday(startsOn));
      }
      expect(eventsAgain([one, ...brought], made)).toBeUndefined();
    }),
  );
});
