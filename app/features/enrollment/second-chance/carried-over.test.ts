import { expect, test } from 'vitest';
import { stepsInYear } from './carried-over.ts';

const of = (is: string) => ({ is, carriedFrom: undefined });
const [asked, waits, no] = [of('asked'), of('waits'), of('no')];
const again = { is: 'again', carriedFrom: { year: '2027' } };
const third = { is: 'third', carriedFrom: { year: '2028', lot: 'a' } };

test('each status belongs to the year in which the form was then', () => {
  expect(stepsInYear([asked, waits, no], { now: '2027', year: '2027' })).toHaveLength(3);
  expect(stepsInYear([asked, waits, no], { now: '2027', year: '2028' })).toEqual([]);
  const all = [asked, waits, no, again, no, third];
  expect(stepsInYear(all, { now: '2029', year: '2027' })).toEqual([asked, waits, no]);
  expect(stepsInYear(all, { now: '2029', year: '2028' })).toEqual([again, no]);
  expect(stepsInYear(all, { now: '2029', year: '2029' })).toEqual([third]);
});
