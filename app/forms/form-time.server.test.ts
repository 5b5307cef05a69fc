import { expect, test } from 'vitest';
import { caughtProgram, signFormTime } from './form-time.server.ts';
import { FORM_TIME, TOO_QUICK } from './form-time.ts';
import { CAUGHT, HONEYPOT } from './honeypot.ts';

const madeAt = new Date('2026-11-21T08:00:00Z');
const stamp = signFormTime(madeAt, 'secret');

function post(fields: Record<string, string>, afterMs: number): string | undefined {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const clock = { now: () => new Date(madeAt.getTime() + afterMs) };
  const caught = caughtProgram(form, { clock, secret: 'secret' });
  expect([...form.keys()], 'nothing of it is left for the schema').toEqual([]);
  return caught;
}

const DAY = 24 * 3_600_000;

test.each([
  ['a person', { [FORM_TIME]: stamp, [HONEYPOT]: '' }, 5000, undefined],
  ['a page that stood open for a week', { [FORM_TIME]: stamp }, 7 * DAY, undefined],
  ['a program that is done in a moment', { [FORM_TIME]: stamp }, 999, TOO_QUICK],
  ['a time that lies ahead', { [FORM_TIME]: stamp }, -5000, TOO_QUICK],
  ['a time that somebody saved', { [FORM_TIME]: stamp }, 31 * DAY, TOO_QUICK],
  ['a time that somebody made up', { [FORM_TIME]: `mi0000${stamp.slice(-8)}` }, 5000, TOO_QUICK],
  ['a time of another server', { [FORM_TIME]: signFormTime(madeAt, 'other') }, 5000, TOO_QUICK],
  ['no time at all', {}, 5000, TOO_QUICK],
  ['nonsense', { [FORM_TIME]: 'é' }, 5000, TOO_QUICK],
  ['what no person sees, filled in', { [FORM_TIME]: stamp, [HONEYPOT]: 'x' }, 5000, CAUGHT],
])('%s', (_who, fields, afterMs, expected) => {
  expect(post(fields as Record<string, string>, afterMs)).toBe(expected);
});
