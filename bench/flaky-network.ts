import { sendOverBadLine } from './flaky-phones.ts';
import { openBrowser } from './tools/browser.ts';
import { note, printTable, verdict, whole } from './tools/table.ts';

const SUBMISSIONS = 500;
const PHONES = 10;

/** Requests and answers get lost at 2G latency; what was put on the phones arrives, and nothing of it twice. */
export async function measureFlakyNetwork(): Promise<void> {
  const browser = await openBrowser('the flaky network');
  if (!browser) return;
  const run = { submissions: SUBMISSIONS, phones: PHONES };
  const { arrivals, intactFiles, counts, seconds } = await sendOverBadLine(browser, run);
  await browser.close();
  printTable(
    `${SUBMISSIONS} submissions from ${PHONES} phones over a line that drops a fifth of the requests and a fifth of the answers`,
    ['', 'submitted', 'arrived once', 'never', 'more than once'],
    arrivals.map(({ kind, submitted, once, never, doubled }) => [
      kind,
      whole(submitted),
      whole(once),
      whole(never),
      whole(doubled),
    ]),
  );
  const jobs = arrivals.find(({ kind }) => kind === 'job')?.submitted ?? 0;
  const isMet = arrivals.every(({ submitted, once }) => submitted === once) && intactFiles === jobs;
  note(
    `Tries: ${whole(counts.tries)}; requests dropped: ${whole(counts.requestsDropped)}; ` +
      `answers dropped after the commit: ${whole(counts.answersDropped)}; ` +
      `resumes intact: ${intactFiles} of ${jobs}; ${whole(seconds)} s. ` +
      `Each exactly once: ${verdict(isMet)}.`,
  );
}
