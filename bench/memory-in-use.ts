import type { RunningSchool } from '../tests/support/running-school.ts';

/** Lets a school be asked by `memoryInUse`; a port of its own is found by Node. */
export const INSPECTED = { NODE_OPTIONS: '--inspect=127.0.0.1:0' };

/**
 * Megabytes that are still in use once everything that nobody needs was collected. What a process holds of the machine
 * breathes with the load; this only grows when something is kept for good.
 */
export async function memoryInUse(school: RunningSchool): Promise<number> {
  const [address] = school.output().match(/ws:\/\/127\S+/) ?? [];
  if (!address) throw new Error('The school was not started with INSPECTED.');
  const line = new WebSocket(address);
  await new Promise((resolve) => line.addEventListener('open', resolve, { once: true }));
  try {
    await ask(line, 'HeapProfiler.collectGarbage');
    const expression = 'process.memoryUsage().heapUsed + process.memoryUsage().external';
    const { result } = await ask(line, 'Runtime.evaluate', { expression });
    return result.value / 1024 / 1024;
  } finally {
    line.close();
  }
}

/** One question at a time, so the next answer is the answer. */
function ask(line: WebSocket, method: string, params = {}): Promise<{ result: { value: number } }> {
  return new Promise((resolve) => {
    line.addEventListener('message', ({ data }) => resolve(JSON.parse(data).result), {
      once: true,
    });
    line.send(JSON.stringify({ id: 1, method, params }));
  });
}
