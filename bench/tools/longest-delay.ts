import type { RunningSchool } from '#tests/support/running-school.ts';
import { inspected } from './inspector.ts';

const SETTLE_MS = 50;

/**
 * Milliseconds in which the server's event loop did not turn, at the most, while `work` was under way; the school was
 * started with `INSPECTED`.
 */
export function longestDelay(school: RunningSchool, work: () => Promise<unknown>): Promise<number> {
  return inspected(school, async ({ evaluate }) => {
    await evaluate(`{
      const { monitorEventLoopDelay } = process.getBuiltinModule('node:perf_hooks');
      globalThis.benchDelay = monitorEventLoopDelay({ resolution: 1 });
      benchDelay.enable();
    } 0`);
    await new Promise((resume) => setTimeout(resume, SETTLE_MS));
    await evaluate('benchDelay.reset(), 0');
    await work();
    await new Promise((resume) => setTimeout(resume, SETTLE_MS));
    return (await evaluate('benchDelay.disable(), benchDelay.max')) / 1e6;
  });
}
