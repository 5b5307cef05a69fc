import { describe, expect, test } from 'vitest';
import {
  isNewlyMoved,
  periodInWords,
  type SchoolEvent,
  timeWord,
  upcomingFirst,
} from './school-event.ts';
import { googleCalendarLink } from './sharing/calendar-links.ts';

const meeting: SchoolEvent = {
  id: 'pta-2026-01',
  kind: 'meetings',
  title: 'PTA Meeting',
  category: 'Community',
  startsOn: '2026-01-13',
  endsOn: '2026-01-13',
  time: '7:00 PM',
  location: 'At the school, Ten Miles',
  description: 'Everybody is welcome.',
};
const springBreak = { ...meeting, startsOn: '2026-04-11', endsOn: '2026-05-04', time: 'All day' };

describe('an event', () => {
  test('is written with its weekday, or with its first and last day', () => {
    expect(periodInWords(meeting)).toBe('Tuesday, January\u00a013,\u00a02026');
    expect(periodInWords(springBreak)).toBe('April\u00a011 to May\u00a04,\u00a02026');
    expect(periodInWords({ startsOn: '2026-12-20', endsOn: '2027-01-04' })).toBe(
      'December\u00a020,\u00a02026 to January\u00a04,\u00a02027',
    );
  });

  test('is past from the day after its last', () => {
    expect(timeWord(meeting, '2026-01-11')).toBeUndefined();
    expect(timeWord(meeting, '2026-01-12')).toBe('Tomorrow');
    expect(timeWord(meeting, '2026-01-13')).toBe('Today');
    expect(timeWord(meeting, '2026-01-14')).toBe('Past');
    expect(timeWord(springBreak, '2026-05-04')).toBe('Now');
    expect(timeWord(springBreak, '2026-05-05')).toBe('Past');
  });
});

test('what is on or ahead comes before what is over, each by day', () => {
  const first = { ...meeting, id: 'first', startsOn: '2026-01-05', endsOn: '2026-01-05' };
  const long = { ...meeting, id: 'long', startsOn: '2026-01-06', endsOn: '2026-01-20' };
  const order = (today: string) => upcomingFirst([first, long, meeting], today).map(({ id }) => id);
  expect(order('2026-01-05')).toEqual(['first', 'long', meeting.id]);
  expect(order('2026-01-13')).toEqual(['long', meeting.id, 'first']);
  expect(order('2026-01-21')).toEqual(['first', 'long', meeting.id]);
});

test.each([
  [undefined, '2026-02-01', false],
  ['2026-02-01', '2026-02-01', true],
  ['2026-02-01', '2026-02-14', true],
  ['2026-02-01', '2026-02-15', false],
])('moved on %s it is news on %s: %s', (movedOn, today, isNews) => {
  expect(isNewlyMoved(movedOn, today)).toBe(isNews);
});

describe('the link to Google Calendar', () => {
  const dates = (event: SchoolEvent) =>
    new URL(googleCalendarLink(event)).searchParams.get('dates');

  test('names the event, the place and Lusaka’s time', () => {
    const { searchParams } = new URL(googleCalendarLink(meeting));
    expect(Object.fromEntries(searchParams)).toEqual({
      action: 'TEMPLATE',
      text: 'PTA Meeting',
      dates: '20260113T190000/20260113T190000',
      ctz: 'Africa/Lusaka',
      location: 'At the school, Ten Miles',
    });
  });

  test.each([
    ['8:00 AM-3:00 PM', '20260113T080000/20260113T150000'],
    ['6:00-7:00 PM', '20260113T180000/20260113T190000'],
    ['All day', '20260113/20260114'],
  ])('reads %s', (time, expected) => expect(dates({ ...meeting, time })).toBe(expected));

  test('of several whole days ends on the day after the last', () => {
    expect(dates(springBreak)).toBe('20260411/20260505');
  });
});
