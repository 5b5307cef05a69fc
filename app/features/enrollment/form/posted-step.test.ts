import { describe, expect, test } from 'vitest';
import { fixtureContent } from '#tests/support/fixture-content.ts';
import { sampleAnswersOf2026 as sampleAnswers } from '#tests/support/samples/sample-answers.ts';
import { applicationDay } from '../enrollment-years.ts';
import { readPress, readStep, stepAfterRefusal } from './posted-step.ts';

const DAY = applicationDay(fixtureContent, '2026-11-21');

function press(intent: string, step: number, changes: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...sampleAnswers, ...changes }))
    form.set(name, value);
  form.set('step', String(step));
  form.set('intent', intent);
  return readPress(form, DAY);
}

describe('a press before React is there', () => {
  test('Next goes on when the step is complete', () => {
    expect(press('next', 1)).toMatchObject({ step: 2, answers: sampleAnswers });
    expect(press('next', 3)).toMatchObject({ step: 4 });
  });

  test('Next stays and says why when it is not', () => {
    expect(press('next', 2, { parent1Phone: '' })).toMatchObject({
      step: 2,
      refusal: { detail: 'Please fill in all required fields for parent/guardian information.' },
    });
  });

  test('Previous goes one step back without asking for anything', () => {
    expect(press('previous', 3, { emergencyContactName: '' })).toMatchObject({ step: 2 });
    expect(press('previous', 1)).toMatchObject({ step: 1 });
  });

  test('Change goes to its section', () => {
    expect(press('change-2', 4)).toMatchObject({ step: 2 });
  });

  test('Submit sends, from the wizard and from the long form', () => {
    expect(press('submit', 4)).toEqual({ submit: sampleAnswers, from: 4, isLongForm: false });
    expect(press('submit-all', 1)).toEqual({ submit: sampleAnswers, from: 1, isLongForm: true });
  });

  test('a foreign step is the first', () => {
    for (const text of [null, '', '0', '5', 'x', '1e0']) expect(readStep(text)).toBe(1);
  });

  test('a refused submission shows the first step with an error; the long form stays whole', () => {
    const refusal = {
      title: '',
      detail: '',
      errors: [{ field: 'emergencyContactPhone', message: '' }],
    };
    expect(stepAfterRefusal(refusal, 4)).toBe(3);
    expect(stepAfterRefusal(refusal, 1)).toBe(1);
  });
});
