import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createLog } from '../metrics/log.server.ts';
import { startRecurring } from './recurring.server.ts';

const log = createLog('silent');

test('the work is done at once, after each pause, and when somebody asks', async () => {
  let times = 0;
  const recurring = startRecurring({ pauseMs: 5, log }, async () => void times++);
  await expect.poll(() => times).toBeGreaterThan(2);
  await recurring.stop();
  const before = times;
  recurring.wake();
  await pause(20);
  expect(times).toBe(before);
});

test('it never runs twice at a time, and being asked while it runs makes it run once more', async () => {
  const running: (() => void)[] = [];
  let atOnce = 0;
  let most = 0;
  const recurring = startRecurring({ pauseMs: 60_000, log }, async () => {
    most = Math.max(most, ++atOnce);
    await new Promise<void>((resolve) => running.push(resolve));
    atOnce--;
  });
  recurring.wake();
  recurring.wake();
  running[0]?.();
  await expect.poll(() => running.length).toBe(2);
  running[1]?.();
  await recurring.stop();
  expect(running).toHaveLength(2);
  expect(most).toBe(1);
});

test('a failure does not end it, and stopping waits for work under way', async () => {
  let times = 0;
  let isDone = false;
  const recurring = startRecurring({ pauseMs: 1, log }, async (signal) => {
    if (++times === 1) throw new Error('no line');
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    await pause(10);
    isDone = true;
  });
  await expect.poll(() => times).toBe(2);
  await recurring.stop();
  expect(isDone).toBe(true);
});
