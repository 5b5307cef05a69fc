import { expect, test } from 'vitest';
import { statusesOf } from '#desk/record/record-status.ts';
import {
  canBecome,
  paymentStatuses,
  paymentStatusWordsFor,
  shortfallInWords,
} from './payment-status.ts';

const statuses = statusesOf(paymentStatuses);

test('the office can confirm and cancel whatever a family can still pay, and nothing that is settled', () => {
  for (const status of statuses) {
    expect(canBecome(status, 'confirmed'), status).toBe(
      paymentStatuses[status].takesTransaction === true,
    );
    expect(canBecome(status, 'cancelled'), status).toBe(
      paymentStatuses[status].takesTransaction === true,
    );
    expect(canBecome(status, 'notFound'), status).toBe(status === 'transactionEntered');
  }
});

test('the school has the next move exactly once a transaction id has come in', () => {
  expect(statusesOf(paymentStatuses, ({ isOurTurn }) => isOurTurn)).toEqual(['transactionEntered']);
});

test('who paid less reads how much has arrived, and the desk hears it before it confirms', () => {
  const words = (receivedKwacha: number) =>
    paymentStatusWordsFor({ status: 'confirmed', amountKwacha: 125, receivedKwacha, reason: '' });
  expect(words(125)).toMatchObject({
    meaning: 'K\u00a0125 has reached the school. Thank you.',
    awaited: 'Nothing more is needed.',
  });
  expect(words(75)).toMatchObject({
    meaning: 'K\u00a075 of K\u00a0125 has reached the school. Thank you.',
    awaited: expect.stringContaining('the rest'),
  });
  const notFound = { status: 'notFound', amountKwacha: 125, receivedKwacha: null } as const;
  expect(paymentStatusWordsFor({ ...notFound, reason: 'No such id.' }).meaning).toMatch(
    /has looked for it\. No such id\.$/,
  );
  expect(shortfallInWords(125, 75)).toBe('K\u00a050 less than the reference.');
  for (const received of [0, Number.NaN, 125, 130]) {
    expect(shortfallInWords(125, received)).toBe('');
  }
});
