import fc from 'fast-check';
import { expect, test } from 'vitest';
import { morningLetter } from './morning-letter.ts';

const URL = 'https://school.example';
const nothing = { late: [], today: [], own: 0, free: [] };
const counted = (count: number, one: string) => ({ count, one, many: `${one}s` });

test('says in numbers what is late, which places are free and what is for today', () => {
  const letter = morningLetter(
    {
      late: [counted(1, 'complaint'), counted(2, 'message')],
      today: [counted(6, 'new application')],
      own: 2,
      free: [{ grade: 'Grade 4', free: 1, waiting: 4 }],
    },
    URL,
  );
  expect(letter?.subject).toBe('Today: 3 things are late, 1 place is free');
  expect(letter?.parts).toEqual([
    'Late, 3: 1 complaint, 2 messages.',
    'A place is free in Grade 4, and 4 children wait.',
    'Today, 6: 6 new applications.',
    '2 of 9 are yours.',
    { label: 'Open Today', href: `${URL}/staff` },
    'This mail names no child and no family. It does not come when nothing is due, nor at the weekend.',
  ]);
});

test('is not written when nothing is due', () => {
  expect(morningLetter(nothing, URL)).toBeUndefined();
  expect(morningLetter({ ...nothing, today: [counted(1, 'message')] }, URL)?.subject).toBe(
    'Today: 1 thing waits',
  );
});

test('every number of the subject is the sum of its lines', () => {
  const some = fc.array(fc.integer({ min: 1, max: 50 }), { maxLength: 5 });
  fc.assert(
    fc.property(some, some, (late, today) => {
      const work = {
        ...nothing,
        late: late.map((count) => counted(count, 'message')),
        today: today.map((count) => counted(count, 'message')),
      };
      const sum = (all: number[]) => all.reduce((one, other) => one + other, 0);
      const subject = morningLetter(work, URL)?.subject;
      const shown = late.length > 0 ? sum(late) : sum(today);
      expect(Number.parseInt(subject?.replace(/\D+/, '') ?? '0', 10)).toBe(shown);
    }),
  );
});
