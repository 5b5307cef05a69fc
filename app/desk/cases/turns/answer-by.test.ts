import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#lib/dates/plain-date.ts';
import { type AnswerDays, newDayFor, type TurnStep, turnOf, type Whose } from './answer-by.ts';

// Every day is a school day here: which ones are is asked of the calendar (school-days.test.ts).
const days = (numbers: Record<string, number>): AnswerDays => ({
  daysFor: (status) => numbers[status],
  addSchoolDays: addDays,
});
const whose: Record<string, Whose> = {
  ...{ new: 'ours', read: 'ours', review: 'ours' },
  ...{ answered: 'nobodys', offered: 'theirs' },
};
const at = (day: number, time = '08:00') =>
  `2026-03-${String(day).padStart(2, '0')}T${time}:00.000Z`;
const step = (status: string, day: number, more: Partial<TurnStep> = {}): TurnStep => ({
  ...{ status, reachedAt: at(day) },
  ...more,
});
const turn = (
  steps: TurnStep[],
  today: number,
  { numbers = { new: 2, read: 2, review: 10 }, asked = {} } = {},
) =>
  turnOf(
    { steps, asked, whoseIs: (status) => whose[status] ?? 'nobodys' },
    days(numbers),
    new Date(at(today, '12:00')),
  );

describe('whose turn it is', () => {
  test('is said by the status, and nothing is of no status', () => {
    expect(turn([], 3)).toBeUndefined();
    expect(turn([step('new', 2)], 3)).toMatchObject({ whose: 'ours', since: at(2) });
    expect(turn([step('answered', 2)], 3)).toEqual({
      ...{ whose: 'nobodys', since: at(2), lateDays: 0 },
    });
    const offered = step('offered', 2, { theirDay: '2026-03-09' });
    expect(turn([step('new', 1), offered], 11)).toEqual({
      ...{ whose: 'theirs', since: at(2), by: '2026-03-09', lateDays: 2 },
    });
  });

  test('is theirs while the school waits for what it has asked for, and the days begin anew after it', () => {
    const steps = [step('new', 2)];
    const asked = (more: object) => turn(steps, 20, { asked: more });
    const open = { whose: 'theirs', isAsked: true, since: at(3), lateDays: 0 };
    expect(asked({ openSince: at(3) })).toEqual(open);
    expect(asked({ settledAt: at(19) })).toEqual({
      ...{ whose: 'ours', since: at(19), by: '2026-03-21', lateDays: 0 },
    });
    // What was asked for before this turn began does not move it.
    expect(asked({ settledAt: at(1) })).toMatchObject({ since: at(2) });
  });
});

describe('the day that is promised', () => {
  test('is counted from the day on which the turn began, in Lusaka', () => {
    expect(turn([step('new', 2)], 2)?.by).toBe('2026-03-04');
    expect(turn([{ status: 'new', reachedAt: at(2, '22:30') }], 3)?.by).toBe('2026-03-05');
  });

  test('is none where the school has set none', () => {
    expect(turn([step('new', 2)], 9, { numbers: {} as never })?.by).toBeUndefined();
  });

  test('counts from today where it would be over before anybody was told', () => {
    const belated = { by: '2026-03-22', isBelated: true };
    expect(turn([step('new', 2)], 20)).toMatchObject({ ...belated, lateDays: 0 });
    const promised = { since: at(2), by: '2026-03-22', isBelated: true } as const;
    // Also once it is written down, and with another status of the same turn; a new turn is promised in time.
    const steps = [step('new', 2, { promised })];
    expect(turn(steps, 24)).toMatchObject({ ...belated, lateDays: 2 });
    expect(turn([...steps, step('read', 21)], 24)).toMatchObject({ ...belated, lateDays: 2 });
    expect(turn([...steps, step('answered', 21), step('new', 22)], 22)).toEqual({
      ...{ whose: 'ours', since: at(22), by: '2026-03-24', lateDays: 0 },
    });
  });

  test('stays as it was written down, whatever the school sets later', () => {
    const promised = { since: at(2), by: '2026-03-04' };
    const steps = [step('new', 2, { promised })];
    for (const numbers of [{ new: 1 }, { new: 30 }, {}])
      expect(turn(steps, 6, { numbers: numbers as never })).toMatchObject({
        by: '2026-03-04',
        lateDays: 2,
      });
  });

  test('is not moved by a look, a move back, or the same words again', () => {
    const promised = { since: at(2), by: '2026-03-04' };
    const read = [step('new', 2, { promised }), step('read', 6)];
    expect(turn(read, 6)).toMatchObject({ since: at(2), by: '2026-03-04', lateDays: 2 });
    expect(turn([...read, step('new', 7)], 7)).toMatchObject({ by: '2026-03-04', lateDays: 3 });
    // Another status of the same turn may take longer, and never less long.
    expect(turn([...read, step('review', 7)], 7)).toMatchObject({ by: '2026-03-12', lateDays: 0 });
    const long = { since: at(2), by: '2026-03-12' };
    expect(turn([step('review', 2, { promised: long }), step('new', 3)], 3)?.by).toBe('2026-03-12');
  });

  test('begins anew with a new turn', () => {
    const promised = { since: at(2), by: '2026-03-04' };
    const steps = [step('new', 2, { promised }), step('answered', 3), step('new', 9)];
    expect(turn(steps, 9)).toMatchObject({ since: at(9), by: '2026-03-11', lateDays: 0 });
  });

  test('that was broken and said to be stays late, with its new day, until the turn is over', () => {
    const promised = { since: at(2), by: '2026-03-04' };
    const broken = { at: at(5), newDay: '2026-03-06' };
    const steps = [step('new', 2, { promised, broken }), step('read', 6)];
    expect(turn(steps, 6)).toMatchObject({ by: '2026-03-04', newDay: '2026-03-06', lateDays: 2 });
    const next = turn([...steps, step('answered', 7), step('new', 9)], 9);
    expect(next).not.toHaveProperty('newDay');
    expect(newDayFor(days({}), 2, new Date(at(5)))).toBe('2026-03-07');
  });
});

test('no day that was written down ever comes nearer, whatever happens in one turn', () => {
  const statuses = fc.constantFrom('new', 'read', 'review');
  const moves = fc.array(fc.record({ status: statuses, after: fc.integer({ min: 0, max: 4 }) }), {
    maxLength: 6,
  });
  fc.assert(
    fc.property(moves, fc.integer({ min: 1, max: 20 }), (all, review) => {
      const numbers = { new: 2, read: 2, review };
      let day = 2;
      let steps = [step('new', day)];
      let promised = '';
      for (const { status, after } of all) {
        const now = turn(steps, day, { numbers });
        expect((now?.by ?? '') >= promised).toBe(true);
        promised = now?.by ?? '';
        steps = steps.with(-1, {
          ...(steps.at(-1) as TurnStep),
          promised: { since: now?.since ?? '', by: promised },
        });
        day += after;
        steps.push(step(status, day));
      }
    }),
  );
});
