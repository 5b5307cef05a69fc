import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { RunningSchool } from '../../tests/support/running-school.ts';
import type { LoadReport } from '../tools/load-generator.ts';

export const AT_ONCE = '50';
export const ROUND_SECONDS = '3';

/** Applications a second that the school acknowledges in one round of load. */
export async function rateOf(school: RunningSchool): Promise<number> {
  const { port } = new URL(school.address);
  const parameters = ['bench/tools/load-generator.ts', port, AT_ONCE, ROUND_SECONDS];
  const { stdout } = await promisify(execFile)('node', parameters, { maxBuffer: 2 ** 26 });
  const { latencies, seconds }: LoadReport = JSON.parse(stdout);
  return latencies.length / seconds;
}
