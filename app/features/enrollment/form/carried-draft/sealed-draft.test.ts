import { expect, test } from 'vitest';
import { sampleAnswers } from '#tests/support/samples/sample-answers.ts';
import { emptyAnswers } from '../answers.ts';
import { locatorOf, newDraftCode, openDraft, readDraftCode, sealDraft } from './sealed-draft.ts';

const answers = { ...emptyAnswers(), ...sampleAnswers, additionalInfo: 'Chipo 👧 likes goats' };

test('a copy opens with its code, and with no other', async () => {
  const code = newDraftCode();
  const { locator, ciphertext } = await sealDraft(answers, code);
  expect(await locatorOf(code)).toBe(locator);
  expect(await openDraft(ciphertext, code)).toEqual(answers);
  expect(await openDraft(ciphertext, newDraftCode())).toBeUndefined();
  expect(await openDraft('not a copy', code)).toBeUndefined();
  expect(await openDraft(ciphertext.replace(/.(?=.{9}$)/, '#'), code)).toBeUndefined();
});

test('what the school keeps shows neither the answers nor how long they are', async () => {
  const code = newDraftCode();
  const long = await sealDraft(answers, code);
  const short = await sealDraft({ ...answers, additionalInfo: '' }, code);
  expect(long.ciphertext).toHaveLength(short.ciphertext.length);
  expect(atob(long.ciphertext)).not.toContain('Chipo');
  expect(long.ciphertext).not.toBe((await sealDraft(answers, code)).ciphertext);
});

test('a code is short enough to write down, and a slip of the pen is noticed', () => {
  const code = newDraftCode();
  expect(code).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  expect(readDraftCode(` ${code.toLowerCase()} `)).toBe(code);
  expect(readDraftCode(code.slice(0, -1))).toBeUndefined();
});
