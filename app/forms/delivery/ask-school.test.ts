import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetAll } from '#lib/device/device-store.ts';
import { appendEntry, type Entry, listEntries, updateEntry } from '../device/submission-list.ts';
import { askSchool } from './ask-school.ts';
import { perhapsLost } from './bring-back.ts';

const listKey = 'school.asked';
const NOW = new Date('2026-11-27T12:00:00Z');
const received = (key: string): Entry => ({
  submissionDate: '2026-11-27T08:00:00.000Z',
  delivery: { key, hasReachedSchool: true, proof: 'p', epoch: 'one' },
});
const later = (ms: number) => new Date(NOW.getTime() + ms);

const asked: string[] = [];
function schoolAnswers(answer: object): void {
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Record<string, string> }) => {
    asked.push(headers['Idempotency-Key'] ?? '');
    return Response.json(answer);
  });
}

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('document', {
    documentElement: { dataset: { epoch: 'one' }, toggleAttribute: () => {} },
  });
  appendEntry(listKey, received('first'));
  appendEntry(listKey, received('newest'));
  appendEntry(listKey, { ...received('waits'), delivery: { key: 'w', hasReachedSchool: false } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  forgetAll('school.');
});

test('asks of the newest that was received, once a day, also by a clock that was set back', async () => {
  schoolAnswers({ isKnown: true, epoch: 'one' });
  for (const ms of [0, 3_600_000, 90_000_000, 0]) await askSchool(listKey, later(ms));
  expect(asked).toEqual(['newest', 'newest', 'newest']);
  expect(perhapsLost(listKey)).toEqual([]);
});

test('what the school does not know is offered to it', async () => {
  schoolAnswers({ isKnown: false, epoch: 'one' });
  await askSchool(listKey, NOW);
  expect(perhapsLost(listKey).map(({ delivery }) => delivery.key)).toEqual(['newest']);
});

test('what was offered while the answer was on its way is not offered once more', async () => {
  vi.stubGlobal('fetch', async () => {
    updateEntry(listKey, 'newest', ({ delivery, ...entry }) => ({
      ...entry,
      ...(delivery && { delivery: { ...delivery, epoch: 'two' } }),
    }));
    return Response.json({ isKnown: false, epoch: 'two' });
  });
  await askSchool(listKey, NOW);
  expect(perhapsLost(listKey).map(({ delivery }) => delivery.key)).toEqual(['first']);
});

test('an older page is corrected by the answer', async () => {
  schoolAnswers({ isKnown: true, epoch: 'two' });
  await askSchool(listKey, NOW);
  expect(perhapsLost(listKey)).toHaveLength(2);
});

test('what is not the school’s answer changes nothing: a hotspot, a line that is down', async () => {
  const kept = listEntries(listKey);
  schoolAnswers({ title: 'Welcome to Free WiFi' });
  await askSchool(listKey, NOW);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')));
  await askSchool(listKey, NOW);
  expect(listEntries(listKey)).toEqual(kept);
});
