import type { ReadStore } from '#lib/store/store.server.ts';
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

/** These forms with what was drawn for their children; nothing where their year and grade have no drawn round. */
export async function withDrawn<One extends Form>(
  read: ReadStore,
  forms: readonly One[],
): Promise<(One & { drawn: DrawnLot | undefined })[]> {
  const years = new Set(forms.map(({ enrollment_year }) => enrollment_year));
  const lotsByYear = new Map<string, (form: Form) => DrawnLot | undefined>();
  for (const year of years) {
    const round = await findRound(read, year);
    if (!round?.opened) continue;
    const lots = forms
      .filter(({ enrollment_year }) => enrollment_year === round.year)
      .map(({ lot }) => lot);
    const tickets = await ticketsOf(read, round.year, lots);
    lotsByYear.set(round.year, lotsIn(round, tickets));
  }
  return forms.map((form) => ({ ...form, drawn: lotsByYear.get(form.enrollment_year)?.(form) }));
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
