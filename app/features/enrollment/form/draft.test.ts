import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepFormDraft } from '#forms/device/form-draft.ts';
import { keepForm } from '#forms/device/kept-form.ts';
import { listEntries, updateEntry } from '#forms/device/submission-list.ts';
import { sampleAnswers } from '#tests/support/samples/sample-answers.ts';
import { enrollmentApplication } from '../enrollment-application.ts';
import { beginAnotherChild } from './another-child/other-drafts.ts';
import { isUntouched } from './answers.ts';
import { bringBackApplication } from './delivery.ts';
import { applicationsKey, draftKey } from './device-keys.ts';
import { currentDraft, endTogether, keepTogether, readTogether } from './draft.ts';

const slug = 'a-school';
const list = applicationsKey(slug);
const type = (answers = sampleAnswers) => keepFormDraft(enrollmentApplication, slug, answers);
const send = (answers = sampleAnswers) => keepForm(enrollmentApplication, slug, answers);

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

test('a draft goes by the day that it says itself, and is nobody’s after 30 days', () => {
  const ago = (days: number) => new Date(Date.now() - days * 24 * 3_600_000).toISOString();
  const keepEarly = (days: number) =>
    kept.set(draftKey(slug), JSON.stringify({ studentFirstName: 'Chipo', savedAt: ago(days) }));
  keepEarly(31);
  expect(isUntouched(currentDraft(slug))).toBe(true);
  expect(kept.size).toBe(0);

  keepEarly(1);
  expect(currentDraft(slug)).toMatchObject({ studentFirstName: 'Chipo', studentLastName: '' });
});

test('a year that somebody has chosen is kept, the one that stands in the form is not', () => {
  const empty = currentDraft(slug);
  const filledIn = { ...empty, enrollmentYear: '2026' };
  keepFormDraft(enrollmentApplication, slug, { ...empty, enrollmentYear: '2027' }, filledIn);
  expect(currentDraft(slug).enrollmentYear).toBe('2027');
  keepFormDraft(enrollmentApplication, slug, filledIn, filledIn);
  expect(kept.size).toBe(0);
});

test('an application that another tab has sent is not sent again, one that is filled in anew is', () => {
  type();
  const first = send();
  const { key } = first.delivery;
  expect(kept.has(draftKey(slug))).toBe(false);
  updateEntry(list, key, (entry) => ({ ...entry, delivery: { key, hasReachedSchool: true } }));

  expect(send().delivery.key).toBe(key);
  expect(listEntries(list)).toHaveLength(1);

  type();
  expect(send().delivery.key).not.toBe(key);
  expect(listEntries(list)).toHaveLength(2);
});

test('one that was refused waits for its own correction, also while the next child is sent', () => {
  const refusal = { title: 'Not taken', detail: 'The year is over.', errors: [] };
  type();
  const { key } = keepForm(enrollmentApplication, slug, sampleAnswers, {
    togetherWith: 'EN-2026-1',
  }).delivery;
  updateEntry(list, key, ({ delivery, ...entry }) => ({
    ...entry,
    delivery: { key, hasReachedSchool: false, ...delivery, refusal },
  }));
  const sister = { ...sampleAnswers, studentFirstName: 'Mutinta' };
  type(sister);
  send(sister);

  const refused = listEntries(list).find(({ delivery }) => delivery?.refusal);
  if (!refused?.delivery) throw new Error('It is gone');
  expect(bringBackApplication(slug, { ...refused, delivery: refused.delivery })).toBe(true);
  expect(currentDraft(slug)).toEqual(sampleAnswers);
  expect(readTogether(slug)).toBe('EN-2026-1');
});

test('a form that was emptied is for no other child of a family, whatever is typed next', () => {
  type();
  keepTogether(slug, 'EN-2026-1');
  endTogether(slug);
  expect(readTogether(slug)).toBe('EN-2026-1');
  type(currentDraft('nobody'));
  endTogether(slug);
  type();
  expect(readTogether(slug)).toBeUndefined();
});

test('where the list has no room the draft stays, however often Submit is pressed', () => {
  type();
  const { setItem } = localStorage;
  localStorage.setItem = (key, text) => {
    if (key === list) throw new Error('QuotaExceededError');
    setItem(key, text);
  };
  const first = send();
  expect(send().delivery.key).toBe(first.delivery.key);
  expect(kept.has(draftKey(slug))).toBe(true);
});

test('the form of another child has no day before it is open, so that it is no earlier visit', () => {
  type();
  beginAnotherChild(slug, { answers: sampleAnswers }, '2026');
  expect(kept.get(draftKey(slug))).not.toContain('savedAt');
  expect(currentDraft(slug).parent1FirstName).toBe(sampleAnswers.parent1FirstName);
});
