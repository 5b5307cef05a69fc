import { expect, test } from 'vitest';
import { erasedLetter, erasureStoppedLetter, erasureWaitsLetter } from './erasure-letters.ts';

const [reference, own] = ['EN-AAAA-2222', 'EN-BBBB-3333'];
const stop = { due: 'November 25, 2026', link: 'https://school.example/stop' };

test.each([
  ['waits', erasureWaitsLetter({ reference, own }, stop), 'will be erased'],
  ['was stopped', erasureStoppedLetter({ reference, own }), 'is kept'],
  ['is done', erasedLetter({ reference, own }), 'was erased'],
])(
  'of an erasure that %s, the guardian of another form of the child reads that their own stays',
  (_, { reference: _about, ...letter }, says) => {
    expect(letter.subject).toBe(`Another application for this child ${says}`);
    expect(letter.parts.at(-1)).toEqual({ name: 'Your own application, which stays', code: own });
    expect(JSON.stringify(letter)).not.toContain(reference);
  },
);

test.each([
  ['waits', erasureWaitsLetter({ reference, own: reference }, stop), 'An application will be'],
  ['was stopped', erasureStoppedLetter({ reference }), 'The application is kept'],
  ['is done', erasedLetter({ reference }), 'An application was erased'],
])(
  'of an erasure that %s, the guardian of that form and the office read its reference',
  (_, letter, says) => {
    expect(letter.subject).toContain(says);
    expect(letter.subject).toContain(reference);
    expect(letter.parts[0]).toContain(`The application ${reference}`);
    expect(JSON.stringify(letter)).not.toContain('which stays');
  },
);

test('the account that asked is named to the office alone, and one that is stopped can be asked about at once', () => {
  const email = 'grace@mail.example';
  expect(JSON.stringify(erasedLetter({ reference, email }))).toContain(email);
  expect(JSON.stringify(erasedLetter({ reference, own }))).not.toContain('@');
  expect(erasedLetter({ reference }).isGone).toBe(true);
  expect(erasureStoppedLetter({ reference }).isGone).toBeUndefined();
  expect(JSON.stringify(erasureStoppedLetter({ reference, own }))).toContain('Please call us');
});
