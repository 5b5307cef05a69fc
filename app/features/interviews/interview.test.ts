import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { readClockTimes } from '#lib/dates/clock-times.ts';
import { addDays } from '#lib/dates/plain-date.ts';
import { parsers } from '#tests/support/readers/calendar-parsers.ts';
import { beginsAt, type Interview, interviewFields, isAhead } from './interview.ts';
import { interviewCalendar } from './interview-calendar.ts';

const agreed: Interview = {
  on: '2026-11-30',
  time: '10:00 AM',
  place: 'School office; first door, left',
  sequence: 0,
};
const facts = {
  reference: 'JA-7KQ4-M2XD',
  about: 'Art Teacher',
  school: { name: 'Ten Miles Primary School', slug: 'ten-miles', phone: '0211 000 000' },
  now: new Date('2026-11-26T08:00:00Z'),
};

describe('an interview', () => {
  test('begins at its hour in Lusaka, and is ahead until then unless it is called off', () => {
    expect(beginsAt(agreed)).toEqual(new Date('2026-11-30T08:00:00Z'));
    expect(isAhead(agreed, new Date('2026-11-30T07:59:00Z'))).toBe(true);
    expect(isAhead(agreed, new Date('2026-11-30T08:00:00Z'))).toBe(false);
    expect(isAhead({ ...agreed, isCalledOff: true }, facts.now)).toBe(false);
    expect(isAhead(undefined, facts.now)).toBe(false);
  });

  test.each([
    ['10:00 AM', '10:00 AM'],
    ['2:30 PM', '2:30 PM'],
    ['2.30pm', '2:30 PM'],
    ['2 p.m.', '2:00 PM'],
    ['14:30', '2:30 PM'],
    ['10:15', '10:15 AM'],
    ['12:00', '12:00 PM'],
  ])('takes %s as %s', (typed, time) => {
    expect(v.parse(interviewFields.time, typed)).toBe(time);
    expect(readClockTimes(time)).toBeDefined();
  });
  test.each(['10', '2:30', '25:00', '25:00 AM', '10:75', '8:00 AM-9:00 AM', 'noon', ''])(
    'refuses %s',
    (time) => {
      expect(v.is(interviewFields.time, time)).toBe(false);
    },
  );

  for (const [name, read] of Object.entries(parsers))
    test(`is read by calendars as it was written: ${name}`, () => {
      const [event, more] = read(interviewCalendar(agreed, facts));
      expect(more).toBeUndefined();
      expect(event).toMatchObject({
        uid: 'ja-7kq4-m2xd@interviews.ten-miles',
        title: 'Interview: Art Teacher, Ten Miles Primary School',
        location: agreed.place,
        startsAt: '2026-11-30T08:00:00Z',
        status: 'CONFIRMED',
      });
      const off = interviewCalendar({ ...agreed, sequence: 1, isCalledOff: true }, facts);
      expect(read(off)[0]).toMatchObject({ uid: event?.uid, status: 'CANCELLED' });
      expect(off).toContain('SEQUENCE:1\r\n');
    });

  test('stays one event in the calendar, whatever is changed of it', () => {
    const [read] = Object.values(parsers);
    const interview = fc.record({
      on: fc.nat(700).map((after) => addDays('2026-01-01', after)),
      time: fc
        .tuple(fc.integer({ min: 1, max: 12 }), fc.nat(59), fc.constantFrom('AM', 'PM'))
        .map(([hour, minute, half]) => `${hour}:${String(minute).padStart(2, '0')} ${half}`),
      place: fc.stringMatching(/^[A-Za-z,; ]{1,40}$/),
      sequence: fc.nat(9),
    });
    fc.assert(
      fc.property(interview, (one) => {
        const [event] = read?.(interviewCalendar(one, facts)) ?? [];
        expect(event?.uid).toBe('ja-7kq4-m2xd@interviews.ten-miles');
        expect(new Date(event?.startsAt ?? '')).toEqual(beginsAt(one));
      }),
      { numRuns: 50 },
    );
  });
});
