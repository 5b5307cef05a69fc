import { describe, expect, test } from 'vitest';
import { DELIVERED_CONTENT } from '#tests/support/content-folders.ts';
import { publicPages } from '#tests/support/public-pages.ts';
import { runSchoolAt } from '#tests/support/running-school.ts';

/** What was true before the school opened. */
const PAST_PROMISES =
  /Opening January 2026|Opening 2026|We are preparing for our grand opening|nearer the opening/;

describe.each([
  ['2026-11-30', ['2026', '2027', '2028', '2029'], '2027'],
  ['2026-12-07', ['2027', '2028', '2029'], '2027'],
  ['2027-01-01', ['2027', '2028', '2029', '2030'], '2027'],
  ['2028-02-29', ['2028', '2029', '2030', '2031'], '2028'],
  ['2029-02-28', ['2029', '2030', '2031', '2032'], '2029'],
])('on %s', (day, years, usualYear) => {
  test('every page of the school stands, none promises what is past, and the years can be chosen', async () => {
    const settings = { CONTENT_DIR: DELIVERED_CONTENT, LOG_LEVEL: 'warn' };
    const school = await runSchoolAt(`${day}T12:00:00+02:00`, settings);
    try {
      for (const path of publicPages) {
        const answer = await fetch(school.address + path);
        expect(answer.status, path).toBe(200);
        expect(await answer.text(), path).not.toMatch(PAST_PROMISES);
      }
      const form = await (await fetch(`${school.address}/enrollment`)).text();
      const select = /<select id="enrollmentYear".*?<\/select>/s.exec(form)?.[0] ?? '';
      const options = Array.from(select.matchAll(/value="(\d{4})"/g), ([, year]) => year);
      expect(options).toEqual(years);
      expect(/value="(\d{4})" selected/.exec(select)?.[1]).toBe(usualYear);
      for (const path of ['/calendar.ics', '/calendar/2026.pdf', '/forms/enrollment-form.pdf']) {
        expect((await fetch(school.address + path)).status, path).toBe(200);
      }
    } finally {
      await school.remove();
    }
  });
});
