import { expect, test } from 'vitest';
import type { ActData } from '#lib/audit/audit-records.server.ts';
import { aboutInWords, actInWords, detailInWords } from './act-in-words.ts';

test.each<[about: string, data: ActData, words: string]>([
  ['EN-7KQ4-M2XD', { status: 'underReview', hasMail: true }, 'Status: Under review, with a mail'],
  [
    'EN-7KQ4-M2XD',
    { takenBack: 'offered', status: 'underReview' },
    'Taken back: Offered, status: Under review',
  ],
  [
    'EN-7KQ4-M2XD',
    { status: 'offered', cancelsMails: true, isBeyondPlaces: true },
    'Status: Offered, the mail before it cancelled, beyond the places',
  ],
  ['JA-7KQ4-M2XD', { status: 'notSelected' }, 'Status: Not selected'],
  ['EN-7KQ4-M2XD', { assignedTo: 'a@school.example' }, 'Assigned to a@school.example'],
  ['EN-7KQ4-M2XD', { assignedTo: null }, 'Assigned to nobody'],
  ['EN-7KQ4-M2XD', { corrected: 'studentFirstName' }, 'Corrected: Student Information: First name'],
  // As it was recorded when the words stood in the record.
  ['EN-7KQ4-M2XD', { corrected: 'the old question' }, 'Corrected: the old question'],
  [
    'EN-7KQ4-M2XD',
    { paper: 'birth-record', paperName: 'Birth record', said: 'seen', isPhotographGone: true },
    'Birth record: seen, its photograph is to be deleted',
  ],
  // As it was recorded when only the id of the paper stood in the record.
  ['EN-7KQ4-M2XD', { paper: 'birth-record', said: 'seen' }, 'Birth-record: seen'],
  [
    'EN-7KQ4-M2XD',
    { placeFrom: 1, placeTo: 4, isByCriteria: true },
    'From place 1 to place 4 on the waiting list, because the school changed how places are given',
  ],
  [
    'content waiting-order',
    {
      criteria: { groups: ['staff'], within: 'lot' },
      criteriaBefore: { groups: ['sibling', 'staff'], within: 'day' },
    },
    'Order: child of staff, everybody else; by lot. Before: brother or sister at the school, child of staff, everybody else; by the day of application',
  ],
  ['CM-7KQ4-M2XD', { status: 'answered' }, 'Status: Answered'],
  ['newsletter 0198c1f2-77aa', { status: 'sending' }, 'Status: Being sent'],
])('%s: %o', (about, data, words) => {
  expect(detailInWords(about, { detail: '', data })).toBe(words);
});

test.each([
  ['document 0198c1f2-77aa', 'file replaced', 'File replaced'],
  ['places 2026 grade4', 'places: 30', 'Places: 30'],
  ['', '', ''],
])('%s: %s', (about, detail, words) => {
  expect(detailInWords(about, { detail, data: {} })).toBe(words);
});

test('an act without a detail has words too, and a grade has its name', () => {
  const data = {};
  expect(actInWords('EN-7KQ4-M2XD', { act: 'saw', detail: '', data })).toBe('Opened');
  expect(actInWords('JA-7KQ4-M2XD', { act: 'erased', detail: 'note', data })).toBe(
    'Removed a note',
  );
  expect(aboutInWords('places 2026 grade4')).toBe('places 2026 Grade 4');
});
