import * as v from 'valibot';
import { expect, test } from 'vitest';
import { fixtureContent } from '#tests/support/fixture-content.ts';
import { census } from './census-schema.ts';

const whole = fixtureContent.census;
const problems = (changes: object) =>
  v.safeParse(census, { ...whole, ...changes }).issues?.map(({ message }) => message);

test('each sex and each age is counted once', () => {
  const [girls, ...others] = whole.sexes;
  expect(problems({})).toBeUndefined();
  expect(problems({ sexes: others })).toEqual([
    'must count female, male, other, notGiven once each',
  ]);
  expect(problems({ sexes: [girls, ...whole.sexes] })).toHaveLength(1);
  for (const ages of [
    [{ name: 'All', from: 3 }],
    [{ name: 'Young', to: 5 }],
    [
      { name: 'Young', to: 5 },
      { name: 'Old', from: 7 },
    ],
    [
      { name: 'Young', to: 5 },
      { name: 'Old', from: 5 },
    ],
  ])
    expect(problems({ ages })).toHaveLength(1);
});

test('the day is one that every year has', () => {
  for (const on of ['04-30', '12-29', '02-29']) expect(problems({ on })).toBeUndefined();
  for (const on of ['30-04', '04-31', '4-30', '02-30', '00-10'])
    expect(problems({ on })).toHaveLength(1);
});
