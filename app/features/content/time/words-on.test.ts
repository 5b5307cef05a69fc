import * as v from 'valibot';
import { expect, test } from 'vitest';
import { timedText } from '../schemas/timed-text.ts';
import { wordsOn } from './words-on.ts';

const opening = { day: '2026-01-05', before: 'Opening soon', on: 'Open today', after: 'Open' };

test('a text reads otherwise before its day, on it and after it, however deep it stands', () => {
  const content = { hero: { lead: opening }, stats: [{ value: 'Community', label: opening }] };
  const read = (today: string) => {
    const { hero, stats } = wordsOn(content, today);
    return [hero.lead, stats[0]?.value, stats[0]?.label];
  };
  expect(read('2026-01-04')).toEqual(['Opening soon', 'Community', 'Opening soon']);
  expect(read('2026-01-05')).toEqual(['Open today', 'Community', 'Open today']);
  expect(read('2029-02-28')).toEqual(['Open', 'Community', 'Open']);
});

test('without words for the day itself it reads as before', () => {
  const { on: _, ...without } = opening;
  expect(wordsOn(without, '2026-01-05')).toBe('Opening soon');
});

test.each([
  { day: '2026-02-30', before: 'a', after: 'b' },
  { day: '2026-01-05', before: 'a' },
  { before: 'a', after: 'b' },
  { ...opening, later: 'c' },
  '',
  7,
])('%o is no text', (written) => expect(v.safeParse(timedText, written).success).toBe(false));
