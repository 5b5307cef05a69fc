import { expect, test } from 'vitest';
import { emptyAnswers } from './answers.ts';
import { applicationsMailbox } from './delivery.ts';

test('a form that waits for a line says when Submit was pressed, whenever it leaves', () => {
  const pressedAt = '2026-11-24T20:00:00.000Z';
  const delivery = { key: 'a', hasReachedSchool: false };
  const entry = { ...emptyAnswers(), submissionDate: pressedAt, delivery };
  expect(applicationsMailbox('school').fieldsOf(entry)).toMatchObject({ pressedAt });
});
