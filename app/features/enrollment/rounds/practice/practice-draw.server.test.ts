import { describe, expect, it } from 'vitest';
import type { StaffIn } from '#desk/require-room.server.ts';
import { practiseDraw } from './practice-draw.server.ts';

const criteria = {
  groups: ['sibling', 'staff'] as ('sibling' | 'staff')[],
  within: 'day' as const,
};
const staff = {} as StaffIn<'enrollment'>;

describe('a practice draw', () => {
  it('opens no words before the throws', () => {
    expect(practiseDraw(staff, '', criteria)).toMatchObject({ children: 8, drawn: undefined });
    expect(JSON.stringify(practiseDraw(staff, '', criteria))).not.toContain('lantern');
  });

  it('has an order that follows from the throws, the better group first', () => {
    const order = (dice: string) => practiseDraw(staff, dice, criteria).drawn?.order ?? [];
    const tickets = (dice: string) => order(dice).map(({ ticket }) => ticket);
    expect(order('3526144265').map(({ group }) => group)).toEqual([1, 1, 2, 3, 3, 3, 3, 3]);
    expect(tickets('3526144265')).toEqual(tickets('3526144265'));
    const orders = ['3526144265', '1111111111', '2222222222', '6543216543'].map(tickets);
    expect(new Set(orders.map(String)).size).toBeGreaterThan(1);
  });
});
