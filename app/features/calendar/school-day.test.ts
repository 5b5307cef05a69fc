import { expect, test } from 'vitest';
import { fixtureContent as content } from '#tests/support/fixture-content.ts';
import { schoolDays } from './school-day.ts';

const days = schoolDays(content);
const rowsOf = (id: string) => days.find((one) => one.id === id)?.day.rows ?? [];

test.each([
  ['kindergarten', '11:00-11:30 AM', '8:00-11:00 AM', '11:30 AM-3:00 PM'],
  ['grade-1', '11:00-11:30 AM', '8:00-11:00 AM', '11:30 AM-3:00 PM'],
  ['grade-2', '11:35 AM-12:05 PM', '8:00-11:35 AM', '12:05-3:00 PM'],
  ['grade-3', '11:35 AM-12:05 PM', '8:00-11:35 AM', '12:05-3:00 PM'],
  ['grade-4', '12:10-12:40 PM', '8:00 AM-12:10 PM', '12:40-3:00 PM'],
  ['grade-5', '12:10-12:40 PM', '8:00 AM-12:10 PM', '12:40-3:00 PM'],
])('%s eats at %s, between its lessons', (id, lunch, morning, afternoon) => {
  const middle = rowsOf(id).slice(3, 6);
  expect(middle).toEqual([
    [morning, 'Lessons'],
    [lunch, 'Lunch'],
    [afternoon, 'Lessons'],
  ]);
});

test('Grades 6 and 7 are told to ask, because the school has named no time', () => {
  expect(rowsOf('grades-6-and-7')).toContainEqual(['8:00 AM-3:00 PM', 'Lessons']);
  expect(JSON.stringify(rowsOf('grades-6-and-7'))).toContain('ask the office');
});

test('every day has care before and after, and every week five days', () => {
  for (const { day, week } of days) {
    expect(day.rows[0]).toEqual(['7:00-7:45 AM', 'Before-school care']);
    expect(day.rows.slice(-1)[0]).toEqual(['3:00-6:00 PM', 'After-school care']);
    expect(week.rows).toHaveLength(5);
    expect(week.caption).toContain('for example');
  }
});

test('lunch is at the hours of the parents’ page', () => {
  const topics = content.parents.tabs.flatMap((tab) => tab.topics);
  const onPage = topics.find(({ id }) => id === 'lunch')?.table?.rows.map(([, time]) => time);
  const here = days.flatMap(({ day }) => day.rows.filter(([, what]) => what === 'Lunch'));
  expect([...new Set(here.map(([time]) => time))]).toEqual(onPage);
});
