import { expect, test } from 'vitest';
import { dataOf } from './migrations/0091-acts-as-data.ts';

test.each([
  ['EN-1', 'status: underReview', { status: 'underReview' }],
  ['CM-1', 'state: answered', { status: 'answered' }],
  [
    'EN-1',
    'status: offered, with a mail, the mail before it cancelled, beyond the places',
    { status: 'offered', hasMail: true, cancelsMails: true, isBeyondPlaces: true },
  ],
  [
    'EN-1',
    'taken back: offered, status: underReview',
    { takenBack: 'offered', status: 'underReview' },
  ],
  ['EN-1', 'taken back: Same child, with EN-2', undefined],
  ['EN-1', 'assigned: ruth@school.example', { assignedTo: 'ruth@school.example' }],
  ['EN-1', 'assigned: nobody', { assignedTo: null }],
  ['EN-1', 'corrected: Student: First name', { corrected: 'Student: First name' }],
  ['EN-1', 'paper birth-record: could not be read', { paper: 'birth-record', said: 'unreadable' }],
  [
    'EN-1',
    'paper birth-record: seen; the photograph is destroyed',
    { paper: 'birth-record', said: 'seen', isPhotographGone: true },
  ],
  ['EN-1', 'entered from paper', { isTypedIn: true }],
  ['EN-1', 'note added', undefined],
  ['places 2026 grade4', 'places: 30', undefined],
])('%s, %s', (about, detail, data) => {
  expect(dataOf({ about, act: 'changed', detail })).toEqual(data);
});

test('a mail of a step stood beside it once, and a letter stays a letter', () => {
  expect(dataOf({ about: 'JA-1', act: 'sent', detail: 'a mail' })).toEqual({ hasMail: true });
  expect(dataOf({ about: 'PF-1', act: 'sent', detail: 'a mail' })).toBeUndefined();
});
