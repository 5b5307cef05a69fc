import { expect, test } from 'vitest';
import { fixtureContent } from '#tests/support/fixture-content.ts';
import { sampleAnswersOf2026 as sampleAnswers } from '#tests/support/samples/sample-answers.ts';
import { applicationDay } from '../enrollment-years.ts';
import { parseFormByHand } from './form-by-hand.ts';

const DAY = applicationDay(fixtureContent, '2026-01-05');

test('a paper form may come without an address, and without nothing else', () => {
  expect(parseFormByHand({ ...sampleAnswers, parent1Email: ' ' }, DAY)).toEqual({
    ok: true,
    answers: { ...sampleAnswers, parent1Email: '' },
  });
  expect(parseFormByHand(sampleAnswers, DAY)).toEqual({ ok: true, answers: sampleAnswers });
  const { parent1Email: _, ...without } = sampleAnswers;
  expect(parseFormByHand({ ...without, parent1Phone: '' }, DAY)).toMatchObject({
    ok: false,
    refusal: { errors: [{ field: 'parent1Phone' }] },
  });
  expect(parseFormByHand({ ...sampleAnswers, parent1Email: 7 }, DAY).ok).toBe(false);
});
