import type * as v from 'valibot';
import type { waitingOrder } from '#features/content/schemas/enrollment.ts';

/** Who comes first on a waiting list, each as the office and the families read it. */
export const waitingGroups = {
  sibling: 'Brother or sister at the school',
  staff: 'Child of staff',
  everybody: 'Everybody else',
} as const;

export type WaitingGroup = keyof typeof waitingGroups;

export const everyWaitingGroup = Object.keys(waitingGroups) as WaitingGroup[];

/** What is noted where the office confirms a group that was suggested: nothing of any other child. */
export const whyConfirmed: Record<Criteria['groups'][number], string> = {
  sibling: 'A brother or sister is at the school.',
  staff: 'A parent or guardian works at the school.',
};

/** How places are given: the groups that come first, in order, and what counts within a group. */
export type Criteria = v.InferOutput<typeof waitingOrder>;

/** As it is where the school has said nothing else. */
const usualCriteria: Criteria = { groups: ['sibling', 'staff'], within: 'day' };

/** How the school gives places where no round does. */
export const criteriaOf = ({ waitingOrder }: { waitingOrder?: Criteria | undefined }): Criteria =>
  waitingOrder ?? usualCriteria;

/** The groups that count, in order; everybody else is always the last. */
export const groupsIn = ({ groups }: Pick<Criteria, 'groups'>): readonly WaitingGroup[] => [
  ...groups,
  'everybody',
];

/** What these groups are called, in order: group 1 is the first. */
export function groupNames(criteria: Pick<Criteria, 'groups'>): string[] {
  if (criteria.groups.length === 0) return ['All children'];
  return groupsIn(criteria).map((group) => waitingGroups[group]);
}

/** The group that a child counts in: one that nobody has confirmed, or that does not count, is everybody else. */
export function groupOf(
  { waits_as: said }: { waits_as: WaitingGroup | null },
  criteria: Pick<Criteria, 'groups'>,
): WaitingGroup {
  return said && said !== 'everybody' && criteria.groups.includes(said) ? said : 'everybody';
}

/** The number of that group, from 1. */
export function groupNumber(
  standing: { waits_as: WaitingGroup | null },
  criteria: Pick<Criteria, 'groups'>,
): number {
  const group = groupOf(standing, criteria);
  const { groups } = criteria;
  return group === 'everybody' ? groups.length + 1 : groups.indexOf(group) + 1;
}

/** What the record of acts calls the part of the website in which the office says it. */
export const ABOUT_CRITERIA = 'content waiting-order';

/** As the record of acts says it: `brother or sister at the school, child of staff, everybody else; by day`. */
export function criteriaInWords(criteria: Criteria): string {
  const groups = groupNames(criteria).map((name) => name.toLowerCase());
  return `${groups.join(', ')}; ${criteria.within === 'day' ? 'by the day of application' : 'by lot'}`;
}
