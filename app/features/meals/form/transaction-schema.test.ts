import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseTransaction } from './transaction-schema.ts';

const today = '2026-03-02';
const paid = {
  reference: 'MP-7KQ4-M2XD',
  proof: '4567',
  transactionId: 'PP260302.1010.A1',
  paidOn: today,
};
const parse = (changes: object) => parseTransaction({ ...paid, ...changes }, today);

test('an id is trimmed, without spaces and in capitals', () => {
  for (const transactionId of [' pp260302.1010.a1 ', 'PP 260302 .1010 .A1']) {
    expect(parse({ transactionId })).toEqual({ ok: true, paid });
  }
});

test('letters, digits, dots and dashes, 4 to 40 of them', () => {
  const characters = fc.constantFrom(...'ABCXYZ0123456789.-');
  fc.assert(
    fc.property(fc.string({ unit: characters, maxLength: 60 }), (transactionId) => {
      const isWithin = transactionId.length >= 4 && transactionId.length <= 40;
      expect(parse({ transactionId }).ok).toBe(isWithin);
    }),
  );
  for (const odd of ['ABC_1', 'ABCÉ1', 'ABC/1', 'ABC<1', 'ÄÖÜß', '１２３４'])
    expect(parse({ transactionId: odd }).ok, odd).toBe(false);
});

test('the day of the payment is today or within the year before', () => {
  for (const paidOn of ['2026-03-02', '2026-01-01', '2025-03-01'])
    expect(parse({ paidOn }).ok, paidOn).toBe(true);
  for (const paidOn of ['2026-03-03', '2025-02-28', '2026-02-29', 'today', ''])
    expect(parse({ paidOn }).ok, paidOn).toBe(false);
});
