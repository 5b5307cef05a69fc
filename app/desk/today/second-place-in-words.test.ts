import { expect, test } from 'vitest';
import { secondPlaceInWords } from './second-place-in-words.ts';

const monday = new Date('2026-11-30T08:00:00Z');
const friday = new Date('2026-11-27T08:00:00Z');
const well = {
  fault: () => undefined,
  behindMs: () => 0,
  damage: () => undefined,
  isReadable: () => false,
  isOnSameDisk: () => false,
};

test('nothing is said of a place that follows', () => {
  expect(secondPlaceInWords(well, monday)).toEqual([]);
});

test('a fault is said once it lasts, with what to do', () => {
  const away = { ...well, fault: () => 'away' as const };
  expect(secondPlaceInWords({ ...away, behindMs: () => 10_000 }, friday)).toEqual([]);
  const [line] = secondPlaceInWords({ ...away, behindMs: () => 20_000 }, friday);
  expect(line).toContain('plugged in');
  expect(line).toContain('Everything is still taken and kept here.');
});

test('so is a place that answers each time, and yet falls behind', () => {
  expect(secondPlaceInWords({ ...well, behindMs: () => 10_000 }, friday)).toEqual([]);
  const [line] = secondPlaceInWords({ ...well, behindMs: () => 20_000 }, friday);
  expect(line).toContain('too slowly');
});

test('that copies can be read by whoever finds them is said once a week, on Lusaka’s Monday', () => {
  const readable = { ...well, isReadable: () => true };
  expect(secondPlaceInWords(readable, friday)).toEqual([]);
  expect(secondPlaceInWords(readable, monday)).toHaveLength(1);
  expect(secondPlaceInWords(readable, new Date('2026-11-29T22:30:00Z'))).toHaveLength(1);
  expect(secondPlaceInWords(readable, new Date('2026-11-30T22:30:00Z'))).toEqual([]);
});

test('damage, and a place on the same disk, are said every day', () => {
  const bad = { ...well, damage: () => 'chain-000001 has no piece 3.', isOnSameDisk: () => true };
  expect(secondPlaceInWords(bad, friday)).toHaveLength(2);
});
