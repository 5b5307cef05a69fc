import { expect, test } from 'vitest';
import { drawnSince } from './drawn-since-copy.ts';

const closed = { year: '2027', drawn_at: null, dice: '', seal: 'seal', list_seal: 'list' };
const drawnAt = '2026-11-20T08:00:00.000Z';
const drawn = { ...closed, drawn_at: drawnAt, dice: '1234561234' };
const told = { year: '2027', drawnAt, dice: '1234561234', hasSameList: true, isVoid: false };

test('a draw that the copy does not know is told, and whether the same throws give the same order', () => {
  expect(drawnSince([closed], [drawn])).toEqual([told]);
  const open = { ...closed, list_seal: '' };
  expect(drawnSince([open], [drawn])).toEqual([{ ...told, hasSameList: false }]);
  expect(drawnSince([], [drawn])).toEqual([{ ...told, hasSameList: false }]);
});

test('a draw that the copy knows is not, nor a round that is not drawn', () => {
  expect(drawnSince([drawn], [drawn])).toEqual([]);
  expect(drawnSince([closed], [closed])).toEqual([]);
  expect(drawnSince([drawn], [])).toEqual([]);
});

test('a draw of the copy that was declared void since is told, with the one that came after it', () => {
  const again = { ...drawn, drawn_at: '2026-11-21T08:00:00.000Z', seal: 'another' };
  expect(drawnSince([drawn], [closed])).toEqual([{ ...told, isVoid: true }]);
  expect(drawnSince([drawn], [again])).toEqual([
    { ...told, isVoid: true },
    { ...told, drawnAt: again.drawn_at, hasSameList: false },
  ]);
});
