import { expect, test } from 'vitest';
import { findFormDraft, forgetFormDraft, keepFormDraft } from '#forms/device/form-draft.ts';
import { emptyAnswers } from '#forms/short-form.ts';
import { keep } from '#lib/device/device-store.ts';
import { sampleVolunteer } from '#tests/support/samples/sample-forms.ts';
import { ptaMembership } from './kinds/pta-membership.ts';
import { volunteerApplication } from './kinds/volunteer-application.ts';

const find = (now = new Date()) => findFormDraft(volunteerApplication, 'school', now);
const type = (answers: Record<string, string>) =>
  keepFormDraft(volunteerApplication, 'school', answers);
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

test('what is typed comes back, in its own form only, until it is forgotten or emptied', () => {
  expect(find()).toBeUndefined();
  type(sampleVolunteer);
  expect(find()).toEqual(sampleVolunteer);
  expect(findFormDraft(ptaMembership, 'school', new Date())).toBeUndefined();
  type(emptyAnswers(volunteerApplication));
  expect(find()).toBeUndefined();
  type(sampleVolunteer);
  forgetFormDraft(volunteerApplication, 'school');
  expect(find()).toBeUndefined();
});

test('after 30 days it is gone for good', () => {
  type(sampleVolunteer);
  expect(find(inDays(29))).toEqual(sampleVolunteer);
  expect(find(inDays(31))).toBeUndefined();
  expect(find()).toBeUndefined();
});

test.each([null, 'text', 7, []])('what is no draft of ours does no harm: %j', (odd) => {
  keep('school.volunteer-applications-draft', odd);
  expect(find() ?? emptyAnswers(volunteerApplication)).toEqual(emptyAnswers(volunteerApplication));
});
