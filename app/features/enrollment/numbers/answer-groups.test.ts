import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countSchoolDays } from '#features/calendar/school-days.ts';
import { addDays } from '#lib/dates/plain-date.ts';
import { aboveDays, answerGroupKeys, answerGroups, windowsOf } from './answer-groups.ts';

const FIRST = '2026-11-01';
const LAST = addDays(FIRST, 60);
const daysOff = {
  holidays: [{ on: '2026-12-25', name: 'Christmas' }],
  breaks: [{ startsOn: '2026-12-05', endsOn: '2027-01-10', name: 'Break' }],
};

test('whatever day an application was sent and answered on, it stands in the windows of its group and of no other', () => {
  const windows = answerGroupKeys.map(
    (group) => [group, windowsOf(group, { first: FIRST, last: LAST }, daysOff)] as const,
  );
  const span = fc.integer({ min: 0, max: 60 });
  fc.assert(
    fc.property(span, span, (after, waited) => {
      const sent = addDays(FIRST, after);
      const answered = addDays(sent, waited);
      const days = countSchoolDays({ startsOn: addDays(sent, 1), endsOn: answered }, daysOff);
      for (const [group, ofGroup] of windows) {
        const within = ofGroup.filter(
          ({ sentFrom, sentUntil, answeredFrom = '', answeredUntil = '9999' }) =>
            sentFrom <= sent &&
            sent < sentUntil &&
            answeredFrom <= answered &&
            answered < answeredUntil,
        );
        const isIn = days > aboveDays(group) && days <= answerGroups[group].most;
        expect(within).toHaveLength(isIn ? 1 : 0);
      }
    }),
  );
});
