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

/**
 * The same as processor time of the one thread: the most that it worked without letting anybody else have a turn. On a
 * machine that does something else it says what the delay would be without that.
 */
export function longestTurn(school: RunningSchool, work: () => Promise<unknown>): Promise<number> {
  return inspected(school, async ({ evaluate }) => {
    await evaluate(`{
      const used = () => { const { user, system } = process.threadCpuUsage(); return user + system; };
      globalThis.benchTurns = { isOn: true, most: 0 };
      let last = used();
      const turn = () => {
        const now = used();
        benchTurns.most = Math.max(benchTurns.most, now - last);
        last = now;
        if (benchTurns.isOn) setImmediate(turn);
      };
      turn();
    } 0`);
    await work();
    return (await evaluate('benchTurns.isOn = false, benchTurns.most')) / 1000;
  });
}
