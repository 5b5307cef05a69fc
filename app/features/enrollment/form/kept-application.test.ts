import { afterEach, expect, test, vi } from 'vitest';
import { listEntries, updateEntry } from '#forms/device/submission-list.ts';
import { sampleAnswers } from '#tests/support/samples/sample-answers.ts';
import { applicationsKey, draftKey } from './device-keys.ts';
import { saveDraft } from './draft.ts';
import { keepApplication } from './kept-application.ts';

const slug = 'a-school';
const list = applicationsKey(slug);

afterEach(() => vi.unstubAllGlobals());

test('an application that another tab has sent is not sent again, one that is filled in anew is', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
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
