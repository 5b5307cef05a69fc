import type { RunningSchool } from '#tests/support/running-school.ts';

/** Lets a school be asked by `inspected`; a port of its own is found by Node. */
export const INSPECTED = { NODE_OPTIONS: '--inspect=127.0.0.1:0' };

interface Inspector {
  ask(method: string, params?: object): Promise<{ result: { value: number } }>;
  /** The number that an expression gives inside the school's process. */
  evaluate(expression: string): Promise<number>;
}

/** Asks a school that was started with `INSPECTED` about its own process. */
export async function inspected<Value>(
  school: RunningSchool,
  work: (inspector: Inspector) => Promise<Value>,
): Promise<Value> {
  const [address] = school.output().match(/ws:\/\/127\S+/) ?? [];
  if (!address) throw new Error('The school was not started with INSPECTED.');
  const line = new WebSocket(address);
  await new Promise((resolve) => line.addEventListener('open', resolve, { once: true }));
  // One question at a time, so the next answer is the answer.
  const ask: Inspector['ask'] = (method, params = {}) =>
    new Promise((resolve) => {
      line.addEventListener('message', ({ data }) => resolve(JSON.parse(data).result), {
        once: true,
      });
      line.send(JSON.stringify({ id: 1, method, params }));
    });
  try {
    return await work({
      ask,
      evaluate: async (expression) => (await ask('Runtime.evaluate', { expression })).result.value,
    });
  } finally {
    line.close();
  }
}
