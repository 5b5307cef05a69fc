import { expect, test } from 'vitest';
import { holdsNothing } from './holds-nothing.ts';

test.each([
  [{ items: [] }, true],
  [{ items: [], lead: '' }, true],
  [{ rows: [{ name: '', isFree: false }] }, true],
  [{ items: [{ title: 'News' }] }, false],
  [{ days: 0 }, false],
])('%j', (value, isEmpty) => expect(holdsNothing(value)).toBe(isEmpty));
