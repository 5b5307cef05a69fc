import { expect, test } from 'vitest';
import type { Criteria } from '../criteria.ts';
import { orderInWords } from './order-in-words.ts';

const byDay: Criteria = { groups: ['sibling', 'staff'], within: 'day' };

test('a list that a draw has ordered does not say that the day orders it', () => {
  expect(orderInWords(byDay, 'criteria')).toContain('the day of application');
  expect(orderInWords(byDay, 'toDraw')).toContain('not it yet');
  expect(orderInWords(byDay, 'drawn')).toContain('The draw has given this order');
  expect(orderInWords(byDay, 'drawn')).not.toContain('day');
});
