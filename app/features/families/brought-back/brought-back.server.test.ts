import { expect, test } from 'vitest';
import { lostInWords } from './brought-back.server.ts';

const lost = {
  restoredAt: '2026-11-27T10:00:00.000Z',
  askedAt: null,
  cameBack: 3,
  stayedErased: 0,
  stillMissing: 2,
};
const after = (days: number) => new Date(Date.parse(lost.restoredAt) + days * 86_400_000);

test('what is missing is told for as long as phones keep it', () => {
  expect(lostInWords(lost, after(29))).toMatch(/3 came back from phones, at least 2 still missing/);
  expect(lostInWords(lost, after(31))).toBeUndefined();
});

test('a restore is told for a week, also while nothing is known to be missing', () => {
  const none = { ...lost, cameBack: 0, stillMissing: 0 };
  expect(lostInWords(none, after(1))).toContain('ask families to come by');
  expect(lostInWords(none, after(8))).toBeUndefined();
});
