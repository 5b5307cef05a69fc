import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { openAccount, PASSWORD } from '#tests/support/clients/account-client.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { photographOf } from '#tests/support/samples/photographs.ts';
import { openBadLine } from '#tests/support/stubs/bad-line.ts';
import { type RunningSchool, runSchool } from '../../tests/support/running-school.ts';
import { openBrowser } from '../tools/browser.ts';
import { reportPhotographs } from './kept-photographs.ts';

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
export async function measurePaperPhotographs(): Promise<void> {
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
    const { email, references } = await prepare(school);
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
          ...{ email, photographs },
          references: references.slice(phone * share, (phone + 1) * share),
        }),
      ),
    );
    isDone = true;
    await killing;
    const sent = references.length * PAPERS.length;
    const { tries } = line.counts;
    await reportPhotographs(dataDir, { sent, phones: PHONES, kills, tries, startedAt });
  } finally {
    line.close();
    await browser.close();
    await school.remove();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** One guardian who follows all the applications; their codes are not what is measured. */
async function prepare(school: RunningSchool) {
  const email = 'guardian@photographs.example';
  await openAccount(school, email);
  const references: string[] = [];
  while (references.length * PAPERS.length < PHOTOGRAPHS) {
    references.push((await (await sendApplication(school.address)).json()).reference);
  }
  const database = new DatabaseSync(join(school.dataDir, 'school.db'), { timeout: 5000 });
  for (const reference of references) {
    database
      .prepare(
        `insert into enrollment_guardians (account_id, application_id, code_hash, linked_at)
         select accounts.id, enrollment_applications.id, reference, '2026-01-01T00:00:00.000Z'
         from enrollment_applications, accounts where reference = ? and email = ?`,
      )
      .run(reference, email);
  }
  database.close();
  return { email, references };
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
  email: string;
  references: string[];
  photographs: Buffer[];
}

/** Photographs every paper of every child, one after the other, and waits until the phone has nothing left to send. */
async function sendFromPhone(browser: Browser, address: string, phone: Phone): Promise<void> {
  const context = await browser.newContext({ baseURL: address, serviceWorkers: 'block' });
  const page = await context.newPage();
  await untilDone(() => signIn(page, phone.email));
  let sent = 0;
  for (const reference of phone.references) {
    await untilDone(() => openPapers(page, reference));
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

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/sign-in?next=%2Fportal');
  await page.getByLabel('Email Address', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/portal', { timeout: 15_000 });
}

async function openPapers(page: Page, reference: string): Promise<void> {
  await page.goto(`/portal/applications/${reference}/papers`);
  await page.getByRole('heading', { name: 'Papers for' }).waitFor({ timeout: 15_000 });
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
