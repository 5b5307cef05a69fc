import { rmSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#lib/dates/plain-date.ts';
import { DELIVERED_CONTENT } from '#tests/support/content-folders.ts';
import { publicPages } from '#tests/support/public-pages.ts';
import { parsers } from '#tests/support/readers/calendar-parsers.ts';
import { textOfPaper } from '#tests/support/readers/paper-text.ts';
import { siteInThisProcess } from '#tests/support/site-in-this-process.ts';
import { CLOSED_ON, contentWithYearsAhead, MOVED } from '#tests/support/years-ahead.ts';

/** What was true before the school opened. */
const PAST_PROMISES =
  /Opening January 2026|Opening 2026|We are preparing for our grand opening|nearer the opening/;
/** Kept pages are made anew within a second of midnight. */
const MIDNIGHT_MS = 1200;

interface Walk {
  contentDir: string;
  /** Whether `year` is among those that the content has. */
  has(year: number): boolean;
  days: string[];
}

const ahead = contentWithYearsAhead();
afterAll(() => rmSync(ahead, { recursive: true }));

/** Days on which years turn, and on which what every page says comes, changes and goes; rules are walked on every day. */
const daysAhead = [
  ...[addDays(CLOSED_ON, -1), addDays(CLOSED_ON, 1), '2027-12-06', '2028-01-01'],
  ...[MOVED.to, '2029-02-28'],
];

const walks: [string, Walk][] = [
  [
    'as it is delivered',
    {
      contentDir: DELIVERED_CONTENT,
      has: (year) => year === 2026,
      days: ['2026-11-22', '2026-12-06', '2027-01-01', '2028-02-29', '2029-02-28'],
    },
  ],
  [
    'with the years to come',
    { contentDir: ahead, has: (year) => year >= 2026 && year <= 2029, days: daysAhead },
  ],
];

describe.each(walks)('the school %s', (_which, { contentDir, has, days }) => {
  let now = new Date(`${days[0]}T08:00:00+02:00`);
  let address: string;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    ({ address, remove } = await siteInThisProcess(contentDir, () => now));
  });
  afterAll(() => remove?.());

  const get = async (path: string) => {
    const answer = await fetch(address + path);
    expect(answer.status, path).toBe(200);
    return answer;
  };
  const page = async (path: string) => (await get(path)).text();
  const paper = async (path: string) =>
    textOfPaper(Buffer.from(await (await get(path)).arrayBuffer()));

  test.each(days)(
    'on %s every page, form, feed and sheet is of that day',
    async (today) => {
      now = new Date(`${today}T08:00:00+02:00`);
      await setTimeout(MIDNIGHT_MS);
      const year = Number(today.slice(0, 4));
      for (const path of publicPages) {
        const html = await page(path);
        expect(html, path).not.toMatch(PAST_PROMISES);
        const isTold =
          has(2027) &&
          ([addDays(CLOSED_ON, -1), CLOSED_ON].includes(today) ||
            (today >= addDays(MOVED.from, -30) && today <= MOVED.to));
        expect(html.includes('aria-label="Urgent"'), path).toBe(isTold);
      }
      expectYears(await page('/enrollment'), today, has(year));
      const shown = has(year) ? year : 2026;
      const events = await page('/events');
      expect(events).toContain(`${shown}`);
      for (const month of ['january', 'june', 'december'])
        expect(events).toContain(`id="${month}"`);
      expect((await fetch(`${address}/events/2026`)).status).toBe(200);
      const read = parsers['ical.js']?.(await page('/calendar.ics')) ?? [];
      expect(new Set(read.map(({ uid }) => uid)).size).toBe(read.length);
      expect(read.some(({ startsAt }) => startsAt.startsWith(String(shown)))).toBe(true);
      for (const one of [shown, shown + 1].filter(has)) {
        expect(await paper(`/calendar/${one}.pdf`)).toContain(String(one));
        for (const term of [1, 2, 3])
          expect(await paper(`/calendar/term-${term}-${one}.pdf`)).toContain(`Term ${term}`);
      }
      const form = await paper('/forms/enrollment-form.pdf');
      expect(form).toContain(String(year + 1));
      expect(await page('/find?q=fees')).toContain('/parents/fees');
    },
    120_000,
  );
});

/** The year that runs until its last term has ended, the three after it, and the one that most families mean. */
function expectYears(form: string, today: string, isEntered: boolean) {
  const select = /<select id="enrollmentYear".*?<\/select>/s.exec(form)?.[0] ?? '';
  const options = Array.from(select.matchAll(/value="(\d{4})"/g), ([, year]) => Number(year));
  const year = Number(today.slice(0, 4));
  const following = [year + 1, year + 2, year + 3];
  const hasEnded = isEntered && today >= `${year}-12-06`;
  if (today < `${year}-11-30` || hasEnded)
    expect(options).toEqual(hasEnded ? following : [year, ...following]);
  expect(options).toEqual(expect.arrayContaining(following));
  const usual = today < `${year}-09-01` ? year : year + 1;
  expect(/value="(\d{4})" selected/.exec(select)?.[1]).toBe(String(usual));
}
