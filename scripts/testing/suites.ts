import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { wholeBrowser } from '../../tests/support/browsers.ts';
import { type StoryReport, storiesThatEnded } from './story-report.ts';

const RESULTS = 'test-results';
/** A busy machine may be late once or twice; more of it is a fault that hides. */
const MOST_TRIED_TWICE = 3;

export interface Count {
  passed: number;
  failed: number;
  skipped: number;
  /** Names of what failed. */
  failures: string[];
  /** Tests that passed only at their second try. */
  triedTwice: string[];
}

export function clearResults(): void {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
}

/** Types and lint: side by side, and what they say one after the other. */
export const quickSuites = (): Promise<Count[]> => Promise.all(['types', 'lint'].map(single));

/** A script of `package.json` that passes or fails as one; what it says is told when it has ended. */
export async function single(name: string): Promise<Count> {
  const running = spawn('npm', ['run', '-s', name], { stdio: ['ignore', 'pipe', 'pipe'] });
  const said: Buffer[] = [];
  for (const stream of [running.stdout, running.stderr])
    stream.on('data', (some) => said.push(some));
  const [status] = await once(running, 'close');
  console.log(`\n== ${name}\n${Buffer.concat(said)}`.trimEnd());
  return status === 0 ? count({ passed: 1 }) : count({ failed: 1, failures: [name] });
}

/** Rules and integration: all, or what the parameters narrow them to. */
export function vitest(
  name: string,
  narrow: string[] = [],
  variables: NodeJS.ProcessEnv = {},
): Count {
  console.log(`\n== ${name}`);
  const file = `${RESULTS}/vitest.json`;
  const triedTwiceFile = `${RESULTS}/vitest-tried-twice.json`;
  // Of a run before this one; a run that breaks off must not be told by it.
  for (const old of [file, triedTwiceFile]) rmSync(old, { force: true });
  const parameters = [
    ...['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    ...['--reporter=./scripts/testing/tried-twice-reporter.ts', ...narrow],
  ];
  const { status } = run('vitest', parameters, { ...variables, TRIED_TWICE_FILE: triedTwiceFile });
  const report = read<VitestReport>(file);
  if (!report) return count({ failed: 1, failures: [name] });
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests || (status === 0 ? 0 : 1),
    skipped: report.numPendingTests,
    failures: report.testResults.flatMap(failedTests),
    triedTwice: read<string[]>(triedTwiceFile) ?? [],
  };
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: TestFile[];
}

interface TestFile {
  name: string;
  status: string;
  assertionResults: { fullName: string; status: string }[];
}

/** A file that failed before its first test is named itself. */
export function failedTests({ name, status, assertionResults }: TestFile): string[] {
  const file = relative('.', name);
  const failed = assertionResults.filter((one) => one.status === 'failed');
  if (failed.length === 0 && status === 'failed') return [file];
  return failed.map(({ fullName }) => `${file} ${fullName}`);
}

/** Stories in a real browser: all, or those of these files. */
export function playwright(files: string[] = []): Count {
  console.log('\n== stories in the browser');
  if (!wholeBrowser) {
    console.log('Skipped: stories, because Chromium is not installed (apt-get install chromium).');
    return count({ skipped: 1 });
  }
  const { status } = run('playwright', ['test', ...files]);
  const report = read<StoryReport>(`${RESULTS}/stories.json`);
  if (!report) return count({ failed: 1, failures: ['stories'] });
  const { expected, unexpected, flaky, skipped } = report.stats;
  return {
    passed: expected + flaky,
    failed: unexpected || (status === 0 ? 0 : 1),
    skipped,
    failures: storiesThatEnded(report, 'unexpected'),
    triedTwice: storiesThatEnded(report, 'flaky'),
  };
}

/**
 * The last lines: which tests failed, which needed a second try, and `N passed, N failed` over all suites, with what
 * was left out.
 */
export function tell(counts: Count[], leftOut: string[] = []): void {
  const { lines, hasFailed } = lastLines(counts, leftOut);
  for (const line of lines) console.log(line);
  process.exitCode = hasFailed ? 1 : 0;
}

/** What a run says at its end. It fails when a test did, and when more than three needed a second try. */
export function lastLines(
  counts: Count[],
  leftOut: string[] = [],
): { lines: string[]; hasFailed: boolean } {
  const failures = counts.flatMap((one) => one.failures);
  const triedTwice = counts.flatMap((one) => one.triedTwice);
  const isUnsteady = triedTwice.length > MOST_TRIED_TWICE;
  const total = (key: 'passed' | 'failed' | 'skipped') =>
    counts.reduce((sum, one) => sum + one[key], 0);
  const failed = total('failed') + (isUnsteady ? 1 : 0);
  const skipped = total('skipped') > 0 ? `, ${total('skipped')} skipped` : '';
  const rest = leftOut.length > 0 ? `; left out: ${leftOut.join(', ')} (npm test runs them)` : '';
  return {
    lines: [
      ...(failures.length > 0 ? ['', 'Failed:'] : []),
      ...failures.map((name) => `  ${name}`),
      ...(triedTwice.length > 0 ? ['', 'Passed only at the second try:'] : []),
      ...triedTwice.map((name) => `  ${name}`),
      ...(isUnsteady ? [`More than ${MOST_TRIED_TWICE} of them: the run fails.`] : []),
      `${total('passed')} passed, ${failed} failed${skipped}${rest}`,
    ],
    hasFailed: failed > 0,
  };
}

const count = (some: Partial<Count>): Count => ({
  passed: 0,
  failed: 0,
  skipped: 0,
  failures: [],
  triedTwice: [],
  ...some,
});

function run(program: string, parameters: string[], variables: NodeJS.ProcessEnv = {}) {
  return spawnSync(program, parameters, {
    stdio: 'inherit',
    env: { ...process.env, ...variables },
  });
}

function read<Report>(file: string): Report | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
}
