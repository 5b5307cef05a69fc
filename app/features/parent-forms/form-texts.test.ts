import { expect, test } from 'vitest';
import type { ParentForm } from '#features/parent-form-kinds/parent-form.ts';
import {
  formOfKind,
  type ParentFormKind,
  parentForms,
} from '#features/parent-form-kinds/parent-forms.ts';
import { volunteerApplication } from '#features/parent-form-kinds/volunteer-application.ts';
import type { FormQuestion } from '#forms/short-form.ts';
import { fixtureContent as content } from '#tests/support/fixture-content.ts';
import { sampleFormOf } from '#tests/support/samples/sample-forms.ts';
import { formFacts } from './form-facts.ts';
import { formWords } from './form-texts.ts';

const facts = formFacts(content);

test.each(parentForms)('every brace in the texts of a $kind is filled in', (form) => {
  const { kind, factsOf }: ParentForm & { kind: ParentFormKind } = form;
  const words = formWords(content, kind, { ...facts, ...factsOf?.(sampleFormOf(form), facts) });
  expect(JSON.stringify([words, content.forms])).toContain(content.school.name);
  expect(JSON.stringify(words)).not.toMatch(/\{\w+\}/);
});

test('the price follows the choice', () => {
  const of = (membership: string) =>
    formOfKind('pta-membership').factsOf?.({ membership, schoolYear: '2026' }, facts)?.amount;
  expect(of('person')).toBe('K\u00a0100');
  expect(of('family')).toBe('K\u00a0150');
});

test('a volunteer can choose what the page for parents names', () => {
  const topics = content.parents.tabs.flatMap(({ topics: some }) => some);
  const named = topics.find(({ id }) => id === 'volunteer')?.points ?? [];
  const questions: readonly FormQuestion[] = volunteerApplication.questions;
  const help = questions.find(({ name }) => name === 'help');
  const labels = help?.choices?.('2026-01-01') ?? [];
  expect(labels).toHaveLength(named.length + 1);
  for (const [index, point] of named.entries()) {
    const [verb = ''] = point.split(' ');
    expect(labels[index]?.label.startsWith(verb), point).toBe(true);
  }
});
