import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { drawing } from '../pictures/drawings.ts';
import { FOLDER, photographsOfSchool } from './photographs.ts';

/**
 * Draws what stands in the demo where a school has photographs, from the drawings of the pages: `node
 * scripts/demo/draw-photographs.ts`. It needs Debian's Chromium, so what it draws is kept beside it.
 */
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ viewport: { width: 720, height: 540 } });
mkdirSync(FOLDER, { recursive: true });
for (const { picture } of Object.values(photographsOfSchool).flat()) {
  await page.setContent(
    `<style>body{margin:0}img{display:block;width:720px;height:540px}</style><img src="${drawing(picture)}">`,
  );
  await page.waitForFunction(() => document.images[0]?.complete);
  writeFileSync(
    join(FOLDER, `${picture}.jpg`),
    await page.screenshot({ type: 'jpeg', quality: 70 }),
  );
}
await browser.close();
