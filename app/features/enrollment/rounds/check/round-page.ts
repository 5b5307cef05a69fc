import type { Grade } from '#features/content/grades.ts';
import { shortGrade } from '../../grade-levels.ts';
import type { AtLastPlace, PlacesOfRound, RoundDays } from '../round.ts';

/** A line of the order, or before the draw of the list: nothing of a child but this. */
interface Line {
  ticket: string;
  group: number;
}

/** A grade as everybody reads it. Its children before the draw by ticket, from the draw on in the order. */
export interface GradeOfRound {
  grade: Grade;
  children: Line[];
  /** Behind all others. */
  late: Line[];
  /** How many places the draw gives. */
  drawn: number;
}

/** What the page of a round shows. A part is missing before its moment. */
export interface RoundPage extends RoundDays {
  year: string;
  /** Why the days were moved last; empty while they were not. */
  movedBecause: string;
  criteria: string[];
  places: PlacesOfRound;
  atLastPlace: AtLastPlace;
  seal: string;
  /** Whether a family that applies now is in the draw. */
  isOpen: boolean;
  /** From the freezing of the list on. */
  list: { seal: string; grades: GradeOfRound[] } | undefined;
  /** From the draw on. */
  draw: { drawnAt: string; dice: string; secret: string; witness: string } | undefined;
  /** Of a draw that does not count any more: which one it is, and why. */
  voided: { number: number; because: string } | undefined;
  /** The draws before this one, from the first. */
  voidDraws: { number: number; seal: string; drawnAt: string; voidedAt: string; because: string }[];
}

/** What asks for this draw in the addresses of the round; empty for the one that counts. */
export const askForDraw = ({ voided }: Pick<RoundPage, 'voided'>) =>
  voided ? `?draw=${voided.number}` : '';

export const placesOfDraw = ({ places, kept }: { places: number; kept: number }) =>
  Math.max(0, places - kept);

/** The ticket in what somebody typed; undefined where there is none in it. */
export function ticketIn(typed: string): string | undefined {
  const figures = typed.replace(/\s/g, '');
  return /^\d{4,5}$/.test(figures) ? figures : undefined;
}

/** What the table says of a ticket, in a sentence for each of its lines: twins share one, and have two. */
export function sayTicket({ list, draw }: RoundPage, ticket: string): string[] {
  return (list?.grades ?? []).flatMap(({ grade, children, late }) => {
    const inGrade = shortGrade(grade);
    if (!draw) {
      return children
        .filter((one) => one.ticket === ticket)
        .map(({ group }) => `Ticket ${ticket} is in the list for ${inGrade}, in group ${group}.`);
    }
    const all = [...children, ...late];
    return all.flatMap((one, at) => {
      if (one.ticket !== ticket) return [];
      const isLate = at >= children.length;
      const of = isLate ? all.length : children.length;
      const why = isLate ? 'behind the draw, because the form came late' : 'by the draw';
      return `Ticket ${ticket}: number ${at + 1} of ${of} in ${inGrade}, ${why}.`;
    });
  });
}
