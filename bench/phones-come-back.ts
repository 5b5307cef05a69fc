import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { eraseAtDesk } from '#tests/support/clients/erase-at-desk.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { openStaffAccount } from '#tests/support/clients/staff-client.ts';
import { rowsOfFile } from '#tests/support/databases/school-database.ts';
import { type RestorableSchool, restorableSchool } from '#tests/support/restored-school.ts';
import { sampleAnswers } from '#tests/support/samples/sample-answers.ts';
import { openBadLine } from '#tests/support/stubs/bad-line.ts';
import { openBrowser } from './tools/browser.ts';
import { note, printTable, verdict, whole } from './tools/table.ts';

const PHONES = 500;
const ERASED = 20;
const AT_ONCE = 10;
const LIST = 'ten-miles.enrollment-applications';
const LINE = {
  requestsDroppedPercent: 20,
  answersDroppedPercent: 20,
  latencyMs: [150, 400] as [number, number],
};

/** What one phone keeps: the entry as the site writes it. */
interface Phone {
  reference: string;
  list: string;
}

/** The disk dies at noon, last night's copy is brought back, and every phone opens one page over a bad line. */
export async function measurePhonesComeBack(): Promise<void> {
  const browser = await openBrowser('the phones that come back');
  if (!browser) return;
  const addresses: { school?: string } = {};
  const line = await openBadLine(() => addresses.school ?? '', LINE);
  const restorable = await restorableSchool({ LOG_LEVEL: 'error', PUBLIC_URL: line.address });
  addresses.school = restorable.school.address;
  try {
    await restorable.backUp();
    const phones: Phone[] = [];
    await atOnce(PHONES + ERASED, async (index) => {
      phones.push(await apply(restorable, `p${index}`));
    });
    const erased = phones.slice(PHONES);
    await eraseAll(restorable, erased);
    await restorable.restore();
    const mailsBefore = await countMails(restorable);
    const startedAt = performance.now();
    const waiting = [...phones];
    await Promise.all(
      Array.from({ length: AT_ONCE }, () => comeByInTurn(browser, line.address, waiting)),
    );
    const seconds = (performance.now() - startedAt) / 1000;
    const times = new Map<string, number>();
    for (const { reference } of await rowsIn(restorable, 'enrollment_applications'))
      times.set(reference as string, (times.get(reference as string) ?? 0) + 1);
    const expected = phones.slice(0, PHONES);
    const back = expected.filter(({ reference }) => times.get(reference) === 1).length;
    const doubled = (await rowsIn(restorable, 'enrollment_applications')).length - times.size;
    const strangers = [...times.keys()].filter(
      (reference) => !expected.some((phone) => phone.reference === reference),
    );
    const revived = erased.filter(({ reference }) => times.has(reference)).length;
    const mails = (await countMails(restorable)) - mailsBefore;
    printTable(
      `${PHONES} applications since last night’s copy, and ${ERASED} that were erased; each phone opens one page, once`,
      ['', 'target', 'measured'],
      [
        ['back under their reference', whole(PHONES), whole(back)],
        ['doubled, or under another reference', '0', whole(doubled + strangers.length)],
        ['erased and back all the same', '0', whole(revived)],
        ['letters that were written', '0', whole(mails)],
      ],
    );
    const isMet = back === PHONES && doubled + strangers.length + revived + mails === 0;
    note(
      `Tries: ${whole(line.counts.tries)}; requests dropped: ${whole(line.counts.requestsDropped)}; ` +
        `answers dropped after the commit: ${whole(line.counts.answersDropped)}; ${whole(seconds)} s. ` +
        `All back, nothing twice: ${verdict(isMet)}.`,
    );
  } finally {
    line.close();
    await browser.close();
    await restorable.remove();
  }
}

async function apply({ school }: RestorableSchool, child: string): Promise<Phone> {
  const key = randomUUID();
  const fields = { ...sampleAnswers, studentFirstName: child };
  const answer = await sendApplication(school.address, fields, { 'Idempotency-Key': key });
  const { reference, submissionDate } = await answer.json();
  const [proof, epoch] = ['School-Receipt', 'School-Epoch'].map((name) => answer.headers.get(name));
  const delivery = { key, hasReachedSchool: true, reference, proof, epoch };
  return { reference, list: JSON.stringify([{ ...fields, submissionDate, delivery }]) };
}

async function eraseAll({ school }: RestorableSchool, phones: Phone[]): Promise<void> {
  const rows = async (query: string) => rowsOfFile(join(school.dataDir, 'school.db'), query);
  const office = await openStaffAccount(school, rows, 'administrator');
  for (const { reference } of phones) await eraseAtDesk(office, reference);
}

/** One screen is one phone after another: each has only what it keeps itself. */
async function comeByInTurn(browser: Browser, address: string, waiting: Phone[]): Promise<void> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  page.setDefaultTimeout(600_000);
  await page.goto(`${address}/faq`);
  for (let phone = waiting.pop(); phone; phone = waiting.pop()) await comeBy(page, address, phone);
  await context.close();
}

/** One visit, as long as it takes until the school has answered. */
async function comeBy(page: Page, address: string, { list }: Phone): Promise<void> {
  await page.evaluate(
    ([key, text]) => {
      localStorage.clear();
      localStorage.setItem(key, text);
    },
    [LIST, list] as const,
  );
  await page.goto(`${address}/about`);
  const before = JSON.parse(list)[0].delivery.epoch;
  await page.waitForFunction(
    ([key, epoch]) => JSON.parse(localStorage[key])[0].delivery.epoch !== epoch,
    [LIST, before] as const,
    { polling: 250 },
  );
}

const rowsIn = async ({ school }: RestorableSchool, table: string) =>
  rowsOfFile(join(school.dataDir, 'school.db'), `select * from ${table}`);
const countMails = async (restorable: RestorableSchool) =>
  (await rowsIn(restorable, 'outgoing_mails')).length;

async function atOnce(count: number, work: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const workers = Array.from({ length: AT_ONCE }, async () => {
    while (next < count) await work(next++);
  });
  await Promise.all(workers);
}
