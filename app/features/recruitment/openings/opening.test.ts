import { expect, test } from 'vitest';
import type { Opening } from '#features/content/schemas.ts';
import { findOpening, isOpen } from './opening.ts';

const opening: Opening = {
  id: 'art-teacher',
  title: 'Art Teacher (Part-time)',
  department: 'Academics - Specials',
  location: 'On-site',
  type: 'Part-time',
  postedOn: '2025-11-01',
  description: 'You bring drawing and painting into every week.',
};
const closing = { ...opening, closesOn: '2026-11-30' };

test('an opening without a last day stays open', () => {
  expect(isOpen(opening, '2030-01-01')).toBe(true);
});

test('candidates may apply through the whole last day', () => {
  expect(isOpen(closing, '2026-11-30')).toBe(true);
  expect(isOpen(closing, '2026-12-01')).toBe(false);
});

test('an address finds the opening that it names while it is open', () => {
  expect(findOpening([closing], 'art-teacher', '2026-11-30')).toBe(closing);
  expect(findOpening([closing], 'art-teacher', '2026-12-01')).toBeUndefined();
  expect(findOpening([closing], 'head-teacher', '2026-11-30')).toBeUndefined();
  expect(findOpening([closing], null, '2026-11-30')).toBeUndefined();
});
