import type { Grade } from '#features/content/grades.ts';
import { trustedNow } from '#lib/dates/clock-leap.ts';
import { type PlainDate, startInLusaka } from '#lib/dates/plain-date.ts';

/** How many places a grade has in a round, and how many of them the head gives before the draw. */
export type PlacesOfRound = { grade: Grade; places: number; kept: number }[];

/**
 * What becomes of two who share a ticket when one place is left: both wait until there are two, or one place more is given.
 * It is said before the round opens.
 */
export type AtLastPlace = 'bothWait' | 'oneMore';

export const everyAtLastPlace = ['bothWait', 'oneMore'] as const satisfies AtLastPlace[];

/** The days of a round. Instants are ISO text ending in `Z`. */
export interface RoundDays {
  opensOn: PlainDate;
  closesAt: string;
  drawAt: string;
  releaseAt: string;
}

export interface RoundBegun extends RoundDays {
  agreedAt: string | null;
  frozenAt: string | null;
  drawnAt: string | null;
  /** What the clock said last while it could be taken at its word; a leap of it opens, closes and releases nothing. */
  clockReadAt?: string | undefined;
}

/**
 * How far a round is: the office still prepares it (`prepared`); it has said yes, and nobody outside knows (`agreed`);
 * families apply (`open`); it is closed, and its list is not frozen yet (`closed`); the dice are to be thrown
 * (`frozen`); the order is there, and the letters have not left (`drawn`); they have (`released`).
 */
export type RoundState =
  | 'prepared'
  | 'agreed'
  | 'open'
  | 'closed'
  | 'frozen'
  | 'drawn'
  | 'released';

export function stateOf(round: RoundBegun, clockSays: Date): RoundState {
  const now = trustedNow(round.clockReadAt, clockSays);
  if (!round.agreedAt) return 'prepared';
  if (now < startInLusaka(round.opensOn)) return 'agreed';
  if (round.drawnAt) return now < new Date(round.releaseAt) ? 'drawn' : 'released';
  if (round.frozenAt) return 'frozen';
  return now < new Date(round.closesAt) ? 'open' : 'closed';
}

/** Whether outsiders may know of the round. */
export const isPublished = (state: RoundState) => state !== 'prepared' && state !== 'agreed';

/** Whether what the office decides of a child of the round is told at its release, and not before. */
export const holdsDecisions = (state: RoundState) => isPublished(state) && state !== 'released';

/** Whether the order is not there yet: nobody is next. */
export const waitsForDraw = (state: RoundState) =>
  state === 'open' || state === 'closed' || state === 'frozen';

/** Whether the days that are ahead can still move. */
export const canMoveDays = (state: RoundState) => isPublished(state) && state !== 'released';

/** Whether a draw that was wrong can be done again: its letters have not left. */
export const canDrawAgain = (state: RoundState) => state === 'drawn';

/** Whether a family that applies now is in the draw. */
export const takesForms = (state: RoundState) => state === 'open';

/** What comes next in a round, as Today says it. */
export const toDoInRound: Record<RoundState, string> = {
  prepared: 'days and places',
  agreed: 'it opens',
  open: 'it closes',
  closed: 'the draw',
  frozen: 'the draw',
  drawn: 'the letters go out',
  released: 'the letters are out',
};
