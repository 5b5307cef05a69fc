import { expect, test } from 'vitest';
import { fixtureContent } from '#tests/support/fixture-content.ts';
import { enrollmentReceipt } from './when-it-arrives.ts';

const { answerWithin: _time, ...school } = fixtureContent.school;
const familyAt = 'https://school.example/status/family?token=x';
const to = { to: 'a@mail.example', child: 'M., Grade 1', papers: [], isProven: false };
const textFor = (answerWithin?: string, more: object = {}) =>
  enrollmentReceipt({ ...to, ...more }, 'EN-2222-3333', {
    school: { ...school, ...(answerWithin && { answerWithin }) },
    publicUrl: 'https://school.example',
  }).text;

test('promises a time only where the school has given one', () => {
  expect(textFor()).toContain('reads your application and gets in touch with you.');
  expect(textFor()).not.toContain('within');
  expect(textFor('two weeks')).toContain('gets in touch with you within two weeks.');
});

test('names the papers and how they come, and says that nothing is to be done only where it is so', () => {
  const papers = ['Under-five card', 'Photograph of the child'];
  const asked = textFor(undefined, { papers, familyAt });
  expect(asked).toContain('We need these papers: Under-five card; Photograph of the child.');
  expect(asked).toContain('photograph them with your phone');
  expect(asked).not.toContain('do not need to do anything');
  expect(textFor(undefined, { familyAt })).toContain('you do not need to do anything now');
  const lettersOnly = textFor(undefined, { papers });
  expect(lettersOnly).toContain('you do not need to do anything now');
  expect(lettersOnly).not.toContain('Under-five card');
});

test('asks once whose child it is, and only where a link may go', () => {
  const receipt = (more: object) => textFor(undefined, more);
  expect(receipt({ familyAt })).toContain('Yes, this is my child');
  expect(receipt({ familyAt, isProven: true })).toContain('Open the page of your children');
  expect(receipt({})).not.toContain('/status');
  expect(receipt({})).toContain('This is about M., Grade 1.');
});
