import type { Browser, Page } from '@playwright/test';
import { type RunningSchool, runSchool } from '../tests/support/running-school.ts';
import { type Line, openBrowser, openPhone, untilHydrated } from './tools/browser.ts';
import { median, note, printTable, verdict } from './tools/table.ts';
import { warmUp } from './tools/warm-up.ts';

const SLOW: Line = { name: '400 kbit/s, 400 ms', kilobitsPerSecond: 400, latencyMs: 400 };
const SLOWEST: Line = { name: '50 kbit/s, 400 ms', kilobitsPerSecond: 50, latencyMs: 400 };
const PROCESSOR = 4;
const VISITS = 5;
const MOST_MS_AFTER_HTML = 1000;
const FIRST_NAME = 'Mutinta';
const inSeconds = (value: number) => `${(value / 1000).toFixed(2)} s`;

/** What a parent on a cheap phone waits for; milliseconds since the address was opened. */
interface Visit {
  htmlAt: number;
  paintAt: number;
  /** The first letter stands in the form. */
  typedAt: number;
  /** From the press on Next to the answer on the screen. */
  answerMs: number;
  answeredBy: string;
  isTextKept: boolean;
}

/** The wizard on a slow line and a slow processor: typed into and pressed on as early as it can be. */
export async function measureSlowLine(): Promise<void> {
  const browser = await openBrowser('the slow line');
  if (!browser) return;
  const school = await runSchool({ LOG_LEVEL: 'warn' });
  try {
    await warmUp(school.address, '/enrollment');
    const visits: Visit[] = [];
    for (let visit = 0; visit < VISITS; visit++) visits.push(await visitAndPress(browser, school));
    report(visits);
    await reportHydration(browser, school);
  } finally {
    await browser.close();
    await school.remove();
  }
}

function report(visits: Visit[]): void {
  const of = (read: (visit: Visit) => number) => median(visits.map(read));
  const afterHtml = of((visit) => visit.typedAt - visit.htmlAt);
  printTable(
    `/enrollment at ${SLOW.name}, processor ${PROCESSOR} times slower (median of ${VISITS} visits)`,
    ['', 'since opening', 'since HTML'],
    [
      ['HTML is there', inSeconds(of((visit) => visit.htmlAt)), ''],
      [
        'first paint',
        inSeconds(of((visit) => visit.paintAt)),
        inSeconds(of((visit) => visit.paintAt - visit.htmlAt)),
      ],
      ['first letter typed', inSeconds(of((visit) => visit.typedAt)), inSeconds(afterHtml)],
    ],
  );
  note(
    `First answer within ${MOST_MS_AFTER_HTML} ms of the HTML: ${verdict(afterHtml <= MOST_MS_AFTER_HTML)}. ` +
      `Next, pressed at once, is answered by ${visits[0]?.answeredBy} after ${inSeconds(of((visit) => visit.answerMs))}; ` +
      `what was typed is still there: ${verdict(visits.every((visit) => visit.isTextKept))}.`,
  );
}

async function visitAndPress(browser: Browser, school: RunningSchool): Promise<Visit> {
  const { page } = await openPhone(browser, SLOW, PROCESSOR);
  await typeEarly(page, school);
  const facts = await page.evaluate(readTimes);
  const pressedAt = Date.now();
  await page.getByRole('button', { name: 'Next' }).click({ noWaitAfter: true });
  await page.getByRole('heading', { name: 'There is a problem' }).waitFor();
  const answerMs = Date.now() - pressedAt;
  const isSameDocument = await page.evaluate(() => 'openedAt' in window);
  const isTextKept = (await page.getByLabel('First name').inputValue()) === FIRST_NAME;
  await page.close();
  const answeredBy = isSameDocument ? 'React' : 'the server';
  return { ...facts, answerMs, answeredBy, isTextKept };
}

/** Types as soon as the field is on the screen, while everything else may still be on its way. */
async function typeEarly(page: Page, school: RunningSchool): Promise<void> {
  await page.goto(`${school.address}/enrollment`, { waitUntil: 'commit' });
  await page.evaluate(() => {
    const times = { openedAt: performance.timeOrigin, typedAt: 0 };
    Object.assign(window, times);
    addEventListener(
      'input',
      () => {
        if (!Reflect.get(window, 'typedAt')) Reflect.set(window, 'typedAt', performance.now());
      },
      true,
    );
  });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  await page.focus('[name=studentFirstName]');
  await page.keyboard.type(FIRST_NAME);
}

/** Runs in the page. */
function readTimes() {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const scripts = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.endsWith('.js'))
    .map(({ startTime }) => startTime);
  return {
    htmlAt: visit?.responseEnd ?? 0,
    paintAt: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    scriptAt: Math.min(...scripts),
    typedAt: Number(Reflect.get(window, 'typedAt')),
  };
}

/** Types while the scripts are on their way, then waits for React to take the form over. */
async function reportHydration(browser: Browser, school: RunningSchool): Promise<void> {
  const rows: string[][] = [];
  for (const line of [SLOW, SLOWEST]) {
    const { page } = await openPhone(browser, line, PROCESSOR);
    await typeEarly(page, school);
    await untilHydrated(page);
    const hydratedAt = await page.evaluate(() => performance.now());
    const { paintAt, typedAt, scriptAt } = await page.evaluate(readTimes);
    const kept = await page.getByLabel('First name').inputValue();
    rows.push([
      line.name,
      inSeconds(paintAt),
      inSeconds(typedAt),
      inSeconds(scriptAt),
      inSeconds(hydratedAt),
      verdict(paintAt < scriptAt),
      verdict(kept === FIRST_NAME),
    ]);
    await page.close();
  }
  printTable(
    'Until React has hydrated it on /enrollment, touched at once',
    [
      ...['', 'first paint', 'first letter', 'first script', 'hydrated'],
      ...['paint waits for no script', 'typed text kept'],
    ],
    rows,
  );
}
