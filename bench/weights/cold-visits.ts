import type { Browser } from '@playwright/test';
import { newAccessCode } from '../../tests/support/clients/access-code.ts';
import { sendApplication } from '../../tests/support/clients/send-application.ts';
import { openStaffAccount } from '../../tests/support/clients/staff-client.ts';
import { freePort, type RunningSchool, runSchool } from '../../tests/support/running-school.ts';
import { changeRows } from '../../tests/support/school-story.ts';
import { openBrowser, untilHydrated } from '../tools/browser.ts';
import { type CountedLine, countedLine } from '../tools/counted-line.ts';
import { printTable, verdict, whole } from '../tools/table.ts';
import { warmUp } from '../tools/warm-up.ts';

/** Pages with the most that the first visit of a phone may cost, in bytes with all heads. */
const PAGES: [path: string, most: number][] = [
  ['/', 48_000],
  ['/about', 60_000],
  ['/academics', 60_000],
  ['/parents', 60_000],
  ['/events', 60_000],
  ['/faq', 60_000],
  ['/contact', 125_000],
  ['/enrollment', 120_000],
  ['/careers', 125_000],
  ['/sign-in', 110_000],
  ['/portal', 150_000],
];
const MOST_UNASKED = 60_000;
/** So long after the last byte a visit is taken to be over. */
const QUIET_MS = 1500;

/**
 * What the first visit of a phone costs that has nothing of ours: the page until nothing more is asked for, and what
 * the service worker then loads without being asked. Counted on the line: bodies and heads of everything.
 */
export async function measureColdVisits(): Promise<void> {
  const browser = await openBrowser('what a first visit costs');
  if (!browser) return;
  const port = await freePort();
  let schoolPort = 0;
  const line = await countedLine(port, () => schoolPort);
  const school = await runSchool({ LOG_LEVEL: 'warn', PUBLIC_URL: line.address });
  schoolPort = Number(new URL(school.address).port);
  const signedIn = await guardianOn(school);
  const rows: string[][] = [];
  for (const [path, most] of PAGES) {
    await warmUp(school.address, path).catch(() => undefined);
    const kept = path === '/portal' ? signedIn : [];
    const asked = await bytesOfVisit(browser, line, path, kept, 'block');
    const all = await bytesOfVisit(browser, line, path, kept, 'allow');
    const unasked = all - asked;
    const isMet = asked <= most && unasked <= MOST_UNASKED;
    rows.push([path, whole(asked), whole(most), whole(unasked), verdict(isMet)]);
  }
  printTable(
    `First visit of a phone, bytes with heads; unasked: at most ${whole(MOST_UNASKED)}`,
    ['', 'page', 'target', 'unasked', ''],
    rows,
  );
  await browser.close();
  line.close();
  await school.remove();
}

type Kept = [key: string, value: string][];

async function bytesOfVisit(
  browser: Browser,
  { address, takeBytes }: CountedLine,
  path: string,
  kept: Kept,
  serviceWorkers: 'allow' | 'block',
): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    serviceWorkers,
  });
  await context.addInitScript((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, kept);
  takeBytes();
  const page = await context.newPage();
  await page.goto(address + path, { waitUntil: 'load' });
  await untilHydrated(page);
  let bytes = 0;
  for (let more = 1; more > 0; bytes += more) {
    await page.waitForTimeout(QUIET_MS);
    more = takeBytes();
  }
  await context.close();
  return bytes;
}

/** What the phone of a guardian keeps who follows one application. */
async function guardianOn(school: RunningSchool): Promise<Kept> {
  const run = (statement: string) => changeRows(school, statement);
  const { reference } = await (await sendApplication(school.address)).json();
  const guardian = await openStaffAccount(school, run);
  const code = await newAccessCode(run, reference);
  await guardian.post('/api/portal/links', { code });
  return guardian.signInElsewhere();
}
