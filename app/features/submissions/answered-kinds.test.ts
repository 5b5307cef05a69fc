import * as v from 'valibot';
import { expect, test } from 'vitest';
import { readContent } from '#features/content/read.server.ts';
import { isParentFormKind } from '#features/parent-form-kinds/parent-forms.ts';
import { answers } from '#features/publishing/parts/answers.ts';
import { DELIVERED_CONTENT, FIXTURE_CONTENT } from '#tests/support/content-folders.ts';
import { fixtureContent } from '#tests/support/fixture-content.ts';
import { answeredKinds } from './answered-kinds.ts';

test('each kind that the school answers has a status in which it has the next move', () => {
  const kinds = answeredKinds.map(({ kind }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(['volunteer-application', 'meal-help-application']));
  expect(kinds).not.toContain('pta-membership');
  expect(kinds.filter((kind) => !isParentFormKind(kind))).toEqual([
    'enrollment-application',
    'contact-message',
    'job-application',
    'meal-payment',
  ]);
});

test.each([DELIVERED_CONTENT, FIXTURE_CONTENT])(
  'the days of %s are of these statuses',
  (folder) => {
    const { school } = readContent(folder);
    expect(v.is(answers.schema, school.answerDays ?? {})).toBe(true);
  },
);

test('a number that is taken away is promised no more', () => {
  const days = { kinds: { 'contact-message': { new: 2 } }, moreDays: 3 };
  const { school } = answers.place(fixtureContent, days);
  expect(school?.answerDays).toEqual(days);
  const without = answers.place({ ...fixtureContent, ...(school && { school }) }, {});
  expect(without.school).not.toHaveProperty('answerDays');
});
