import { describe, expect, test } from 'vitest';
import { fixtureContent as content } from '#tests/support/fixture-content.ts';
import { parentsQuestions } from '#tests/support/samples/parents-questions.ts';
import { findAnswers } from './find-answers.ts';
import { searchIndex } from './search-index.ts';

const openIds = content.openings.map(({ id }) => id);
const index = searchIndex(content, { today: '2026-01-01', openIds });

describe('what parents ask is answered by the first page that is found', () => {
  test.each(parentsQuestions)('“%s”: %s', (asked, ...pages) => {
    expect(pages).toContain(findAnswers(index, asked)[0]?.href);
  });
});
