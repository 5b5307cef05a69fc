import lighthouse from 'lighthouse';
import { freePort, runSchool } from '../tests/support/running-school.ts';
import { openBrowser } from './tools/browser.ts';
import { note, printTable } from './tools/table.ts';
import { warmUp } from './tools/warm-up.ts';

const targets = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
const categories = Object.entries(targets);
/** On a busy machine Chromium now and then loses a page or the start of a trace. */
const ATTEMPTS = 3;

/** What Lighthouse says of every page of the site map, on the phone and line that it simulates. */
export async function measureLighthouse(): Promise<void> {
  const probe = await openBrowser('Lighthouse');
  if (!probe) return;
  await probe.close();
  const school = await runSchool({ LOG_LEVEL: 'warn' });
  const rows: string[][] = [];
  const faults: string[] = [];
  try {
    for (const path of await publicPages(school.address)) {
      await warmUp(school.address, path);
      const examined = await examine(school.address + path);
      if ('fault' in examined) {
        rows.push([path, 'not measured']);
        faults.push(`${path} could not be examined: ${examined.fault}`);
        continue;
      }
      const { scores, shift, lost } = examined;
      rows.push([path, ...categories.map(([name]) => String(scores[name])), shift.toFixed(4)]);
      const isMet = categories.every(([name, least]) => (scores[name] ?? 0) >= least);
      if (!isMet || shift > 0) faults.push(`${path} loses points by: ${lost.join(', ')}.`);
    }
  } finally {
    await school.remove();
  }
  const least = categories.map(([name, score]) => `${name} ${score}`).join(', ');
  printTable('Lighthouse, mobile', ['', ...Object.keys(targets), 'layout shift'], rows);
  note(`Targets: at least ${least}, layout shift 0.`);
  note(faults.length > 0 ? faults.join('\n') : 'All met.');
}

async function publicPages(address: string): Promise<string[]> {
  const siteMap = await (await fetch(`${address}/sitemap.xml`)).text();
  return [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, page = '']) => new URL(page).pathname,
  );
}

/** The four scores, the layout shift, and the audits that cost points, of one page load. */
async function examine(url: string) {
  const report = await reportOn(url);
  if ('fault' in report) return report;
  const found = Object.values(report.categories);
  const scores: Record<string, number> = Object.fromEntries(
    found.map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
  );
  const lost = found
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id} ${report.audits[id]?.displayValue ?? ''}`.trim());
  return { scores, shift: report.audits['cumulative-layout-shift']?.numericValue ?? 0, lost };
}

/** Each attempt has a browser of its own, so that one page's trouble is not the next one's. */
async function reportOn(url: string) {
  let fault = 'no answer';
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const port = await freePort();
    const browser = await openBrowser('Lighthouse', [`--remote-debugging-port=${port}`]);
    try {
      // The whole page's screenshot would bring the map of /contact into view, which is another host's.
      const flags = { port, logLevel: 'silent', disableFullPageScreenshot: true } as const;
      const result = await lighthouse(url, flags);
      if (result && !result.lhr.runtimeError) return result.lhr;
      fault = result?.lhr.runtimeError?.message ?? fault;
    } catch (error) {
      fault = String(error);
    } finally {
      await browser?.close();
    }
  }
  return { fault };
}
