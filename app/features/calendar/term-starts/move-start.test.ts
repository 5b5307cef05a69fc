import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { calendar as schema } from '#features/content/schemas/calendar.ts';
import { addDays } from '#lib/dates/plain-date.ts';
import { fixtureContent } from '#tests/support/fixture-content.ts';
import { type CalendarContent, publishedEvents } from '../published-events.ts';
import { movableTerms, moveStart, type StartShift } from './move-start.ts';
import { startsOf } from './term-starts.ts';
import { whatMoves } from './what-moves.ts';

const allGrades = ['Early Childhood 1', 'Grade 1', 'Grade 2', 'Grade 3', 'Grade 7'];
const known = { allGrades, today: '2026-01-02' };
const { openingDay } = fixtureContent.school;
const dates = { ...fixtureContent.calendar, openingDay };

function contentWith({ openingDay, ...calendar }: typeof dates): CalendarContent {
  return { ...fixtureContent, calendar, school: { openingDay } };
}
function shifted(shift: StartShift, from = dates, today = known.today) {
  const result = moveStart(from, shift, { ...known, today });
  if ('refusal' in result) throw new Error(result.refusal);
  return result.dates;
}
const refusal = (shift: StartShift, today = known.today) => {
  const result = moveStart(dates, shift, { ...known, today });
  return 'refusal' in result ? result.refusal : undefined;
};

describe('for all grades', () => {
  test('the break before the term and the first day of the school move with it', () => {
    const first = shifted({ term: 0, to: '2026-01-26' });
    expect(first).toMatchObject({ openingDay: '2026-01-26', breaks: dates.breaks });
    expect(first.terms[0]).toEqual({
      ...dates.terms[0],
      ...{ startsOn: '2026-01-26', movedFrom: '2026-01-05' },
    });
    const second = shifted({ term: 1, to: '2026-05-18' });
    expect(second.breaks[0]).toMatchObject({ startsOn: '2026-04-11', endsOn: '2026-05-17' });
    expect(second.terms[1]).toMatchObject({ startsOn: '2026-05-18', endsOn: '2026-08-07' });
    expect(second.openingDay).toBe(openingDay);
  });

  test('a second move tells the day that families knew last', () => {
    const twice = shifted({ term: 1, to: '2026-05-25' }, shifted({ term: 1, to: '2026-05-18' }));
    expect(twice.terms[1]).toMatchObject({ startsOn: '2026-05-25', movedFrom: '2026-05-18' });
    expect(twice.breaks[0]?.endsOn).toBe('2026-05-24');
  });
});

describe('for some grades', () => {
  test('the others keep their day, and the break before the term', () => {
    const moved = shifted({ term: 1, to: '2026-05-18', grades: ['Grade 1', 'Grade 2'] });
    expect(moved.breaks).toEqual(dates.breaks);
    expect(startsOf(moved.terms[1] ?? fail())).toEqual([
      { startsOn: '2026-05-05', movedFrom: undefined },
      { startsOn: '2026-05-18', movedFrom: '2026-05-05', grades: ['Grade 1', 'Grade 2'] },
    ]);
    const titles = publishedEvents(contentWith(moved))
      .filter(({ id }) => id.startsWith('term-2-begins'))
      .map(({ id, title, startsOn }) => [id, title, startsOn]);
    expect(titles).toEqual([
      ['term-2-begins-2026', 'Term 2 Begins: All Other Grades', '2026-05-05'],
      ['term-2-begins-grade-1-grade-2-2026', 'Term 2 Begins: Grades 1 and 2', '2026-05-18'],
    ]);
  });

  test('grades can come back, join others, and be all', () => {
    const two = shifted({ term: 1, to: '2026-05-18', grades: ['Grade 1', 'Grade 2'] });
    const back = shifted({ term: 1, to: '2026-05-05', grades: ['Grade 1', 'Grade 2'] }, two);
    expect(back.terms[1]).toEqual({ ...dates.terms[1], movedFrom: '2026-05-18' });
    const joined = shifted({ term: 1, to: '2026-05-18', grades: ['Grade 7'] }, two);
    expect(joined.terms[1]?.otherStarts).toMatchObject([
      { startsOn: '2026-05-18', grades: ['Grade 1', 'Grade 2', 'Grade 7'] },
    ]);
    const rest = allGrades.filter((grade) => !['Grade 1', 'Grade 2'].includes(grade));
    const all = shifted({ term: 1, to: '2026-05-18', grades: rest }, two);
    expect(all.terms[1]).toEqual(shifted({ term: 1, to: '2026-05-18' }).terms[1]);
    expect(all.breaks[0]?.endsOn).toBe('2026-05-17');
  });
});

