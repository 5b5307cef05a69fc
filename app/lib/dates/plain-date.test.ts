import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  ageOn,
  dateParts,
  dayFirst,
  dayInLusaka,
  dayInShort,
  dayOfStored,
  endInLusaka,
  lastOfMonth,
  nthWeekday,
  shortDay,
  weekday,
  weekdayName,
  writtenDate,
} from './plain-date.ts';

const anyDay = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('a plain date', () => {
  test.each([
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '0000-01-01',
    '26-1-1',
    'today',
    '',
  ])('%s is no day of the calendar', (text) => expect(dateParts(text)).toBeUndefined());

  test('29 February exists in leap years only', () => {
    expect(dateParts('2024-02-29')).toEqual({ year: 2024, month: 2, day: 29 });
    expect(dateParts('2100-02-29')).toBeUndefined();
  });

  test('each day is the one after the day before', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(addDays(addDays(day, 1), -1)).toBe(day);
      }),
    );
  });

  test('goes on by as many days as the calendar says', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -800, max: 800 }), (day, days) => {
        const [year = 0, month = 0, dayOfMonth = 0] = day.split('-').map(Number);
        const counted = new Date(Date.UTC(year, month - 1, dayOfMonth + days)).toISOString();
        expect(addDays(day, days)).toBe(counted.slice(0, 10));
      }),
    );
  });

  test('is written the way the school writes it', () => {
    expect(writtenDate('2026-01-05')).toBe('January\u00a05,\u00a02026');
    expect(weekdayName('2026-01-05')).toBe('Monday');
    expect(writtenDate('soon')).toBe('soon');
    expect(dayInShort('2026-11-03')).toBe('Nov\u00a03');
  });

  test('is short at the desk, and says a year that is not this one', () => {
    expect(shortDay('2026-10-05', '2026-11-26')).toBe('5\u00a0Oct');
    expect(shortDay('2025-10-05', '2026-11-26')).toBe('5\u00a0Oct\u00a02025');
  });

  test('is read by the office with its day first', () => {
    expect(dayFirst('January 5, 2026')).toBe('5\u00a0January\u00a02026');
    expect(dayFirst(writtenDate('2026-01-05'))).toBe('5\u00a0January\u00a02026');
    for (const other of ['5 January 2026', 'Janus 5, 2026', 'Since January 5, 2026', '2026-01-05'])
      expect(dayFirst(other)).toBe(other);
  });

  test('starts in Lusaka two hours before it starts in London', () => {
    expect(dayInLusaka(new Date('2025-12-31T21:59:59Z'))).toBe('2025-12-31');
    expect(dayInLusaka(new Date('2025-12-31T22:00:00Z'))).toBe('2026-01-01');
  });

  test('is the same for an instant as the store keeps it', () => {
    const instants = fc.date({
      min: new Date(0),
      max: new Date('2100-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, (instant) => {
        expect(dayOfStored(instant.toISOString())).toBe(dayInLusaka(instant));
      }),
    );
  });
});

describe('the nth weekday of a month', () => {
  test('the second Tuesday and the third Thursday', () => {
    expect(nthWeekday(2026, 1, 2, 2)).toBe('2026-01-13');
    expect(nthWeekday(2026, 1, 4, 3)).toBe('2026-01-15');
    expect(nthWeekday(2026, 9, 2, 2)).toBe('2026-09-08');
  });

  test('is that weekday, in that month, with n - 1 of its kind before it', () => {
    const anyMonth = fc.record({
      year: fc.integer({ min: 1900, max: 2100 }),
      month: fc.integer({ min: 1, max: 12 }),
      dayOfWeek: fc.integer({ min: 0, max: 6 }),
      n: fc.integer({ min: 1, max: 4 }),
    });
    fc.assert(
      fc.property(anyMonth, ({ year, month, dayOfWeek, n }) => {
        const day = nthWeekday(year, month, dayOfWeek, n);
        expect(weekday(day)).toBe(dayOfWeek);
        expect(dateParts(day)).toMatchObject({ year, month });
        expect(Math.ceil(Number(day.slice(8)) / 7)).toBe(n);
      }),
    );
  });
});

describe('age', () => {
  test('grows on the birthday, not the day before', () => {
    expect(ageOn('2021-01-01', '2026-01-01')).toBe(5);
    expect(ageOn('2021-01-02', '2026-01-01')).toBe(4);
  });

  test('someone born on 29 February is a year older on 1 March of a common year', () => {
    expect(ageOn('2020-02-29', '2025-02-28')).toBe(4);
    expect(ageOn('2020-02-29', '2025-03-01')).toBe(5);
    expect(ageOn('2020-02-29', '2024-02-29')).toBe(4);
  });

  test('changes by at most one from one day to the next, and only on the birthday', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (born, day) => {
        const before = ageOn(born, day);
        const after = ageOn(born, addDays(day, 1));
        const isBirthday = addDays(day, 1).slice(5) === born.slice(5);
        const isLeapBirthday = born.endsWith('02-29') && addDays(day, 1).endsWith('03-01');
        expect(after - before).toBeLessThanOrEqual(isBirthday || isLeapBirthday ? 1 : 0);
      }),
    );
  });

  test('is the same in every time zone of the machine', () => {
    const zone = process.env.TZ;
    for (const name of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Africa/Lusaka', 'UTC']) {
      process.env.TZ = name;
      expect(ageOn('2021-01-01', '2026-01-01')).toBe(5);
      expect(addDays('2025-12-31', 1)).toBe('2026-01-01');
      expect(dayInLusaka(new Date('2025-12-31T22:00:00Z'))).toBe('2026-01-01');
    }
    process.env.TZ = zone;
  });
});

test('the last of a month is in it, and the day after is not', () => {
  expect(['2026-02-01', '2028-02-29', '2026-12-31'].map(lastOfMonth)).toEqual([
    '2026-02-28',
    '2028-02-29',
    '2026-12-31',
  ]);
  fc.assert(
    fc.property(anyDay, (day) => {
      expect(lastOfMonth(day).slice(0, 7)).toBe(day.slice(0, 7));
      expect(addDays(lastOfMonth(day), 1).slice(8)).toBe('01');
    }),
  );
});

test('a day is over when the next one begins in Lusaka', () => {
  expect(new Date(endInLusaka('2026-12-05')).toISOString()).toBe('2026-12-05T22:00:00.000Z');
});
