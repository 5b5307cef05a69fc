import { describe, expect, test } from 'vitest';
import { fixtureContent } from '#tests/support/fixture-content.ts';
import { offeredHolidays, withHoliday } from './offered-holidays.ts';
import { contentParts } from './parts.ts';
import { type TypedEntry, typedFrom, valueFrom } from './typed-part.ts';

const part = contentParts.dates;
const published = part.take(fixtureContent);
const typed = typedFrom(part.fields, published);
const entries = typed.holidays as TypedEntry[];
const list = part.fields.find(({ name }) => name === 'holidays');
const fields = list && 'fields' in list ? list.fields : [];

const offer = (year: number, name: string, now = entries) => {
  const found = offeredHolidays(year, published.holidays, now).find((one) => one.name === name);
  if (!found) throw new Error(`${name} is not offered`);
  return found;
};
const days = (now: TypedEntry[]) =>
  valueFrom(part.fields, { ...typed, holidays: now }).holidays as { name: string; on: string }[];

describe('a computed holiday', () => {
  test('stands beside the day that is published in its year', () => {
    expect(offer(2026, 'Labour Day')).toMatchObject({ published: '2026-05-01', on: '2026-05-01' });
    expect(offer(2026, 'Youth Day')).toMatchObject({ published: '2026-03-20', on: '2026-03-12' });
    expect(offer(2026, 'Farmers’ Day').published).toBeUndefined();
    expect(offer(2027, 'Youth Day').published).toBeUndefined();
  });

  test('is added to the form, with an id of its own, and taken out again', () => {
    const holiday = offer(2027, 'Youth Day');
    const added = withHoliday(fields, entries, holiday, holiday.on);
    expect(days(added).slice(-1)).toEqual([
      { id: 'youth-day-2027', name: 'Youth Day', on: '2027-03-12' },
    ]);
    expect(offer(2027, 'Youth Day', added).typed).toBe('2027-03-12');
    expect(offer(2026, 'Youth Day', added).typed).toBe('2026-03-20');
    expect(withHoliday(fields, added, holiday, holiday.published)).toEqual(entries);
  });

  test('takes the place of another day, and gives it back', () => {
    const holiday = offer(2026, 'Youth Day');
    const moved = withHoliday(fields, entries, holiday, holiday.on);
    expect(days(moved)[0]).toMatchObject({ id: 'youth-day-2026', on: '2026-03-12' });
    expect(days(withHoliday(fields, moved, holiday, holiday.published))).toEqual(days(entries));
  });
});
