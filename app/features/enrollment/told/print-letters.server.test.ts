import { expect, test } from 'vitest';
import { readContent } from '#features/content/read.server.ts';
import { FIXTURE_CONTENT } from '#tests/support/content-folders.ts';
import { letterFor } from './print-letters.server.ts';

const { school } = readContent(FIXTURE_CONTENT);

test('a printed letter has the words that were written with the decision, with the number of the child', () => {
  const written = {
    ...{ subject: 'Your number', text: 'Mulishani. Please wait for our call.' },
    standing: 'Your child has number 17 of 43 for Grade 1. A number is no promise.',
  };
  expect(letterFor({ status: 'waitlisted', written }, school)).toEqual(written);
});

test('and the usual words where nobody has written others', () => {
  const { text } = letterFor({ status: 'waitlisted', written: undefined }, school);
  expect(text).toContain('We have put your application on the waiting list');
});
