import { expect, test } from 'vitest';
import { answersAtSchool } from './answers-at-school.ts';
import { parentForms } from './parent-forms.ts';

test.each(parentForms)('the office reads each question of a $kind in words of its own', (form) => {
  const asked = answersAtSchool(form.kind);
  const labels = form.questions.map(({ name }) => asked[name]?.label);
  for (const label of labels) expect(label).toMatch(/^[A-Z]/);
  expect(labels.join()).not.toMatch(/\b(you|your)\b/i);
  expect(new Set(labels).size).toBe(labels.length);
});
