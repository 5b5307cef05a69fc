import fc from 'fast-check';
import { expect, test } from 'vitest';
import { namesOf } from '#forms/form-answers.ts';
import { MISSING_REQUIRED, parseForm } from '#forms/parse-form.ts';
import { plainKwacha } from '#lib/text/kwacha.ts';
import { samplePayment } from '#tests/support/samples/sample-payment.ts';
import { LEAST_KWACHA, MOST_KWACHA, paymentLimits } from './form/payment-limits.ts';
import { mealPayment } from './meal-payment.ts';

const parsePayment = (input: Record<string, unknown>) =>
  parseForm(mealPayment, input, '2026-11-21');

const amountOf = (amountKwacha: unknown) => parsePayment({ ...samplePayment, amountKwacha });

test.each([
  ['125', '125'],
  ['K 1,250', '1250'],
  ['zmw1250.00', '1250'],
  ['1 250.0', '1250'],
  ['1,250.00', '1250'],
  ['1\u00a0250,00', '1250'],
  ['150,00', '150'],
  ['K150,0', '150'],
  ['50 000', '50000'],
  ['0125', '125'],
  [1250, '1250'],
])('the amount “%s” is %s', (typed, expected) => {
  expect(amountOf(typed)).toMatchObject({ ok: true, answers: { amountKwacha: expected } });
});

test.each([
  ...['0', '-5', '50001', '1e3', 'K', 'one', '1250000', Number.NaN, null, true],
  ...[
    '12.50',
    '12,50',
    '1,5',
    '150 00',
    '12 50',
    '1,25,000',
    '1250,000',
    '0,150',
    '1.250',
    '1,',
    ',5',
  ],
])('“%s” is no amount', (typed) => {
  expect(amountOf(typed)).toMatchObject({
    ok: false,
    refusal: { errors: [{ field: 'amountKwacha' }] },
  });
});

test('the decimals that are typed never change the Kwacha before them', () => {
  fc.assert(
    fc.property(fc.integer({ min: LEAST_KWACHA, max: MOST_KWACHA }), (kwacha) => {
      for (const zeros of [',00', '.00']) {
        expect(amountOf(`${kwacha}${zeros}`)).toMatchObject({
          answers: { amountKwacha: String(kwacha) },
        });
      }
      expect(amountOf(`${kwacha},50`).ok).toBe(false);
    }),
  );
});

test('every whole amount within the limits is taken, however it is written, and none beyond', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10, max: 2 * MOST_KWACHA }), (kwacha) => {
      const isWithin = kwacha >= LEAST_KWACHA && kwacha <= MOST_KWACHA;
      expect(amountOf(`K ${kwacha.toLocaleString('en')}`).ok).toBe(isWithin);
    }),
  );
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const plain = plainKwacha(typed);
      expect(plain === typed || /^\d+$/.test(plain)).toBe(true);
      const amount = amountOf(typed);
      if (amount.ok) expect(amount.answers.amountKwacha).toBe(plain);
    }),
  );
});

test('what is missing is named; the email address may be missing', () => {
  expect(parsePayment(samplePayment)).toEqual({ ok: true, answers: samplePayment });
  for (const field of namesOf(mealPayment).filter((one) => one !== 'email')) {
    expect(parsePayment({ ...samplePayment, [field]: ' ' })).toMatchObject({
      refusal: { detail: MISSING_REQUIRED, errors: [{ field }] },
    });
  }
});

test('each text takes its limit in characters and not one more', () => {
  for (const field of ['childName', 'guardianName', 'email', 'purpose'] as const) {
    const filled = (length: number) =>
      parsePayment({ ...samplePayment, [field]: '🐐'.repeat(length) }).ok;
    expect(filled(paymentLimits[field])).toBe(true);
    expect(filled(paymentLimits[field] + 1)).toBe(false);
  }
});

test.each([
  ['4567', false],
  ['97 123 456', false],
  ['97 123 4567', true],
  ['0971234567', true],
  ['+260 97 123 4567', true],
])('the phone number “%s” has all its digits: %s', (phone, isWhole) => {
  const result = parsePayment({ ...samplePayment, phone });
  expect(result.ok).toBe(isWhole);
  if (!result.ok)
    expect(result.refusal.errors).toEqual([
      { field: 'phone', message: 'Enter a phone number with all its digits' },
    ]);
});
