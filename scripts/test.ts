import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { build } from './build.ts';

/** Everything that has to hold, in the order in which it fails fastest. The last line counts all suites. */
interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

const RESULTS = 'test-results';
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const counts: Count[] = [
  single('types', 'npm', ['run', '-s', 'types']),
  single('lint', 'npm', ['run', '-s', 'lint']),
];
await build('content');
counts.push(vitest(), playwright());

const total = (key: keyof Count) => counts.reduce((sum, count) => sum + count[key], 0);
const skipped = total('skipped') > 0 ? `, ${total('skipped')} skipped` : '';
console.log(`${total('passed')} passed, ${total('failed')} failed${skipped}`);
process.exitCode = total('failed') > 0 ? 1 : 0;

function single(name: string, program: string, parameters: string[]): Count {
  console.log(`\n== ${name}`);
  const { status } = run(program, parameters);
  return status === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
}

function vitest(): Count {
  console.log('\n== rules and integration');
  const file = `${RESULTS}/vitest.json`;
  const { status } = run('vitest', [
    ...['run', '--reporter=default', '--reporter=json'],
    `--outputFile.json=${file}`,
  ]);
  const report = read(file) as {
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
  };
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const failed = report.numFailedTests || (status === 0 ? 0 : 1);
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests };
}

function playwright(): Count {
  console.log('\n== stories in the browser');
  if (!existsSync('/usr/bin/chromium')) {
    console.log(
      'Skipped: all stories, because Chromium is not installed (apt-get install chromium).',
    );
    return { passed: 0, failed: 0, skipped: 1 };
  }
  const { status } = run('playwright', ['test']);
  const report = read(`${RESULTS}/stories.json`) as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  };
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const { expected, unexpected, flaky, skipped: left } = report.stats;
  const failed = unexpected || (status === 0 ? 0 : 1);
  return { passed: expected + flaky, failed, skipped: left };
}

function run(program: string, parameters: string[]) {
  return spawnSync(program, parameters, { stdio: 'inherit' });
}

function read(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
