import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FIXTURE_CONTENT } from '#tests/support/content-folders.ts';
import { siteInThisProcess } from '#tests/support/site-in-this-process.ts';

const CLOSED = `
closures:
  - { id: storm, startsOn: 2026-11-23 }
  - { id: water, startsOn: 2026-11-24 }
`;

test('at midnight in Lusaka one closed day ends and the next becomes “today”, without a hand', async () => {
  const content = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(FIXTURE_CONTENT, content, { recursive: true });
  appendFileSync(join(content, 'events.yaml'), CLOSED);
  let now = new Date('2026-11-23T23:59:59+02:00');
  const school = await siteInThisProcess(content, () => now);
  try {
    const home = async () =>
      /School is closed <span[^>]*>(.*?)<\/b>/.exec(
        await (await fetch(school.address)).text(),
      )?.[1];
    expect(await home()).toBe('today, </span>Monday, November\u00a023');
    // The page is kept for a minute; only the end of the day can change it sooner.
    now = new Date('2026-11-24T00:00:01+02:00');
    await expect
      .poll(home, { timeout: 30_000, interval: 100 })
      .toBe('today, </span>Tuesday, November\u00a024');
  } finally {
    await school.remove();
    rmSync(content, { recursive: true });
  }
}, 60_000);
