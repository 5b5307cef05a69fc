import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addSchoolDays, schoolDaysAfter } from '#features/calendar/school-days.ts';
import { addDays } from '#lib/dates/plain-date.ts';
import { dueReminder, nextReminderOn, type OfferReminder, reminderDays } from './reminder-days.ts';

const calendar = {
  breaks: [{ name: 'April break', startsOn: '2026-04-11', endsOn: '2026-05-04' }],
  holidays: [{ name: 'School day', on: '2026-02-11' }],
};
const offerOf = (offeredOn: string, count: number) => ({
  offeredOn,
  answerBy: addSchoolDays(offeredOn, count, calendar),
});

describe('reminders of an offer', () => {
  test('come at half of the time and two school days before the last day', () => {
    // Fourteen school days after Monday, February 2, without February 11.
    const offer = offerOf('2026-02-02', 14);
    expect(offer.answerBy).toBe('2026-02-23');
    expect(reminderDays(offer, calendar)).toEqual({ half: '2026-02-12', last: '2026-02-19' });
  });

  test.each([
    [5, { half: '2026-02-05', last: '2026-02-05' }],
    [4, { last: '2026-02-04' }],
    [3, { last: '2026-02-03' }],
    [2, {}],
    [1, {}],
  ])('of an offer of %i days', (count, days) => {
    const { half, last } = days as Partial<Record<OfferReminder, string>>;
    // Two on one day are one.
    const once = { ...(half !== last && half && { half }), ...(last && { last }) };
    expect(reminderDays(offerOf('2026-02-02', count), calendar)).toEqual(once);
  });

  test('that the server slept through go as one, and none once the day is over', () => {
    const offer = { ...offerOf('2026-02-02', 14), sent: [] };
    expect(dueReminder(offer, calendar, '2026-02-11')).toBeUndefined();
    expect(dueReminder(offer, calendar, '2026-02-14')).toBe('half');
    expect(dueReminder(offer, calendar, '2026-02-23')).toBe('last');
    expect(dueReminder(offer, calendar, '2026-02-24')).toBeUndefined();
  });

  test('go next on the day that the office is shown, whichever day that is looked at', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 364 }),
        fc.integer({ min: 1, max: 40 }),
        (start, count) => {
          const offer = offerOf(addDays('2026-01-01', start), count);
          const sent: OfferReminder[] = [];
          let shown = nextReminderOn({ ...offer, sent }, calendar, offer.offeredOn);
          for (
            let day = offer.offeredOn;
            day <= addDays(offer.answerBy, 3);
            day = addDays(day, 1)
          ) {
            expect(nextReminderOn({ ...offer, sent }, calendar, day)).toBe(shown);
            const due = dueReminder({ ...offer, sent }, calendar, day);
            expect(due !== undefined).toBe(day === shown);
            if (!due) continue;
            sent.push(due);
            shown = nextReminderOn({ ...offer, sent }, calendar, day);
          }
          expect(shown).toBeUndefined();
        },
      ),
      { numRuns: 20 },
    );
  });

  test('are two at most, each once, never after the day and never on the day of the offer, on whichever days somebody looks', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 364 }),
        fc.integer({ min: 1, max: 40 }),
        fc.array(fc.boolean(), { minLength: 90, maxLength: 90 }),
        (start, count, isOn) => {
          const offer = offerOf(addDays('2026-01-01', start), count);
          const sent: OfferReminder[] = [];
          for (const [after, on] of isOn.entries()) {
            const today = addDays(offer.offeredOn, after);
            const due = on ? dueReminder({ ...offer, sent }, calendar, today) : undefined;
            if (!due) continue;
            expect(sent).not.toContain(due);
            expect(today > offer.offeredOn && today <= offer.answerBy).toBe(true);
            // Two school days are left from the usual day of the last one.
            const left = schoolDaysAfter({ day: today, until: offer.answerBy }, calendar);
            if (due === 'half') expect(left.length).toBeGreaterThan(2);
            sent.push(due);
          }
          expect(sent.length).toBeLessThanOrEqual(2);
        },
      ),
    );
  });
});
