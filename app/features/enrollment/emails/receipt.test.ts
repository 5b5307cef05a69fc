import { expect, test } from 'vitest';
import { fixtureContent } from '#tests/support/fixture-content.ts';
import { enrollmentReceipt } from './receipt.ts';

const { answerWithin: _time, ...school } = fixtureContent.school;
const textFor = (answerWithin?: string) =>
  enrollmentReceipt({ to: 'a@mail.example', mayKnow: 'everything' }, 'EN-2222-3333', {
    school: { ...school, ...(answerWithin && { answerWithin }) },
    publicUrl: 'https://school.example',
  }).text;

test('promises a time only where the school has given one', () => {
  expect(textFor()).toContain('reads your application and gets in touch with you.');
  expect(textFor()).not.toContain('within');
  expect(textFor('two weeks')).toContain('gets in touch with you within two weeks.');
});
