import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isProven, proofOf, readProof } from './receipt-proof.server.ts';

const SECRET = 'a secret of this test';

const sent = fc.record({
  kind: fc.constantFrom('contact-message', 'enrollment-application'),
  content: fc.dictionary(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), {
    minKeys: 1,
    maxKeys: 4,
  }),
});
const receipt = {
  epoch: 'ab-_12',
  reference: 'EN-7KQ4-M2XD',
  submissionDate: '2026-11-27T10:00:00.000Z',
};

test('a receipt is worth something with exactly what was sent, and with nothing else', () => {
  fc.assert(
    fc.property(sent, sent, fc.integer({ min: 1, max: 99_999 }), (one, other, number) => {
      const proof = proofOf({ ...receipt, number }, one, SECRET);
      expect(readProof(proof)).toEqual({ ...receipt, number });
      expect(isProven(proof, one, SECRET)).toBe(true);
      expect(isProven(proof, one, 'another secret')).toBe(false);
      const isSame =
        one.kind === other.kind &&
        JSON.stringify(Object.entries(one.content).sort()) ===
          JSON.stringify(Object.entries(other.content).sort());
      expect(isProven(proof, other, SECRET)).toBe(isSame);
    }),
  );
});

test('a receipt of which one character is another is worth nothing', () => {
  const one = { kind: 'contact-message', content: { message: 'Is there a bus?' } };
  const proof = proofOf({ ...receipt, number: 12 }, one, SECRET);
  fc.assert(
    fc.property(
      fc.nat({ max: proof.length - 1 }),
      fc.constantFrom(...'aZ0~-_.:'),
      (at, character) => {
        fc.pre(proof[at] !== character);
        const altered = proof.slice(0, at) + character + proof.slice(at + 1);
        expect(readProof(altered) !== undefined && isProven(altered, one, SECRET)).toBe(false);
      },
    ),
  );
});
