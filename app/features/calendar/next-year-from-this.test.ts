import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, weekday } from '#lib/dates/plain-date.ts';
import { fixtureContent } from '#tests/support/fixture-content.ts';
import { publicHolidays } from './closures/public-holidays.ts';
import { withNextYear, yearToMake } from './next-year-from-this.ts';

const { calendar } = fixtureContent;
const isOf2027 = (day: string) => day.startsWith('2027-');

describe('the next year, made from this one', () => {
  test('has the same terms and breaks on the same days of the week, and is provisional', () => {
    const made = withNextYear(calendar);
    expect(made.years).toEqual([
      { year: 2026, state: 'published' },
      { year: 2027, state: 'provisional' },
    ]);
    const terms = made.terms.filter(({ startsOn }) => isOf2027(startsOn));
    expect(terms).toMatchObject([
      { id: 'term-1-2027', name: 'Term 1', startsOn: '2027-01-04', endsOn: '2027-04-09' },
      { id: 'term-2-2027', name: 'Term 2', startsOn: '2027-05-04', endsOn: '2027-08-06' },
      { id: 'term-3-2027', name: 'Term 3', startsOn: '2027-09-07', endsOn: '2027-12-04' },
    ]);
    // A break begins on the day after its term, as it did.
    expect(made.breaks.filter(({ startsOn }) => isOf2027(startsOn))).toMatchObject([
      { startsOn: '2027-04-10', endsOn: '2027-05-03' },
      { startsOn: '2027-08-07', endsOn: '2027-09-06' },
    ]);
  });

  test('has the public holidays of that year, and days of the school’s own on their weekday', () => {
    const founders = { id: 'founders-day-2026', name: 'Founders’ Day', on: '2026-06-12' };
    const made = withNextYear({ ...calendar, holidays: [...calendar.holidays, founders] });
    const holidays = made.holidays.filter(({ on }) => isOf2027(on));
    expect(holidays).toContainEqual(
      expect.objectContaining({ name: 'Founders’ Day', on: '2027-06-11' }),
    );
    const computed = publicHolidays(2027).map(({ name, on }) => ({ name, on }));
    for (const { name, on } of computed)
      expect(holidays).toContainEqual(expect.objectContaining({ name, on }));
    expect(holidays).toHaveLength(computed.length + 1);
    // What was published already stays, and is not added again.
    const early = { name: 'Good Friday', on: '2027-03-25' };
    const kept = withNextYear({ ...calendar, holidays: [...calendar.holidays, early] });
    expect(kept.holidays.filter(({ name, on }) => name === 'Good Friday' && isOf2027(on))).toEqual([
      early,
    ]);
  });

  test('is made once, and not from a year without terms', () => {
    const made = withNextYear(calendar);
    expect(yearToMake(calendar)).toBe(2027);
    expect(yearToMake(made)).toBe(2028);
    expect(yearToMake({ ...calendar, terms: [] })).toBeUndefined();
  });

  test('keeps weekdays, lengths and what lies between, for any terms, and changes nothing of the old year', () => {
    const day = fc.integer({ min: 0, max: 340 }).map((after) => addDays('2026-01-01', after));
    const period = fc
      .tuple(day, fc.integer({ min: 0, max: 90 }))
      .map(([startsOn, days]) => ({ name: 'Term', startsOn, endsOn: addDays(startsOn, days) }));
    fc.assert(
      fc.property(fc.array(period, { minLength: 1, maxLength: 6 }), (terms) => {
        const made = withNextYear({ ...calendar, terms });
        expect(made.terms.slice(0, terms.length)).toEqual(terms);
        const added = made.terms.slice(terms.length);
        expect(added).toHaveLength(terms.length);
        const apart = (one: string, other: string) => Date.parse(one) - Date.parse(other);
        const shift = apart(added[0]?.startsOn ?? '', terms[0]?.startsOn ?? '');
        for (const [at, term] of terms.entries()) {
          const now = added[at] ?? term;
          expect(isOf2027(now.startsOn)).toBe(true);
          expect(weekday(now.startsOn)).toBe(weekday(term.startsOn));
          expect(apart(now.startsOn, term.startsOn)).toBe(shift);
          expect(apart(now.endsOn, term.endsOn)).toBe(shift);
        }
        expect(new Set(added.map((one) => ('id' in one ? one.id : ''))).size).toBe(added.length);
      }),
    );
  });
});
