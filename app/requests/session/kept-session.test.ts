import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionAsKept } from './kept-session.ts';

const NOW = Date.parse('2026-11-23T10:00:00Z');
const whole = {
  access_token: 'a',
  refresh_token: 'r',
  expires_at: NOW / 1000 + 3600,
  user: { id: 'one' },
};
const kept = new Map<string, string>();

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null });
  vi.stubGlobal('location', { hash: '' });
  vi.stubGlobal('document', { querySelector: () => null });
});
afterEach(() => {
  kept.clear();
  vi.unstubAllGlobals();
});

test('nobody is signed in where nothing is kept', () => {
  expect(sessionAsKept(NOW)).toBeNull();
});

test('a session that goes on for a while is read without the public client', () => {
  kept.set('school.auth', JSON.stringify(whole));
  expect(sessionAsKept(NOW)).toEqual(whole);
});

test.each([
  ['ends within a minute', JSON.stringify({ ...whole, expires_at: NOW / 1000 + 60 })],
  ['is not whole', JSON.stringify({ ...whole, refresh_token: undefined })],
  ['is damaged', '{'],
  ['is no object', 'null'],
])('what %s is for the public client', (_what, text) => {
  kept.set('school.auth', text);
  expect(sessionAsKept(NOW)).toBeUndefined();
});

test('so is a session that the address brings', () => {
  vi.stubGlobal('location', { hash: '#access_token=x&type=signup' });
  kept.set('school.auth', JSON.stringify(whole));
  expect(sessionAsKept(NOW)).toBeUndefined();
});
