import { expect, test } from 'vitest';
import { fixtureContent } from '#tests/support/fixture-content.ts';
import { sampleAnswersOf2026 as sampleAnswers } from '#tests/support/samples/sample-answers.ts';
import { applicationDay } from '../enrollment-years.ts';
import { parsePaperForm } from './paper-form.ts';

const DAY = applicationDay(fixtureContent, '2026-01-05');

test('a paper form may come without an address, and without nothing else', () => {
  expect(parsePaperForm({ ...sampleAnswers, parent1Email: ' ' }, DAY)).toEqual({
    ok: true,
    answers: { ...sampleAnswers, parent1Email: '' },
  });
  expect(parsePaperForm(sampleAnswers, DAY)).toEqual({ ok: true, answers: sampleAnswers });
  const { parent1Email: _, ...without } = sampleAnswers;
  expect(parsePaperForm({ ...without, parent1Phone: '' }, DAY)).toMatchObject({
    ok: false,
    refusal: { errors: [{ field: 'parent1Phone' }] },
  });
  expect(parsePaperForm({ ...sampleAnswers, parent1Email: 7 }, DAY).ok).toBe(false);
});
