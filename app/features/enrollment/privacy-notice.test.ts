import { expect, test } from 'vitest';
import { readContent } from '#features/content/read.server.ts';
import { noticeInWords } from './privacy-notice.ts';

test('the notice has five sentences with the school in them and no placeholder left', () => {
  const { enrollment, school } = readContent('content');
  for (const notice of enrollment.notices) {
    const sentences = noticeInWords(notice, school);
    expect(sentences).toHaveLength(5);
    expect(sentences.join(' ')).toContain(school.name);
    expect(sentences.join(' ')).not.toMatch(/[{}]/);
  }
});
