import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listEntries, updateEntry } from '#forms/device/submission-list.ts';
import { sampleAnswers } from '#tests/support/samples/sample-answers.ts';
import { applicationsKey, draftKey } from './device-keys.ts';
import { readDraft, saveDraft, savedAtKey } from './draft.ts';
import { keepApplication } from './kept-application.ts';

const slug = 'a-school';
const list = applicationsKey(slug);

afterEach(() => vi.unstubAllGlobals());

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
});

test('a draft of before React was there goes by the day that it says itself, not by that of an older one', () => {
  const key = draftKey(slug);
  const ago = (days: number) => new Date(Date.now() - days * 24 * 3_600_000).toISOString();
  const keepEarly = (days: number) =>
    kept.set(key, JSON.stringify({ studentFirstName: 'Chipo', savedAt: ago(days) }));
  keepEarly(31);
  expect(readDraft(key).answers).toEqual({});
  expect(kept.size).toBe(0);

  kept.set(savedAtKey(key), JSON.stringify(ago(40)));
  keepEarly(1);
  expect(readDraft(key).answers).toEqual({ studentFirstName: 'Chipo' });
});

test('an application that another tab has sent is not sent again, one that is filled in anew is', () => {
  saveDraft(draftKey(slug), sampleAnswers);
  const first = keepApplication(slug, sampleAnswers, 'v1');
  const { key } = first.delivery;
  updateEntry(list, key, (entry) => ({ ...entry, delivery: { key, hasReachedSchool: true } }));

  expect(keepApplication(slug, sampleAnswers, 'v1').delivery.key).toBe(key);
  expect(listEntries(list)).toHaveLength(1);

  saveDraft(draftKey(slug), sampleAnswers);
  expect(keepApplication(slug, sampleAnswers, 'v1').delivery.key).not.toBe(key);
  expect(listEntries(list)).toHaveLength(2);
});
