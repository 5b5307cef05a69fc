import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { drawing } from '../pictures/drawings.ts';
import { FOLDER, photographsOfSchool } from './photographs.ts';

/** Papers as a phone would photograph them on a table: what stands on each. */
const papers = {
  'birth-record': ['REPUBLIC OF ZAMBIA', 'Record of birth', 'Taonga Bwalya', 'Lusaka'],
  'under-five-card': ['Ministry of Health', 'Under-five card', 'Weight and vaccinations', ''],
};

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
await page.setViewportSize({ width: 540, height: 720 });
for (const [name, [head, ...lines]] of Object.entries(papers)) {
  await page.setContent(`<style>
    body { margin: 0; height: 720px; background: #8a6a4a; overflow: hidden }
    div { margin: 70px 60px; height: 580px; padding: 40px 30px; background: #fbf6e6; rotate: 2deg; font: 26px serif }
    h1 { font-size: 28px } p { border-bottom: 2px solid #999; padding: 18px 0 6px }
  </style><div><h1>${head}</h1>${lines.map((line) => `<p>${line}</p>`).join('')}<p>Made up for the demo</p></div>`);
  writeFileSync(join(FOLDER, `${name}.jpg`), await page.screenshot({ type: 'jpeg', quality: 60 }));
}
await browser.close();
