import { expect, test } from 'vitest';
import { paymentStatusWordsFor } from '../payment-status.ts';
import type { MealPaymentRow } from '../tables.server.ts';
import { tellingOf, toldPayment } from './payment-queries.server.ts';

const at = (time: string) => `2026-01-05T${time}:00.000Z`;
const row = (more: Partial<MealPaymentRow>) =>
  ({
    amount_kwacha: 150,
    received_kwacha: null,
    reason: '',
    ticked_transaction_id: null,
    told: null,
    ...more,
  }) as MealPaymentRow;
const words = (payment: MealPaymentRow) =>
  paymentStatusWordsFor({
    status: payment.status,
    amountKwacha: payment.amount_kwacha,
    receivedKwacha: payment.received_kwacha,
    reason: payment.reason,
  });

/** As `changePayment` keeps what was told since 09:00. */
const told = (facts: Partial<MealPaymentRow>) =>
  JSON.stringify(tellingOf(row({ changed_at: at('09:00'), ...facts })));

/** As `changePayment` writes it for `undo`: received_kwacha and reason are gone from the row at once. */
test('a payment that was confirmed short is not told as whole while its confirmation is being taken back', () => {
  const undone = row({
    ...{ status: 'transactionEntered', changed_at: at('09:30') },
    told: told({ status: 'confirmed', received_kwacha: 100, ticked_transaction_id: 'TICK.0001' }),
  });
  const said = words(toldPayment(undone, new Date(at('09:31'))));
  expect(said.awaited).toBe('You: please ask the office about the rest.');
  const whole = toldPayment(undone, new Date(at('09:31')));
  expect(whole).toMatchObject({
    received_kwacha: 100,
    ticked_transaction_id: 'TICK.0001',
    changed_at: at('09:00'),
  });
  expect(toldPayment(undone, new Date(at('09:40')))).toMatchObject({
    status: 'transactionEntered',
    received_kwacha: null,
    changed_at: at('09:30'),
  });
});

test('what was told as not found keeps its reason while that is being taken back', () => {
  // findNext: `reason: row.status_before === 'notFound' ? row.reason : ''`
  const undone = row({
    ...{ status: 'transactionEntered', changed_at: at('09:30'), reason: '' },
    told: told({ status: 'notFound', reason: 'No such id.' }),
  });
  expect(words(toldPayment(undone, new Date(at('09:31')))).meaning).toBe(
    'The office has looked for it. No such id.',
  );
});

/** Confirmed at 09:00 (100), told since 09:10; taken back at 09:30; confirmed again at 09:31, now with 1 Kwacha. */
test('a second confirmation that can be taken back is not told at once', () => {
  const again = row({
    ...{ status: 'confirmed', changed_at: at('09:31'), received_kwacha: 1 },
    told: told({ status: 'confirmed', received_kwacha: 100 }),
  });
  expect(words(toldPayment(again, new Date(at('09:32')))).meaning).toContain('100 of');
  const later = toldPayment(again, new Date(at('09:41')));
  expect(words(later).meaning).toContain('1 of');
  expect(later.changed_at).toBe(at('09:31'));
});

test('a second reason why it was not found is told when it can be taken back no more', () => {
  const again = row({
    ...{ status: 'notFound', changed_at: at('09:31'), reason: 'Not on that day.' },
    told: told({ status: 'notFound', reason: 'No such id.' }),
  });
  expect(toldPayment(again, new Date(at('09:32')))).toMatchObject({
    reason: 'No such id.',
    changed_at: at('09:00'),
  });
  expect(toldPayment(again, new Date(at('09:41')))).toMatchObject({
    reason: 'Not on that day.',
    changed_at: at('09:31'),
  });
});

test('the same confirmation made again has been told since it was told first', () => {
  const again = row({
    ...{ status: 'confirmed', changed_at: at('09:31'), received_kwacha: 150 },
    told: told({ status: 'confirmed', received_kwacha: 150 }),
  });
  expect(toldPayment(again, new Date(at('12:00'))).changed_at).toBe(at('09:00'));
});
