import { expect, test } from 'vitest';
import { inWords } from './waiting-kinds.ts';

const kind = (count: number, one: string, many: string) => ({ count, one, many });

test.each([
  [[kind(1, 'one application', 'applications')], 'One application'],
  [[kind(0, 'one application', 'applications'), kind(3, 'one message', 'messages')], '3 messages'],
  [
    [
      kind(1, 'one application', 'applications'),
      kind(2, 'one message', 'messages'),
      kind(1, 'one newsletter address', 'newsletter addresses'),
    ],
    'One application, 2 messages and one newsletter address',
  ],
])('%j', (counts, words) => {
  expect(inWords(counts)).toBe(words);
});
