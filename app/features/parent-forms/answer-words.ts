import { chosenIn, type FormAnswers } from '#forms/form-answers.ts';
import type { FormQuestion } from '#forms/short-form.ts';
import { dayMonthYear, type PlainDate } from '#lib/dates/plain-date.ts';
import { filledIn } from '#lib/text/filled-in.ts';

/** An answer as people read it: what was ticked by its label, a day as the office writes it, everything else as it was written. */
export function answerInWords(
  { name, kind, choices }: Pick<FormQuestion, 'name' | 'kind' | 'choices'>,
  answers: FormAnswers,
  facts: Record<string, string>,
  today: PlainDate,
): string {
  const answer = answers[name] ?? '';
  if (kind === 'date') return dayMonthYear(answer);
  if (!choices) return answer;
  const labels = new Map(choices(today).map(({ value, label }) => [value, filledIn(label, facts)]));
  return chosenIn(answer)
    .map((value) => labels.get(value) ?? value)
    .join(', ');
}
