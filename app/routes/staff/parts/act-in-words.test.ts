import { expect, test } from 'vitest';
import { aboutInWords, actInWords, detailInWords } from './act-in-words.ts';

test.each([
  ['EN-7KQ4-M2XD', 'status: underReview, with a mail', 'Status: Under review, with a mail'],
  [
    'EN-7KQ4-M2XD',
    'taken back: offered, status: underReview',
    'Taken back: Offered, status: Under review',
  ],
  ['JA-7KQ4-M2XD', 'status: notSelected', 'Status: Not selected'],
  ['EN-7KQ4-M2XD', 'assigned: a@school.example', 'Assigned to a@school.example'],
  ['CM-7KQ4-M2XD', 'status: answered', 'Status: Answered'],
  // As it was recorded before the columns were called `status`.
  ['CM-7KQ4-M2XD', 'state: answered', 'Status: Answered'],
  ['newsletter 0198c1f2-77aa', 'status: sending', 'Status: Being sent'],
  ['document 0198c1f2-77aa', 'file replaced', 'File replaced'],
  ['places 2026 grade4', 'places: 30', 'Places: 30'],
  ['', '', ''],
])('%s: %s', (about, detail, words) => {
  expect(detailInWords(about, detail)).toBe(words);
});

test('an act without a detail has words too, and a grade has its name', () => {
  expect(actInWords('EN-7KQ4-M2XD', { act: 'saw', detail: '' })).toBe('Opened');
  expect(actInWords('JA-7KQ4-M2XD', { act: 'erased', detail: 'note' })).toBe('Removed a note');
  expect(aboutInWords('places 2026 grade4')).toBe('places 2026 Grade 4');
});
