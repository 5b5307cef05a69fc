import { expect, test } from 'vitest';
import { fixtureContent } from '#tests/support/fixture-content.ts';
import { answerDay, daysToAnswer, toldAnswerDay } from './answer-day.ts';

const { calendar } = fixtureContent;
const withDays = (days: { offerDays?: number; offerSchoolDays?: number }) => ({
  calendar: { ...calendar, breaks: [], holidays: [] },
  enrollment: { ...fixtureContent.enrollment, offerDays: undefined, ...days },
});

test('an offer has fourteen school days, counted from the day in Lusaka after it', () => {
  // A Monday; 21:59 UTC is 23:59 in Lusaka.
  expect(answerDay(withDays({}), new Date('2026-02-02T21:59:00.000Z'))).toBe('2026-02-20');
  expect(answerDay(withDays({}), new Date('2026-02-02T22:00:00.000Z'))).toBe('2026-02-23');
});

test('breaks and holidays of the school give the family more time', () => {
  const content = { ...withDays({}), calendar };
  // Good Friday and Easter Monday stand in the April break, and so does most of the time; Labour Day is in it as well.
  expect(answerDay(content, new Date('2026-04-07T08:00:00.000Z'))).toBe('2026-05-19');
});

test('the number that the office sets counts, then that of the file', () => {
  expect(daysToAnswer({})).toBe(14);
  expect(daysToAnswer({ offerDays: 10 })).toBe(10);
  expect(daysToAnswer({ offerDays: 10, offerSchoolDays: 5 })).toBe(5);
  const content = withDays({ offerDays: 10, offerSchoolDays: 5 });
  expect(answerDay(content, new Date('2026-02-02T08:00:00.000Z'))).toBe('2026-02-09');
});

test('what a family was told stays, whatever the school sets later', () => {
  const reachedAt = '2026-11-22T22:30:00.000Z';
  const changed = withDays({ offerDays: 10, offerSchoolDays: 5 });
  expect(toldAnswerDay(changed, { reachedAt, facts: { answerBy: '2026-12-11' } })).toBe(
    '2026-12-11',
  );
});

test('with an offer from before its day was written down, it is the day that was told then', () => {
  const reachedAt = '2026-11-22T22:30:00.000Z';
  expect(toldAnswerDay(withDays({ offerDays: 14 }), { reachedAt, facts: {} })).toBe('2026-12-07');
  expect(toldAnswerDay(withDays({ offerSchoolDays: 5 }), { reachedAt, facts: {} })).toBeUndefined();
});
