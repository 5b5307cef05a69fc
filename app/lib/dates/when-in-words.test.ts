import { expect, test } from 'vitest';
import { instantInWords, whenInWords, writtenMoment } from './when-in-words.ts';

test('instants are said on the clock of Lusaka', () => {
  const now = new Date('2025-11-12T08:00:00Z');
  const said = (instant: string) => whenInWords(new Date(instant), now);
  expect(said('2025-11-12T07:12:00Z')).toBe('Today, 9:12\u00a0AM');
  expect(said('2025-11-11T22:00:00Z')).toBe('Today, 12:00\u00a0AM');
  expect(said('2025-11-11T21:59:59Z')).toBe('Yesterday, 11:59\u00a0PM');
  expect(said('2025-11-10T10:05:00Z')).toBe('10\u00a0November\u00a02025');
  expect(writtenMoment(new Date('2025-11-10T10:05:00Z'))).toBe(
    'November\u00a010,\u00a02025, 12:05\u00a0PM',
  );
  expect(instantInWords(new Date('2025-11-10T10:05:00Z'))).toBe(
    '10\u00a0November\u00a02025, 12:05\u00a0PM',
  );
});
