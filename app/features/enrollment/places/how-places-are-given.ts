import { gradesInWords } from '#features/content/grades.ts';
import { listInWords } from '#lib/text/list-in-words.ts';
import { shortGrade } from '../grade-levels.ts';
import { sealInWords } from '../rounds/seal-in-words.ts';

const WHO_COMES_FIRST =
  'If there are more children than places, children with a brother or sister at the school come first on the waiting list, then children of our staff, then everybody else.';

const WITHOUT_DRAW =
  'In each group the day on which you apply counts, not the hour. For children of the same day the order is random.';

const OTHERWISE =
  'For other classes and years the day on which you apply counts in each group, not the hour, and for children of the same day the order is random.';

interface RoundToApply {
  year: string;
  grades: readonly string[];
  seal: string;
  /** Whether a child that applies now is in the draw. */
  isOpen: boolean;
}

/** How places are given, as `/enrollment` and the form on paper say it; in a round the draw gives the order, and its seal stands there. */
export function howPlacesAreGiven(rounds: readonly RoundToApply[]): string {
  if (rounds.length === 0) return `${WHO_COMES_FIRST} ${WITHOUT_DRAW}`;
  const named = (isOpen: boolean) =>
    listInWords(
      rounds
        .filter((round) => round.isOpen === isOpen)
        .map(({ year, grades }) => `${gradesInWords(grades.map(shortGrade))} in ${year}`),
    );
  const [open, closed] = [named(true), named(false)];
  const sentences = [
    WHO_COMES_FIRST,
    open &&
      `For ${open}, a draw gives the order in each group: the day and the hour at which you apply do not count.`,
    closed &&
      `For ${closed}, the round is closed: children who apply now come after the children of the draw, in the same groups, and the day and the hour do not count.`,
    OTHERWISE,
    ...rounds.map(({ year, seal }) => `For ${year}: ${sealInWords(seal)}`),
  ];
  return sentences.filter(Boolean).join(' ');
}
