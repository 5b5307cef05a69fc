import { expect, test } from 'vitest';
import { draftKey } from '#features/enrollment/form/device-keys.ts';
import { keep, readKept } from '#lib/device/device-store.ts';
import { sampleAnswersOf2026 } from '#tests/support/samples/sample-answers.ts';
import { kindsOnDevice } from './kinds-on-device.ts';
import { onDevice } from './on-device.ts';

const now = new Date();
const longAgo = new Date(now.getTime() - 31 * 86_400_000).toISOString();

test('what a device knows of the kinds is nothing but data, which the build puts in', () => {
  expect(JSON.parse(JSON.stringify(kindsOnDevice))).toStrictEqual(kindsOnDevice);
});

test('each kind has a list of its own on the device', () => {
  const lists = onDevice.map(({ mailbox }) => mailbox('school').listKey);
  expect(new Set(lists).size).toBe(lists.length);
});

const drafts = [
  'contact-message-draft',
  'job-application-draft',
  'meal-payments-draft',
  'meal-transaction-draft',
  'meal-help-applications-draft',
  'pta-memberships-draft',
  'volunteer-applications-draft',
].map((name) => `school.${name}`);

test('what was typed and not sent goes after 30 days, whatever it was for', () => {
  for (const key of drafts) keep(key, { name: 'Mwansa', savedAt: longAgo });
  keep(draftKey('school'), { ...sampleAnswersOf2026, savedAt: longAgo });
  for (const kind of onDevice) kind.forgetOverdueDraft?.('school', now);
  for (const key of [...drafts, draftKey('school')]) expect(readKept(key).state, key).toBe('none');
});

test('a draft of the version before, with its day beside it, goes after 30 days too', () => {
  const [over, open] = ['over', 'open'].map((slug) => draftKey(slug)) as [string, string];
  const yesterday = new Date(now.getTime() - 86_400_000).toISOString();
  for (const key of [over, open]) keep(key, sampleAnswersOf2026);
  keep(`${over}-saved-at`, longAgo);
  keep(`${open}-saved-at`, yesterday);
  for (const slug of ['over', 'open'])
    for (const kind of onDevice) kind.forgetOverdueDraft?.(slug, now);
  expect(readKept(over).state).toBe('none');
  expect(readKept(open)).toMatchObject({
    value: { ...sampleAnswersOf2026, savedAt: yesterday },
  });
  for (const key of [over, open]) expect(readKept(`${key}-saved-at`).state).toBe('none');
});

test('what was typed while the clock was years behind is dated anew once it is right', () => {
  const yearsAgo = new Date(now.getTime() - 730 * 86_400_000).toISOString();
  const draft = { name: 'Mwansa', savedAt: yearsAgo };
  const ofLate = drafts.map((key) => `late-${key}`);
  for (const key of ofLate) keep(key, draft);
  keep(draftKey('late-school'), { ...sampleAnswersOf2026, savedAt: yearsAgo });
  const others = 'late-school.enrollment-other-drafts';
  keep(others, [{ answers: sampleAnswersOf2026, savedAt: yearsAgo }]);

  for (const kind of onDevice) kind.forgetOverdueDraft?.('late-school', now);
  for (const key of [...ofLate, draftKey('late-school')]) {
    const kept = readKept(key);
    const { savedAt } = Object('value' in kept && kept.value);
    expect(Math.abs(Date.parse(savedAt) - now.getTime()), key).toBeLessThan(60_000);
  }
  const savedAt = now.toISOString();
  expect(readKept(others)).toMatchObject({ value: [{ answers: sampleAnswersOf2026, savedAt }] });
});
