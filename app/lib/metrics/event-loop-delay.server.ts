import { monitorEventLoopDelay } from 'node:perf_hooks';

const delay = monitorEventLoopDelay({ resolution: 20 });
delay.enable();

/** How long the process could not answer, in seconds, in all but a hundredth of the times since the last call. */
export function takeEventLoopDelay(): { p99: number } {
  const seconds = { p99: delay.percentile(99) / 1e9 };
  delay.reset();
  return seconds;
}
