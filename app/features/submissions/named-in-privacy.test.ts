import { expect, test } from 'vitest';
import { readContent } from '#features/content/read.server.ts';
import { shortForms } from './kinds.ts';
import { findUnnamedAnswers, namedInPrivacy } from './named-in-privacy.ts';

const { sections } = readContent('content').privacy;

test('the privacy notice names everything that a form asks', () => {
  expect(findUnnamedAnswers({ sections })).toEqual([]);
});

test('says what a notice does not name, and everything of a part that is gone', () => {
  const without = JSON.parse(JSON.stringify(sections).replaceAll('previous school', 'school'));
  expect(findUnnamedAnswers({ sections: without })).toEqual([
    'privacy.yaml: the part “enrollment” does not say “previous school”, but enrollment-application asks for previousSchool.',
  ]);
  const gone = sections.filter(({ id }) => id !== 'messages');
  expect(findUnnamedAnswers({ sections: gone })).toHaveLength(4);
});

test.each(shortForms)('$kind: every question has its words', ({ kind, questions }) => {
  const asked = questions.map(({ name }) => name);
  expect(Object.keys(namedInPrivacy[kind].answers).toSorted()).toEqual(asked.toSorted());
});
