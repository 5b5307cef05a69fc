import { expect, test } from 'vitest';
import { onPages, type PrintBlock, questionBlocks } from './printed-form.server.ts';
import type { PrintedQuestion } from './printed-question.server.ts';

const block = (height: number): PrintBlock => ({ height, draw: () => {} });
const heights = (blocks: PrintBlock[], roomOn: (page: number) => number) =>
  onPages(blocks, roomOn).map(({ height }) => height);

test('what does not fit any more begins the next page, and nothing is left out', () => {
  const room = (page: number) => (page === 0 ? 100 : 120);
  expect(heights([block(60), block(40)], room)).toEqual([100]);
  expect(heights([block(60), block(41), block(70)], room)).toEqual([60, 111]);
  expect(heights([block(500), block(10)], room)).toEqual([500, 10]);
  expect(heights([], room)).toEqual([0]);
});

test('narrow questions stand beside each other, in their order', () => {
  const question = (isWide: boolean): PrintedQuestion => ({
    ...{ label: 'Name', isOptional: false, isWide, answer: { kind: 'line' } },
  });
  const count = (...wide: boolean[]) => questionBlocks(wide.map(question)).length;
  expect(count(false, false)).toBe(1);
  expect(count(false, false, false)).toBe(2);
  expect(count(false, true, false)).toBe(3);
  expect(count(true, false, false)).toBe(2);
});
