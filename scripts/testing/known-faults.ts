import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import type { Count } from './suites.ts';

const LEVELS = ['info', 'low', 'moderate', 'high', 'critical'] as const;
/** A fault below this is named by the registry, and no reason to stop. */
const FAILS_FROM = LEVELS.indexOf('moderate');

/** What `npm audit --json` prints where the registry has a list. */
const reportSchema = v.object({
  vulnerabilities: v.record(
    v.string(),
    v.object({ name: v.string(), severity: v.picklist(LEVELS), range: v.string() }),
  ),
});
const refusalSchema = v.object({ message: v.string() });

const nothing: Count = { passed: 0, failed: 0, skipped: 0, failures: [], triedTwice: [] };

/** Whether a package in package-lock.json has a fault that the registry knows; skipped where it has no list. */
export async function knownFaults(): Promise<Count> {
  const running = spawn('npm', ['audit', '--json', '--fetch-timeout=20000', '--fetch-retries=1'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const { lines, count } = judge(await text(running.stdout));
  console.log(`\n== known faults of packages\n${lines.join('\n')}`);
  return count;
}

/** What the answer of the registry means for a run. */
export function judge(printed: string): { lines: string[]; count: Count } {
  const report = v.safeParse(v.pipe(v.string(), v.parseJson(), reportSchema), printed);
  if (!report.success) {
    const refusal = v.safeParse(v.pipe(v.string(), v.parseJson(), refusalSchema), printed);
    const reason = refusal.success ? refusal.output.message : 'npm audit printed no list';
    return {
      lines: [`Skipped: known faults of packages, because the registry gave no list (${reason}).`],
      count: { ...nothing, skipped: 1 },
    };
  }
  const faults = Object.values(report.output.vulnerabilities);
  const failures = faults
    .filter(({ severity }) => LEVELS.indexOf(severity) >= FAILS_FROM)
    .map(({ name, severity, range }) => `${name} ${range} has a known fault (${severity})`);
  if (failures.length === 0) return { lines: ['None.'], count: { ...nothing, passed: 1 } };
  return { lines: failures, count: { ...nothing, failed: 1, failures } };
}
