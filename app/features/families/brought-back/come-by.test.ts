import { expect, test } from 'vitest';
import { plainSpaces } from '#lib/text/no-break-spaces.ts';
import { comeByNotices } from './come-by.ts';

const begunAt = '2026-11-27T10:00:00.000Z';
const after = (days: number) => new Date(Date.parse(begunAt) + days * 86_400_000);

test('pages ask phones to come by from the press until phones have nothing any more', () => {
  expect(comeByNotices({ askedAt: null, begunAt }, after(1))).toEqual([]);
  const asked = { askedAt: begunAt, begunAt };
  expect(comeByNotices(asked, after(29))).toHaveLength(1);
  expect(comeByNotices(asked, after(30))).toEqual([]);
  expect(plainSpaces(comeByNotices(asked, after(1))[0]?.detail ?? '')).toContain(
    'before 27 November 2026 was lost',
  );
});
