import { expect, test } from 'vitest';
import { sampleAnswers } from '#tests/support/sample-answers.ts';
import { answerDoubts } from './answer-doubts.ts';

test('a complete application raises no doubt', () => {
  expect(answerDoubts(sampleAnswers)).toEqual([]);
});

test('an address without @ and a short number are asked about', () => {
  const doubts = answerDoubts({
    ...sampleAnswers,
    parent1Email: 'choolwe',
    emergencyContactPhone: '0977',
  });
  expect(doubts).toEqual([
    'Is the email address of parent/guardian 1 complete? It usually reads like name@example.com.',
    'Is the phone number of the emergency contact complete? It has fewer than nine digits.',
  ]);
});

test('local and international numbers are both complete', () => {
  for (const parent1Phone of [
    '0977 123 456',
    '+260 97 7123456',
    '977-123-456',
    '+27 82 123 4567',
  ]) {
    expect(answerDoubts({ ...sampleAnswers, parent1Phone })).toEqual([]);
  }
});
