import { describe, expect, test } from 'vitest';
import { fixtureContent as content } from '#tests/support/fixture-content.ts';
import { eventsOfYear } from '../school-year.ts';
import { outlookCalendarLink } from './calendar-links.ts';
import { findSharedDates, IMPORTANT_DATES } from './shared-dates.ts';
import { whatsAppLink } from './shared-event.ts';

describe('what families pass on', () => {
  test('is an event with its day, hour and place', () => {
    const shared = findSharedDates(content, 'pta-2026-01');
    expect(shared).toMatchObject({ title: 'PTA Meeting', path: '/pta-2026-01' });
    expect(shared?.text.split('\n')).toEqual([
      ...['PTA Meeting', 'Tuesday, January 13, 2026, 7:00 PM', 'At the school, Ten Miles'],
    ]);
  });

  test('is a month, line by line, or that nothing is on yet', () => {
    expect(findSharedDates(content, 'april')?.text).toContain('\nApril 11 to May 4: April break');
    const bare = {
      ...content,
      calendar: { ...content.calendar, year: 2031, meetings: content.calendar.meetings },
    };
    expect(findSharedDates(bare, 'april')?.text.split('\n')).toHaveLength(3);
  });

  test('is the list of important dates', () => {
    const text = findSharedDates(content, IMPORTANT_DATES)?.text ?? '';
    expect(text).toContain('Term 2: May 5 to August 7');
    expect(text).toContain('Independence Day: October 24');
  });

  test('says first when an event was called off', () => {
    const own = { title: 'Sports Day', category: 'Sports' as const, startsOn: '2026-06-12' };
    const words = { time: 'All day', location: 'School', description: 'Run', isCancelled: true };
    const events = { ...content.events, events: [{ ...own, ...words }] };
    const shared = findSharedDates({ ...content, events }, 'event-sports-day-2026');
    expect(shared?.text).toMatch(/^Cancelled: Sports Day\n/);
  });

  test('is nothing where there is nothing', () => {
    expect(findSharedDates(content, 'smarch')).toBeUndefined();
  });

  test('goes to WhatsApp with its address at the end', () => {
    const shared = { title: 'A & B', text: 'A & B\nat 8', path: '' };
    const { searchParams } = new URL(whatsAppLink(shared, 'https://school.example/events'));
    expect(searchParams.get('text')).toBe('A & B\nat 8\nhttps://school.example/events');
  });
});

test('Outlook gets Lusaka’s time, and whole days as such', () => {
  const paramsOf = (id: string) => {
    const event = eventsOfYear(content).find((one) => one.id === id);
    if (!event) throw new Error(id);
    return Object.fromEntries(new URL(outlookCalendarLink(event)).searchParams);
  };
  expect(paramsOf('term-1-begins-2026')).toMatchObject({
    startdt: '2026-01-05T08:00:00+02:00',
    enddt: '2026-01-05T15:00:00+02:00',
  });
  expect(paramsOf('april-break-2026')).toMatchObject({
    ...{ startdt: '2026-04-11', enddt: '2026-05-05', allday: 'true' },
  });
});
