import { afterAll, beforeAll, expect, test } from 'vitest';
import { monthNames } from '#lib/dates/plain-date.ts';
import { DELIVERED_CONTENT } from '#tests/support/content-folders.ts';
import { type HostedSchool, hostSchool } from '#tests/support/hosting/hosted-school.ts';
import { publicPages } from '#tests/support/public-pages.ts';

const MAY_BREAK = new RegExp(
  `\\d [AP]M\\b|\\b(K|Grades?|${monthNames.join('|')}) \\d{1,2}\\b|\\+\\d+ \\d`,
);

/** The pages as the school delivers them. */
let school: HostedSchool;
beforeAll(async () => {
  school = await hostSchool({ LOG_LEVEL: 'warn', CONTENT_DIR: DELIVERED_CONTENT });
});
afterAll(() => school.remove());

test.each([...publicPages, '/status'])(
  'no date, time, amount or grade of %s breaks',
  async (path) => {
    const texts = readableTexts(await (await fetch(school.address + path)).text());
    expect(texts.length).toBeGreaterThan(20);
    expect(texts.filter((text) => MAY_BREAK.test(text))).toEqual([]);
  },
);

/** What stands between the tags, but for what the browser draws on one line by itself or by a style. */
function readableTexts(html: string): string[] {
  return html
    .replace(/<!--.*?-->/gs, '')
    .replace(/<(script|style|svg|title|option|textarea)\b.*?<\/\1>/gs, '')
    .replace(/<span class="one-line">.*?<\/span>/gs, '')
    .replace(/<a href="tel:.*?<\/a>/gs, '')
    .split(/<[^>]+>/)
    .filter((text) => text.trim());
}
