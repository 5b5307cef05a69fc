import type { Browser } from '@playwright/test';
import { type RunningSchool, runSchool } from '../../tests/support/running-school.ts';
import { openBrowser, untilHydrated } from '../tools/browser.ts';
import { note, printTable, verdict, whole } from '../tools/table.ts';
import { warmUp } from '../tools/warm-up.ts';
import { measureKeptSite } from './kept-site.ts';

const PAGES = ['/', '/enrollment'];
const MOST_HTML = 14 * 1024;
const MOST_SCRIPT = 75_000;
const MOST_KEPT = 520_000;

interface Loaded {
  path: string;
  type: string;
  bytes: number;
  beforeLoad: boolean;
}

/** What a visit costs: the document, every file a browser fetches, and whether anybody else is asked. */
export async function measurePageBytes(): Promise<void> {
  const school = await runSchool({ LOG_LEVEL: 'warn' });
  const rows: string[][] = [];
  for (const path of PAGES) {
    const bytes = await warmUp(school.address, path);
    rows.push([path, whole(bytes), whole(MOST_HTML), verdict(bytes <= MOST_HTML)]);
  }
  printTable('HTML with its styles, brotli', ['', 'bytes', 'target', ''], rows);

  await reportKeptSite(school);
  const browser = await openBrowser('what a browser loads');
  if (browser) {
    for (const path of PAGES) await reportLoad(browser, school, path);
    await browser.close();
  }
  await school.remove();
}

/** What a phone loads, when it is asked to, to show the whole site without a network. */
async function reportKeptSite(school: RunningSchool): Promise<void> {
  const { sizes, bytes } = await measureKeptSite(school.address);
  printTable(
    'The whole site as the service worker keeps it, bytes of body',
    ['', 'bytes'],
    [...Object.entries(sizes), ['together', bytes] as const].map(([name, size]) => [
      name,
      whole(size),
    ]),
  );
  note(`Target ${whole(MOST_KEPT)}: ${verdict(bytes <= MOST_KEPT)}.`);
}

async function reportLoad(browser: Browser, school: RunningSchool, path: string): Promise<void> {
  const { files, elsewhere } = await load(browser, school.address, path);
  const scripts = files.filter((file) => file.type === 'Script');
  const sum = (some: Loaded[]) => some.reduce((total, file) => total + file.bytes, 0);
  printTable(
    `Script of ${path} once React has hydrated it, bytes of body`,
    ['', 'bytes'],
    [...scripts.map((file) => [file.path, whole(file.bytes)]), ['together', whole(sum(scripts))]],
  );
  const early = files.filter((file) => file.beforeLoad);
  note(
    `Script target ${whole(MOST_SCRIPT)}: ${verdict(sum(scripts) <= MOST_SCRIPT)}. ` +
      `Until load: ${early.length} requests, ${whole(sum(early))} bytes. ` +
      `Until hydrated: ${files.length} requests, ${whole(sum(files))} bytes. ` +
      `Requests to another host: ${elsewhere.length} (target 0: ${verdict(elsewhere.length === 0)}).`,
  );
}

async function load(browser: Browser, address: string, path: string) {
  const page = await browser.newPage();
  const elsewhere: string[] = [];
  const files: Loaded[] = [];
  const started = new Map<string, Omit<Loaded, 'bytes'>>();
  let isLoaded = false;
  page.on('load', () => {
    isLoaded = true;
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request, type = '' }) => {
    if (/^(data|blob):/.test(request.url)) return;
    const url = new URL(request.url);
    if (url.origin !== address) elsewhere.push(request.url);
    started.set(requestId, { path: url.pathname, type, beforeLoad: !isLoaded });
  });
  const headBytes = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, response }) => {
    headBytes.set(requestId, response.encodedDataLength);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = started.get(requestId);
    if (file) files.push({ ...file, bytes: encodedDataLength - (headBytes.get(requestId) ?? 0) });
  });
  await page.goto(address + path, { waitUntil: 'load' });
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
  await page.close();
  return { files, elsewhere };
}
