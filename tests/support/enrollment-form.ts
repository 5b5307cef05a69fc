import type { Page } from '@playwright/test';
import type { Answers } from '#features/enrollment/form/answers.ts';
import { allQuestions, steps } from '#features/enrollment/form/questions.ts';
import { questionsOf } from '#forms/short-form.ts';
import { sampleAnswers } from './samples/sample-answers.ts';

/** Fills what the questions of the step (or of all steps, on the long form) ask for. */
export async function fillAnswers(
  page: Page,
  which: { step: number } | 'all',
  answers: Answers = sampleAnswers,
): Promise<void> {
  const step = which === 'all' ? undefined : steps[which.step - 1];
  for (const { name, choices } of step ? questionsOf(step) : allQuestions) {
    const control = page.locator(`[name="${name}"]:visible`);
    if (choices) await control.selectOption(answers[name]);
    else await control.fill(answers[name]);
  }
}

/** From the first step to the review. */
export async function fillUpToReview(page: Page, answers: Answers = sampleAnswers): Promise<void> {
  for (const step of [1, 2, 3]) {
    await fillAnswers(page, { step }, answers);
    await page.getByRole('button', { name: 'Next' }).click();
    await page
      .getByText(`Step ${step + 1} of 4`)
      .first()
      .waitFor();
  }
}
