import { expect, test } from 'vitest';
import type { ParentForm } from '#features/parent-form-kinds/parent-form.ts';
import { ptaMembership } from '#features/parent-form-kinds/pta-membership.ts';
import { volunteerApplication } from '#features/parent-form-kinds/volunteer-application.ts';
import { findFormDraft, forgetFormDraft, keepFormDraft } from '#forms/device/form-draft.ts';
import { emptyAnswers } from '#forms/form-answers.ts';
import { keep } from '#lib/device/device-store.ts';
import { sampleVolunteer } from '#tests/support/samples/sample-forms.ts';

/** Of any names, as the sample has. */
const form: ParentForm = volunteerApplication;

const find = (now = new Date()) => findFormDraft(form, 'school', now);
const type = (answers: Record<string, string>) => keepFormDraft(form, 'school', answers);
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
