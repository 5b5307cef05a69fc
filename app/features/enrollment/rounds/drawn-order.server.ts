import type { ReadStore } from '#lib/store/store.server.ts';
import type { Criteria } from '../places/criteria.ts';
import { lotOf } from './draw.server.ts';
import { isInRound } from './held-decisions.server.ts';
import { findRound, type Round } from './rounds.server.ts';
import { ticketsOf } from './tickets.server.ts';

/** What a child's place in a drawn round goes by, beside its group. */
export interface DrawnLot {
  /** It was not in the list of the draw: it stands behind all who were. */
  isLate: boolean;
  lot: string;
}

interface Form {
  enrollment_year: string;
  grade_level: string;
  lot: string;
}

/**
 * These forms with how their lists are ordered: where their grade is in a round of their year that somebody has said yes
 * to, by the criteria that it took then, and after its draw by what was drawn for their children; else by the criteria of
 * the school.
 */
export async function withDrawn<One extends Form>(
  read: ReadStore,
  forms: readonly One[],
  school: Criteria,
): Promise<(One & { criteria: Criteria; isOfRound: boolean; drawn: DrawnLot | undefined })[]> {
  const years = new Set(forms.map(({ enrollment_year }) => enrollment_year));
  const rounds = new Map<string, { round: Round; lotOf: (form: Form) => DrawnLot | undefined }>();
  for (const year of years) {
    const round = await findRound(read, year);
    if (!round?.agreedAt) continue;
    const lots = forms
      .filter(({ enrollment_year }) => enrollment_year === round.year)
      .map(({ lot }) => lot);
    const tickets = await ticketsOf(read, round.year, lots);
    rounds.set(year, { round, lotOf: lotsIn(round, tickets) });
  }
  return forms.map((form) => {
    const { round, lotOf } = rounds.get(form.enrollment_year) ?? {};
    const ofRound = round && isInRound(round, form.grade_level) ? round : undefined;
    const { criteria } = ofRound ?? { criteria: school };
    return { ...form, criteria, isOfRound: ofRound !== undefined, drawn: lotOf?.(form) };
  });
}

/** For each form of a drawn round its lot, by its ticket. */
export function lotsIn(
  { opened, listSeal, list, places }: Pick<Round, 'opened' | 'listSeal' | 'list' | 'places'>,
  tickets: ReadonlyMap<string, string>,
): (form: Omit<Form, 'enrollment_year'>) => DrawnLot | undefined {
  const inList = new Set(list.map(({ ticket, grade }) => `${ticket} ${grade}`));
  const inRound = new Set<string>(places.map(({ grade }) => grade));
  return ({ grade_level: grade, lot }) => {
    const ticket = tickets.get(lot);
    if (!opened || !inRound.has(grade)) return undefined;
    // Each child of the grade has a place in one order, also one that no ticket stands for.
    return {
      isLate: !inList.has(`${ticket} ${grade}`),
      lot: lotOf({ ...opened, listSeal }, ticket ?? lot),
    };
  };
}
