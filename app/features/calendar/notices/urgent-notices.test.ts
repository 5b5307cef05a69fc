import { expect, test } from 'vitest';
import { plainSpaces } from '#lib/text/no-break-spaces.ts';
import { noticeInWords } from './notice.ts';
import { noticesLetter, urgentNotices } from './urgent-notices.ts';

const term = {
  ...{ name: 'Term 1', startsOn: '2027-02-01', endsOn: '2027-04-09' },
  movedFrom: '2027-01-11',
};
const grades = ['Grade 1', 'Grade 2', 'Grade 3'];

const at = (today: string, terms = [term], closures: { startsOn: string }[] = []) =>
  urgentNotices({ events: { closures }, calendar: { terms } }, today);
const said = (...asked: Parameters<typeof at>) =>
  at(...asked).map((one) => plainSpaces([noticeInWords(one), one.detail].join(' ')));

test.each([
  ['2026-12-11', 0],
  ['2026-12-12', 1],
  ['2027-02-01', 1],
  ['2027-02-02', 0],
])('on %s a moved opening is said %i times', (today, times) => {
  expect(said(today)).toHaveLength(times);
});

test('it names the new day, the old one and whom it is for', () => {
  expect(said('2027-01-04')).toEqual([
    'New first day of Term 1, for all grades: Monday, February 1 It was to be Monday, January 11.',
  ]);
  const others = [{ grades, startsOn: '2027-02-01', movedFrom: '2027-01-11' }];
  const some = { ...term, startsOn: '2027-01-11', movedFrom: '2027-01-18', otherStarts: others };
  expect(said('2027-01-04', [some])).toEqual([
    'New first day of Term 1, for the other grades: Monday, January 11 It was to be Monday, January 18.',
    'New first day of Term 1, for Grades 1 to 3: Monday, February 1 It was to be Monday, January 11.',
  ]);
});

test('one that was moved forward is said until the old day is over', () => {
  const earlier = { ...term, startsOn: '2027-01-04', movedFrom: '2027-01-11' };
  expect(said('2027-01-11', [earlier])).toHaveLength(1);
  expect(said('2027-01-12', [earlier])).toEqual([]);
  expect(at('2027-01-11', [earlier])[0]?.endsAt).toBe(Date.parse('2027-01-11T22:00:00Z'));
});

test('a closed day comes first, each is said once, and a letter has all of them', () => {
  const closures = [{ startsOn: '2027-01-13' }, { startsOn: '2027-01-13' }];
  const notices = at('2027-01-12', [term], closures);
  expect(notices.map(({ lasting }) => lasting)).toEqual([
    'School is closed on Wednesday, January 13',
    'New first day of Term 1, for all grades: Monday, February 1',
  ]);
  expect(noticesLetter(notices)).toEqual({
    subject: 'School is closed on Wednesday, January 13',
    words: expect.stringMatching(
      /^School is closed on Wednesday, January 13\.\n\nNew first day .* February 1\.\n\nIt was to be/,
    ),
  });
  expect(noticesLetter([])).toBeUndefined();
});