test.each([
  [{ term: 9, to: '2026-05-18' }, 'choose a term'],
  [{ term: 1, to: '2026-02-30' }, 'give a day'],
  [{ term: 1, to: '' }, 'give a day'],
  [{ term: 1, to: '2026-05-18', grades: [] }, 'at least one grade'],
  [{ term: 1, to: '2026-05-05' }, 'on that day already'],
  [{ term: 1, to: '2027-05-05' }, 'stays in its year'],
  [{ term: 1, to: '2026-08-08' }, 'Term 2 ends on August 7, 2026'],
  [{ term: 1, to: '2026-04-10' }, 'Term 1 ends on April 10, 2026'],
  [{ term: 1, to: '2026-04-11' }, 'April break begins on April 11, 2026'],
])('%j is refused with: %s', (shift, words) => {
  expect(refusal(shift)).toContain(words);
});

test('a term that has begun stays, and nothing moves to a day that is past', () => {
  expect(refusal({ term: 0, to: '2026-01-26' }, '2026-01-06')).toContain('has begun already');
  expect(refusal({ term: 1, to: '2026-04-28' }, '2026-04-29')).toContain('is past');
  expect(movableTerms(dates.terms, '2026-01-05')).toEqual([0, 1, 2]);
  expect(movableTerms(dates.terms, '2026-01-06')).toEqual([1, 2]);
});

test('what else moves is said beforehand', () => {
  const sportsDay = { title: 'Sports Day', category: 'Sports', startsOn: '2026-05-08' } as const;
  const events = {
    ...fixtureContent.events,
    events: [{ ...sportsDay, time: 'All day', location: 'Field', description: 'Run.' }],
  };
  const shift = { term: 1, to: '2026-05-16' };
  const before = { ...contentWith(dates), events };
  const said = whatMoves(
    before,
    { ...contentWith(shifted(shift)), events },
    {
      ...shift,
      today: known.today,
    },
  );
  expect(said.told).toBe('Every page says it from 5 April 2026 on.');
  expect(said.moves).toEqual([
    'April break: 11 April 2026 to 15 May 2026. It was 11 April 2026 to 4 May 2026.',
    'PTA Meeting, 12 May 2026, now says: Parents, guardians and teachers plan together. We meet on the second Tuesday of each month. This day is outside term time, so please ask the office before you come.',
    'Term 2 Begins: Saturday, 16 May 2026. It was Tuesday, 5 May 2026.',
    expect.stringMatching(/^Term 2 has \d+ school days then, not \d+\./),
  ]);
  expect(said.looks).toEqual([
    'The new first day is a Saturday.',
    'Sports Day, Friday, 8 May 2026, stays where it is. Is that still right?',
  ]);
});

/** Near its day, so that few are refused, and anywhere. */
const days = fc.oneof(fc.integer({ min: -12, max: 50 }), fc.integer({ min: -300, max: 300 }));
const anyShift = fc.record({
  term: fc.integer({ min: 0, max: 2 }),
  days,
  grades: fc.option(fc.subarray(allGrades), { nil: undefined }),
});

test('whatever moves, however often: no event is lost, no grade has two days or none, and the dates stay in order', () => {
  let moves = 0;
  fc.assert(
    fc.property(fc.array(anyShift, { maxLength: 5 }), (shifts) => {
      let now = dates;
      for (const { days, ...asked } of shifts) {
        const shift = { ...asked, to: addDays(now.terms[asked.term]?.startsOn ?? '', days) };
        const result = moveStart(now, shift, known);
        if ('refusal' in result) {
          expect(result.refusal).not.toBe('');
          continue;
        }
        moves++;
        const moved = result.dates;
        const { openingDay: _day, year: _year, ...entries } = moved;
        expect(v.safeParse(schema, entries).issues).toBeUndefined();
        const term = moved.terms[shift.term] ?? fail();
        const named = (term.otherStarts ?? []).flatMap(({ grades }) => grades);
        expect(new Set(named).size).toBe(named.length);
        expect(named.length).toBeLessThan(allGrades.length);
        for (const grade of allGrades) {
          const day = (startsOf(term).find((one) => one.grades?.includes(grade)) ?? term).startsOn;
          if (shift.grades?.includes(grade) ?? true) expect(day).toBe(shift.to);
        }
        expect(moved.terms.map(({ endsOn }) => endsOn)).toEqual(
          dates.terms.map(({ endsOn }) => endsOn),
        );
        const inOrder = [...moved.terms, ...moved.breaks].sort((a, b) =>
          a.startsOn < b.startsOn ? -1 : 1,
        );
        inOrder.forEach((one, index) => {
          const next = inOrder[index + 1];
          if (next) expect(one.endsOn < next.startsOn).toBe(true);
        });
        const idsOf = (content: typeof dates) =>
          publishedEvents(contentWith(content)).map(({ id }) => id);
        const ids = idsOf(moved);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids).toEqual(expect.arrayContaining(idsOf(dates)));
        now = moved;
      }
    }),
    { numRuns: 300 },
  );
  expect(moves).toBeGreaterThan(200);
});

function fail(): never {
  throw new Error('no such term');
}
