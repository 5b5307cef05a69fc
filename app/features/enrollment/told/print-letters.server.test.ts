import { expect, test } from 'vitest';
import { readContent } from '#features/content/read.server.ts';
import { FIXTURE_CONTENT } from '#tests/support/content-folders.ts';
import { letterFor } from './print-letters.server.ts';

const { school } = readContent(FIXTURE_CONTENT);
const sitting = {
  status: 'waitlisted' as const,
  madeAt: '2026-11-04T08:00:00.000Z',
  letter: { subject: 'Your number', text: 'Mulishani. Please wait for our call.' },
  standing: 'Your child has number 17 of 43 for Grade 1. A number is no promise.',
};
const waits = { status: 'waitlisted' as const, reachedAt: sitting.madeAt };

test('a printed letter has the words of the sitting, with the number of the child', () => {
  expect(letterFor(waits, school, sitting)).toEqual({
    ...sitting.letter,
    standing: sitting.standing,
  });
});

test('and the usual words where no sitting has decided what is told now', () => {
  const usual = letterFor(waits, school, undefined);
  expect(usual.text).toContain('We have put your application on the waiting list');
  const later = { ...waits, reachedAt: '2026-11-20T08:00:00.000Z' };
  expect(letterFor(later, school, sitting)).toEqual(usual);
  const other = { ...waits, status: 'notOffered' as const };
  expect(letterFor(other, school, sitting).text).toContain('this time we cannot offer a place');
});
