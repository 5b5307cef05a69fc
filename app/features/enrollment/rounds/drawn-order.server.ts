import type { ReadStore } from '#lib/store/store.server.ts';
import type { Criteria } from '../places/criteria.ts';
import { lotOf } from './draw.server.ts';
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
 * These forms with how their lists are ordered: where their year and grade have a drawn round by its criteria and what was
 * drawn for their children, else by those of the school.
 */
export async function withDrawn<One extends Form>(
  read: ReadStore,
  forms: readonly One[],
  school: Criteria,
): Promise<(One & { criteria: Criteria; drawn: DrawnLot | undefined })[]> {
  const years = new Set(forms.map(({ enrollment_year }) => enrollment_year));
  const drawnIn = new Map<
    string,
    { criteria: Criteria; lotOf: (form: Form) => DrawnLot | undefined }
  >();
  for (const year of years) {
    const round = await findRound(read, year);
    if (!round?.opened) continue;
    const lots = forms
      .filter(({ enrollment_year }) => enrollment_year === round.year)
      .map(({ lot }) => lot);
    const tickets = await ticketsOf(read, round.year, lots);
    drawnIn.set(year, { criteria: round.criteria, lotOf: lotsIn(round, tickets) });
  }
  return forms.map((form) => {
    const round = drawnIn.get(form.enrollment_year);
    const drawn = round?.lotOf(form);
    return { ...form, criteria: round && drawn ? round.criteria : school, drawn };
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
