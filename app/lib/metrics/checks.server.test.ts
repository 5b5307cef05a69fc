import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshCheck } from './checks.server.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a check looks again after a second, also where the clock of the machine has gone back', async () => {
  let looks = 0;
  let isLocked = false;
  const check = freshCheck(async () => {
    looks++;
    if (isLocked) throw new Error('database is locked');
  });
  await check();
  await check();
  expect(looks).toBe(1);
  isLocked = true;
  vi.setSystemTime(Date.now() - 800 * 86_400_000);
  vi.advanceTimersByTime(1000);
  await expect(check()).rejects.toThrow('locked');
});
