import type { RunningSchool } from '#tests/support/running-school.ts';
import { inspected } from './inspector.ts';

/**
 * Megabytes that are still in use once everything that nobody needs was collected. What a process holds of the machine
 * breathes with the load; this only grows when something is kept for good.
 */
export function memoryInUse(school: RunningSchool): Promise<number> {
  return inspected(school, async ({ ask, evaluate }) => {
    await ask('HeapProfiler.collectGarbage');
    const bytes = await evaluate('process.memoryUsage().heapUsed + process.memoryUsage().external');
    return bytes / 1024 / 1024;
  });
}
