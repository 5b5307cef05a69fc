import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#lib/dates/plain-date.ts';
import { plainSpaces } from '#lib/text/no-break-spaces.ts';
import { fixtureContent as content } from '#tests/support/fixture-content.ts';
import { noticeInWords } from '../notices/notice.ts';
import { noticesLetter } from '../notices/urgent-notices.ts';
import { publishedEvents } from '../published-events.ts';
import { closureNotices, daysToClose, toldFrom } from './closure.ts';

const friday = { id: 'water', startsOn: '2026-01-09', reason: 'The water pipe is being repaired.' };
const camp = { id: 'camp', startsOn: '2026-03-02', endsOn: '2026-03-04' };

const said = (closures: (typeof friday | typeof camp)[], today: string) => {
  return closureNotices(closures, today).map((notice) => plainSpaces(noticeInWords(notice)));
};

test.each([
  ['2026-01-05', undefined],
  ['2026-01-06', 'School is closed on Friday, January 9'],
  ['2026-01-08', 'School is closed tomorrow, Friday, January 9'],
  ['2026-01-09', 'School is closed today, Friday, January 9'],
  ['2026-01-10', undefined],
  ['2026-03-01', 'School is closed from Monday, March 2 to Wednesday, March 4'],
  ['2026-03-04', 'School is closed from Monday, March 2 to Wednesday, March 4'],
  ['2026-03-05', undefined],
])('on %s pages say %s', (today, expected) => {
  expect(said([camp, friday], today)).toEqual(expected ? [expected] : []);
});

test('one that is told from an earlier day is said from that day, and never later than its first', () => {
  const early = { ...friday, toldFrom: '2026-01-02' };
  expect(said([early], '2026-01-01')).toEqual([]);
  expect(said([early], '2026-01-02')).toEqual(['School is closed on Friday, January 9']);
  expect(toldFrom(early)).toBe('2026-01-02');
  expect(toldFrom({ ...friday, toldFrom: '2026-01-20' })).toBe(friday.startsOn);
  expect(toldFrom(friday)).toBe('2026-01-06');
});

test('of two both are said, the nearer one first', () => {
  expect(said([{ ...friday, startsOn: '2026-01-12' }, friday], '2026-01-09')).toEqual([
    'School is closed today, Friday, January 9',
    'School is closed on Monday, January 12',
  ]);
});

test('what is said ends when its last day is over in Lusaka, and never before', () => {
  const days = fc.integer({ min: 0, max: 2000 }).map((n) => addDays('2026-01-01', n));
  fc.assert(
    fc.property(
      days,
      fc.integer({ min: 0, max: 20 }),
      fc.integer({ min: -6, max: 25 }),
      (startsOn, length, offset) => {
        const endsOn = addDays(startsOn, length);
        const today = addDays(startsOn, offset);
        const [notice] = closureNotices([{ startsOn, endsOn }], today);
        expect(notice !== undefined).toBe(addDays(startsOn, -3) <= today && today <= endsOn);
        if (!notice) return;
        expect(notice.endsAt).toBe(Date.parse(`${endsOn}T22:00:00Z`));
        expect(notice.wordEndsAt).toBeLessThanOrEqual(notice.endsAt);
      },
    ),
  );
});

test('the calendar has it as an event of its own, whose id follows no word', () => {
  const events = publishedEvents({ ...content, events: { ...content.events, closures: [friday] } });
  expect(events.find(({ id }) => id === 'closure-water')).toMatchObject({
    title: 'School is closed',
    startsOn: '2026-01-09',
    endsOn: '2026-01-09',
    description: friday.reason,
  });
});

test('two of one day without a name are two events', () => {
  const closures = [{ startsOn: '2026-01-09' }, { startsOn: '2026-01-09', reason: 'No water.' }];
  const events = publishedEvents({ ...content, events: { ...content.events, closures } });
  const ids = events.map(({ id }) => id).filter((id) => id.startsWith('closure-'));
  expect(ids).toEqual(['closure-2026-01-09', 'closure-2026-01-09-2']);
});

test('a newsletter names the day, since it may be read a day later', () => {
  expect(noticesLetter(closureNotices([friday], '2026-01-08'))).toEqual({
    subject: 'School is closed on Friday, January 9',
    words: 'School is closed on Friday, January 9.\n\nThe water pipe is being repaired.',
  });
});

describe('the days that the office is offered', () => {
  test.each([
    ['2026-01-06', ['2026-01-07', '2026-01-06']],
    ['2026-01-09', ['2026-01-12', '2026-01-10', '2026-01-09']],
    ['2026-01-10', ['2026-01-12', '2026-01-11', '2026-01-10']],
    ['2026-01-11', ['2026-01-12', '2026-01-11']],
  ])('on %s begin with the next day of lessons', (today, expected) => {
    expect(daysToClose(today)).toEqual(expected);
  });
});
