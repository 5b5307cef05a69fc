import type { Criteria } from '../criteria.ts';

/** What a waiting list goes by: the criteria of the school, or a round, before its draw and after it. */
export type OrderOfList = 'criteria' | 'toDraw' | 'drawn';

/** Why the children of a waiting list stand as they do. */
export function orderInWords({ groups, within }: Criteria, order: OrderOfList): string {
  const hasGroups = groups.length > 0;
  if (order === 'drawn')
    return 'The draw has given this order. Who came after the list was closed stands behind.';
  if (order === 'toDraw') return 'The draw of the round will give the order; this is not it yet.';
  const first = hasGroups ? 'First the group, then ' : 'First ';
  if (within === 'day')
    return `${first}the day of application, and for children of one day a random order: the hour does not count.`;
  return hasGroups
    ? 'First the group, then a random order: the day and the hour do not count.'
    : 'A random order: the day and the hour do not count.';
}
