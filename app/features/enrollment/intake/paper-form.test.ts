import { expect, test } from 'vitest';
import { sampleAnswers } from '#tests/support/samples/sample-answers.ts';
import { parsePaperForm } from './paper-form.ts';

const TODAY = '2026-01-05';

test('a paper form may come without an address, and without nothing else', () => {
  expect(parsePaperForm({ ...sampleAnswers, parent1Email: ' ' }, TODAY)).toEqual({
    ok: true,
    answers: { ...sampleAnswers, parent1Email: '' },
  });
  expect(parsePaperForm(sampleAnswers, TODAY)).toEqual({ ok: true, answers: sampleAnswers });
  const { parent1Email: _, ...without } = sampleAnswers;
  expect(parsePaperForm({ ...without, parent1Phone: '' }, TODAY)).toMatchObject({
    ok: false,
    refusal: { errors: [{ field: 'parent1Phone' }] },
  });
  expect(parsePaperForm({ ...sampleAnswers, parent1Email: 7 }, TODAY).ok).toBe(false);
});
