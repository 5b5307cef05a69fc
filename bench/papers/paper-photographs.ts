import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { photographOf } from '#tests/support/samples/photographs.ts';
import { openBadLine } from '#tests/support/stubs/bad-line.ts';
import { type RunningSchool, runSchool } from '../../tests/support/running-school.ts';
import { openBrowser } from '../tools/browser.ts';
import { reportPhotographs } from './kept-photographs.ts';
import { throughPortal, type WayToPapers, withoutAccount } from './ways-to-papers.ts';

/** Smaller numbers are for trying it out; what is reported names them. */
const PHOTOGRAPHS = Number(process.env.BENCH_PHOTOGRAPHS ?? 200);
const KILLS = Number(process.env.BENCH_KILLS ?? 30);
const PHONES = 2;
const LINE = {
  requestsDroppedPercent: 20,
  answersDroppedPercent: 20,
  latencyMs: [50, 150] as [number, number],
};
const PAPERS = ['Birth certificate or birth record', 'Under-five card', 'Photograph of the child'];
const linesOf = (orientation: number) => [
  'REPUBLIC OF ZAMBIA',
  'RECORD OF BIRTH',
  'Name of the child: Mutinta Hamoonga',
  'Born on 14 May 2020 at Lusaka',
  `Number of this record: 4711-0${orientation}`,
];

/**
 * Photographs of 12 megapixels, held in eight ways, from phones over a line that drops a fifth of the requests and a
 * fifth of the answers, while the server is killed again and again: each of them whole and once, small, upright, without
 * its position, and still to be read.
 */
export const measurePaperPhotographs = () => measure(throughPortal);
/** The same on the page of a family that has no account. */
export const measureFamilyPhotographs = () => measure(withoutAccount);

async function measure(way: WayToPapers): Promise<void> {
  const browser = await openBrowser('the photographs of papers');
  if (!browser) return;
  const port = String(await freePort());
  const dataDir = mkdtempSync(join(tmpdir(), 'school-'));
  const target = `http://127.0.0.1:${port}`;
  const line = await openBadLine(() => target, LINE);
  const settings = { LOG_LEVEL: 'error', PUBLIC_URL: line.address, PORT: port };
  const start = () => runSchool(settings, dataDir);
  let school = await start();
  const startedAt = performance.now();
  try {
    const references = await apply(school);
    await way.prepare(school, references);
    const photographs = await drawPhotographs(browser);
    let isDone = false;
    let kills = 0;
    const killing = (async () => {
      while (!isDone && kills < KILLS) {
        await pause(1500 + Math.random() * 3000);
        await school.stop('SIGKILL');
        school = await start();
        kills++;
      }
    })();
    const share = Math.ceil(references.length / PHONES);
    await Promise.all(
      Array.from({ length: PHONES }, (_, phone) =>
        sendFromPhone(browser, line.address, {
          way,
          photographs,
          references: references.slice(phone * share, (phone + 1) * share),
        }),
      ),
    );
    isDone = true;
    await killing;
    const sent = references.length * PAPERS.length;
    const { tries } = line.counts;
    await reportPhotographs(dataDir, {
      who: way.who,
      sent,
      phones: PHONES,
      kills,
      tries,
      startedAt,
    });
  } finally {
    line.close();
    await browser.close();
    await school.remove();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function apply(school: RunningSchool): Promise<string[]> {
  const references: string[] = [];
  while (references.length * PAPERS.length < PHOTOGRAPHS) {
    references.push((await (await sendApplication(school.address)).json()).reference);
  }
  return references;
}

async function drawPhotographs(browser: Browser): Promise<Buffer[]> {
  const page = await browser.newPage();
  const drawn: Buffer[] = [];
  for (let orientation = 1; orientation <= 8; orientation++) {
    drawn.push(await photographOf(page, { lines: linesOf(orientation), orientation }));
  }
  await page.close();
  return drawn;
}

interface Phone {
  way: WayToPapers;
  references: string[];
  photographs: Buffer[];
}

/** Photographs every paper of every child, one after the other, and waits until the phone has nothing left to send. */
async function sendFromPhone(browser: Browser, address: string, phone: Phone): Promise<void> {
  const context = await browser.newContext({ baseURL: address, serviceWorkers: 'block' });
  const page = await context.newPage();
  await untilDone(() => phone.way.enter(page));
  let sent = 0;
  for (const reference of phone.references) {
    await untilDone(() => phone.way.open(page, reference));
    for (const label of PAPERS) {
      const card = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: label }) });
      const buffer = phone.photographs[sent++ % phone.photographs.length] ?? Buffer.alloc(0);
      const input = card.locator('input[type=file]');
      await input.setInputFiles({ name: 'IMG.jpg', mimeType: 'image/jpeg', buffer });
      await card.getByText(/^(On its way|Sent)$/).waitFor({ timeout: 120_000 });
    }
  }
  await page.waitForFunction(
    () => !Object.values(localStorage).some((text) => text.includes('"hasReachedSchool":false')),
    undefined,
    { polling: 1000, timeout: 1_800_000 },
  );
  await context.close();
}

/** While the server is down and the line drops, a person presses again. */
async function untilDone(work: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries === 60) throw error;
      await pause(1000);
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}
