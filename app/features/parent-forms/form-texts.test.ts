import { expect, test } from 'vitest';
import type { FormQuestion } from '#forms/short-form.ts';
import { fixtureContent as content } from '#tests/support/fixture-content.ts';
import { sampleFormOf } from '#tests/support/samples/sample-forms.ts';
import { formFacts } from './form-facts.ts';
import { formWords } from './form-texts.ts';
import { volunteerApplication } from './kinds/volunteer-application.ts';
import { formOfKind, parentForms } from './parent-forms.ts';

const facts = formFacts(content);

test.each(parentForms.map(({ kind }) => kind))(
  'every brace in the texts of a %s is filled in',
  (kind) => {
    const chosen = formOfKind(kind).factsOf?.(sampleFormOf(kind), facts);
    const words = formWords(content, kind, { ...facts, ...chosen });
    expect(JSON.stringify([words, content.forms])).toContain(content.school.name);
    expect(JSON.stringify(words)).not.toMatch(/\{\w+\}/);
  },
);

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
