import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, type PlainDate } from '#lib/dates/plain-date.ts';
import { classInWords, firstDayOf, standingOn, yearForFamily } from './student-year.ts';

const day = fc.integer({ min: 0, max: 800 }).map((days): PlainDate => addDays('2026-01-01', days));
const maybe = (one: fc.Arbitrary<PlainDate>) => fc.option(one);

test('a child is at school from its first day until the day on which it leaves', () => {
  const year = fc.record({
    isPlanned: fc.constant(false),
    joinedOn: maybe(day),
    leftOn: maybe(day),
  });
  fc.assert(
    fc.property(year, day, day, (one, today, firstDay) => {
      const standing = standingOn(one, today, firstDay);
      const hasLeft = one.leftOn !== null && today >= one.leftOn;
      const hasCome = today >= (one.joinedOn ?? firstDay);
      expect(standing).toBe(hasLeft ? 'left' : hasCome ? 'here' : 'confirmed');
    }),
  );
});

test('whoever has left never comes back by the calendar alone', () => {
  fc.assert(
    fc.property(day, day, fc.nat(300), (leftOn, firstDay, later) => {
      const one = { isPlanned: false, joinedOn: null, leftOn };
      if (standingOn(one, leftOn, firstDay) !== 'left') return false;
      return standingOn(one, addDays(leftOn, later), firstDay) === 'left';
    }),
  );
});

test('what is only planned is no promise, whatever the day', () => {
  const one = { isPlanned: true, joinedOn: null, leftOn: null };
  expect(standingOn(one, '2027-05-01', '2027-01-11')).toBe('planned');
});

test('the year begins with its first term', () => {
  const term = (startsOn: PlainDate) => ({
    ...{ name: 'Term', startsOn, endsOn: addDays(startsOn, 80) },
  });
  const terms = [term('2027-05-03'), term('2027-01-11'), term('2026-09-07')];
  expect(firstDayOf({ terms }, '2027')).toBe('2027-01-11');
  expect(firstDayOf({ terms }, '2028')).toBe('2028-01-01');
});

test('a class is named by its grade and its letter', () => {
  expect(classInWords({ grade: 'grade3', letter: 'A' })).toBe('Grade 3 A');
  expect(classInWords({ grade: 'ece2', letter: '' })).toBe('Early Childhood 2');
});

test('no family reads the class of a year before its first day: until then it is a draft', () => {
  const year = {
    schoolYear: '2027',
    grade: 'grade4',
    letter: 'B',
    isPlanned: false,
    joinedOn: null,
    leftOn: null,
    leftReason: '' as const,
  };
  const calendar = { terms: [{ name: 'Term 1', startsOn: '2027-01-11', endsOn: '2027-04-09' }] };
  expect(yearForFamily(year, calendar, '2027-01-10')).toBe('Grade 4, 2027: Coming');
  expect(yearForFamily(year, calendar, '2027-01-11')).toBe('Grade 4 B, 2027: At school');
});
