import { expect, test } from 'vitest';
import { type RoundBegun, stateOf } from './round.ts';
import { faultsOfDays } from './round-days.ts';

const calendar = {
  breaks: [{ name: 'Break', startsOn: '2026-12-14', endsOn: '2026-12-18' }],
  holidays: [{ name: 'Visit', on: '2026-10-06' }],
} as unknown as Parameters<typeof faultsOfDays>[1]['calendar'];
const days = {
  opensOn: '2026-10-05',
  closesAt: '2026-10-30T14:00:00.000Z',
  drawAt: '2026-11-03T08:00:00.000Z',
  releaseAt: '2026-11-05T06:00:00.000Z',
};
const now = new Date('2026-10-01T08:00:00Z');
const faults = (changes: object, more: object = {}) =>
  faultsOfDays({ ...days, ...changes }, { now, calendar, ...more }).map(({ field }) => field);

test('the days of a round follow each other, are ahead, and are days on which the office works', () => {
  expect(faults({})).toEqual([]);
  expect(faults({ opensOn: '2026-09-30' })).toEqual(['opensOn']);
  expect(faults({ closesAt: '2026-10-04T21:59:00.000Z' })).toEqual(['closesAt']);
  expect(faults({ drawAt: days.closesAt })).toEqual(['drawAt']);
  expect(faults({ releaseAt: days.drawAt })).toEqual(['releaseAt']);
  // A Saturday, a holiday of the school, a holiday of Zambia, and a day in a break.
  expect(faults({ drawAt: '2026-10-31T08:00:00.000Z' })).toEqual(['drawAt']);
  expect(faults({ opensOn: '2026-10-06' })).toEqual(['opensOn']);
  expect(faults({ releaseAt: '2026-12-25T08:00:00.000Z' })).toEqual(['releaseAt']);
  expect(faults({ releaseAt: '2026-12-15T08:00:00.000Z' })).toEqual(['releaseAt']);
});

test('of a round that is moved the days that stay are not judged again', () => {
  const later = new Date('2026-10-20T08:00:00Z');
  expect(faults({}, { now: later })).toEqual(['opensOn']);
  expect(faults({ drawAt: '2026-11-04T08:00:00.000Z' }, { now: later, before: days })).toEqual([]);
});

test('a round goes from one state to the next by its own moments', () => {
  const nothing = { ...days, agreedAt: null, frozenAt: null, drawnAt: null };
  const agreed = { ...nothing, agreedAt: '2026-10-01T08:00:00.000Z' };
  const frozen = { ...agreed, frozenAt: days.drawAt };
  const drawn = { ...frozen, drawnAt: '2026-11-03T08:20:00.000Z' };
  const at = (round: RoundBegun, instant: string) => stateOf(round, new Date(instant));
  expect(at(nothing, '2026-12-01T00:00:00Z')).toBe('prepared');
  expect(at(agreed, '2026-10-04T21:59:59Z')).toBe('agreed');
  expect(at(agreed, '2026-10-04T22:00:00Z')).toBe('open');
  expect(at(agreed, '2026-10-30T14:00:00Z')).toBe('closed');
  expect(at(frozen, '2026-11-30T14:00:00Z')).toBe('frozen');
  expect(at(drawn, '2026-11-05T05:59:59Z')).toBe('drawn');
  expect(at(drawn, '2026-11-05T06:00:00Z')).toBe('released');
});

test('a clock that has leapt moves no round on, nor back', () => {
  const drawn = { ...days, agreedAt: days.opensOn, frozenAt: days.drawAt, drawnAt: days.drawAt };
  const at = (instant: string, clockReadAt: string) =>
    stateOf({ ...drawn, clockReadAt }, new Date(instant));
  expect(at('2030-01-01T00:00:00Z', '2026-11-04T06:00:00Z')).toBe('drawn');
  expect(at('2020-01-01T00:00:00Z', '2026-11-04T06:00:00Z')).toBe('drawn');
  expect(at('2020-01-01T00:00:00Z', '2026-11-06T06:00:00Z')).toBe('released');
});
