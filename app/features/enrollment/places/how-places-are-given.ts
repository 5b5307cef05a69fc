import { gradesInWords } from '#features/content/grades.ts';
import { listInWords } from '#lib/text/list-in-words.ts';
import { shortGrade } from '../grade-levels.ts';
import type { RoundToApply } from '../rounds/open-round.server.ts';
import { sealInWords } from '../rounds/seal-in-words.ts';
import { type Criteria, groupsIn, type WaitingGroup } from './criteria.ts';

type RoundToTell = Pick<RoundToApply, 'year' | 'grades' | 'seal' | 'isOpen' | 'criteria'>;

/** How places are given, as `/enrollment` and the form on paper say it; in a round the draw gives the order, and its seal stands there. */
export function howPlacesAreGiven(criteria: Criteria, rounds: readonly RoundToTell[]): string {
  if (rounds.length === 0)
    return `If there are more children than places, ${whoComesFirst(criteria, ' on the waiting list')}. ${withinGroup(criteria)}`;
  const named = (isOpen: boolean) => gradesOf(rounds.filter((round) => round.isOpen === isOpen));
  const others = rounds.filter((round) => !hasSameGroups(round.criteria, criteria));
  const [open, closed] = [named(true), named(false)];
  const sentences = [
    `If there are more children than places, ${whoComesFirst(criteria, ' on the waiting list')}.`,
    ...others.map((round) => `For ${gradesOf([round])}, ${whoComesFirst(round.criteria, '')}.`),
    open &&
      `For ${open}, a draw gives the order in each group: the day and the hour at which you apply do not count.`,
    closed &&
      `For ${closed}, the round is closed: children who apply now come after the children of the draw, in the same groups, and the day and the hour do not count.`,
    otherwise(criteria),
    ...rounds.map(({ year, seal }) => `For ${year}: ${sealInWords(seal)}`),
  ];
  return sentences.filter(Boolean).join(' ');
}

const gradesOf = (rounds: readonly RoundToTell[]) =>
  listInWords(
    rounds.map(({ year, grades }) => `${gradesInWords(grades.map(shortGrade))} in ${year}`),
  );

const hasSameGroups = (one: Criteria, other: Criteria) =>
  String(one.groups) === String(other.groups);

const children: Record<WaitingGroup, string> = {
  sibling: 'children with a brother or sister at the school',
  staff: 'children of our staff',
  everybody: 'everybody else',
};

function whoComesFirst(criteria: Criteria, where: string): string {
  if (criteria.groups.length === 0) return `no group of children comes first${where}`;
  const [first, ...then] = groupsIn(criteria).map((group) => children[group]);
  return [`${first} come first${where}`, ...then.map((group) => `then ${group}`)].join(', ');
}

function withinGroup({ groups, within }: Criteria): string {
  const inGroup = groups.length > 0 ? 'In each group the' : 'The';
  return within === 'day'
    ? `${inGroup} day on which you apply counts, not the hour. For children of the same day the order is random.`
    : `${inGroup} order is random: the day and the hour at which you apply do not count.`;
}

function otherwise({ groups, within }: Criteria): string {
  const inGroup = groups.length > 0 ? ' in each group' : '';
  return within === 'day'
    ? `For other classes and years the day on which you apply counts${inGroup}, not the hour, and for children of the same day the order is random.`
    : `For other classes and years the order is random${inGroup}: the day and the hour at which you apply do not count.`;
}
