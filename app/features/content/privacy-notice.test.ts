import { expect, test } from 'vitest';
import { fixtureContent } from '#tests/support/fixture-content.ts';
import { noticeInWords } from './privacy-notice.ts';

test('the notice has five sentences with the school in them and no placeholder left', () => {
  const { enrollment, school } = fixtureContent;
  for (const notice of enrollment.notices) {
    const sentences = noticeInWords(notice, school);
    expect(sentences).toHaveLength(5);
    expect(sentences.join(' ')).toContain(school.name);
    expect(sentences.join(' ')).not.toMatch(/[{}]/);
  }
});
