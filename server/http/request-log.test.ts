import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import pino from 'pino';
import { afterEach, expect, test } from 'vitest';
import { LONG_HOLD_MS } from './busy-thread.ts';
import { requestLog } from './request-log.ts';

const lines: Record<string, unknown>[] = [];
const log = pino({ base: null }, { write: (line) => void lines.push(JSON.parse(line)) });
afterEach(() => {
  lines.length = 0;
});

/** Works without a pause, as a slow regular expression does. */
function hold(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

const app = new Hono();
app.use(requestLog(log, () => ({ pattern: '/status/:reference', isCanonical: true }) as never));
app.get('/status/held', async (c) => {
  await nextTurn();
  hold(LONG_HOLD_MS * 0.7);
  // Nobody else gets a turn here.
  await undefined;
  hold(LONG_HOLD_MS * 0.7);
  return c.text('');
});
app.get('/status/*', async (c) => {
  for (let turn = 0; turn < 4; turn++) await nextTurn();
  return c.text('');
});

test('a request that held the thread is in the log by its pattern, and no other', async () => {
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  try {
    await Promise.all(['/status/held?for=Mwansa', '/status/a', '/status/b'].map(ask));
  } finally {
    server.close();
  }
  const warned = lines.filter(({ level }) => level === 40);
  expect(warned).toEqual([
    expect.objectContaining({ method: 'GET', route: '/status/:reference', status: 200 }),
  ]);
  expect(Number(warned[0]?.heldMs)).toBeGreaterThanOrEqual(LONG_HOLD_MS);
  expect(JSON.stringify(lines)).not.toMatch(/held\?|Mwansa|status\/a/);
});
