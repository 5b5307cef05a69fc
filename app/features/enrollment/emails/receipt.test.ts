import { expect, test } from 'vitest';
import { fixtureContent } from '#tests/support/fixture-content.ts';
import { enrollmentReceipt } from './receipt.ts';

const { answerWithin: _time, ...school } = fixtureContent.school;
const textFor = (
  answerWithin?: string,
  papers: string[] = [],
  mayKnow: 'everything' | 'letters' = 'everything',
) =>
  enrollmentReceipt({ to: 'a@mail.example', mayKnow, papers }, 'EN-2222-3333', {
    school: { ...school, ...(answerWithin && { answerWithin }) },
    publicUrl: 'https://school.example',
  }).text;

test('promises a time only where the school has given one', () => {
  expect(textFor()).toContain('reads your application and gets in touch with you.');
  expect(textFor()).not.toContain('within');
  expect(textFor('two weeks')).toContain('gets in touch with you within two weeks.');
});

test('names the papers and how they come, and says that nothing is to be done only where it is so', () => {
  const asked = textFor(undefined, ['Under-five card', 'Photograph of the child']);
  expect(asked).toContain('We need these papers: Under-five card; Photograph of the child.');
  expect(asked).toContain('photograph them with your phone');
  expect(asked).not.toContain('do not need to do anything');
  expect(textFor()).toContain('you do not need to do anything now');
  const lettersOnly = textFor(undefined, ['Under-five card'], 'letters');
  expect(lettersOnly).toContain('you do not need to do anything now');
  expect(lettersOnly).not.toContain('Under-five card');
});
