import { afterEach, expect, test, vi } from 'vitest';
import { isUuid } from './idempotency.server.ts';
import { newRowId } from './row-id.ts';

afterEach(() => vi.useRealTimers());

test('is a UUID of version 7 that says when it was made', () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00.123Z') });
  const id = newRowId();
  expect(isUuid(id)).toBe(true);
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  const time = Number.parseInt(id.replace('-', '').slice(0, 12), 16);
  expect(new Date(time).toISOString()).toBe('2026-11-22T10:00:00.123Z');
});

test('a later one stands behind an earlier one, and no two are the same', () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z') });
  const first = Array.from({ length: 1000 }, newRowId);
  vi.advanceTimersByTime(1);
  const later = newRowId();
  expect(first.every((id) => id < later)).toBe(true);
  expect(new Set(first).size).toBe(1000);
});
