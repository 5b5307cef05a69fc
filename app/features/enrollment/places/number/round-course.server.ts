import type { ReadStore } from '#lib/store/store.server.ts';
import { listDrawnForms } from '../../rounds/children-of-draw.server.ts';
import { numbersOf } from '../../rounds/round-told.server.ts';
import type { Round } from '../../rounds/rounds.server.ts';
import { ticketsOf } from '../../rounds/tickets.server.ts';
import { endOf, type NumberChange } from './course.ts';
import type { Ended } from './reach.ts';
import { listFormsIn, listToldSteps } from './told-lists.server.ts';

/** The tickets of a grade in the order of the draw and as it is now, with what families are told of each. */
export async function courseOfRound(read: ReadStore, round: Round, grade: string, now: Date) {
  const numbers = await numbersOf(read, round, grade);
  const steps = await listToldSteps(read, { year: round.year, grade }, now);
  const forms = new Map<string, { ended: Ended; groupSince: string | null }[]>();
  for (const { ticket, reference, waits_as_at: groupSince } of await listDrawnForms(
    read,
    round,
    grade,
  )) {
    const ended = endOf(steps.get(reference) ?? []);
    forms.set(ticket, [...(forms.get(ticket) ?? []), { ended, groupSince }]);
  }
  // Of a child that the office has taken over into a later year its line tells how it ended here.
  const gone = (await listFormsIn(read, { year: round.year, grade })).filter(
    ({ isIn }) => isIn !== round.year,
  );
  const lots = gone.map(({ lot }) => lot);
  const tickets = await ticketsOf(read, round.year, lots);
  for (const { reference, lot, waits_as_at: groupSince } of gone) {
    const ticket = tickets.get(lot) ?? '';
    const ended = endOf(steps.get(reference) ?? []);
    forms.set(ticket, [...(forms.get(ticket) ?? []), { ended, groupSince }]);
  }
  const of = (ticket: string) => forms.get(ticket) ?? [];
  return {
    byDraw: numbers.byDraw.map(({ ticket }) => ticket),
    now: numbers.now.map(({ ticket }) => ticket),
    /** How it ended for whoever has the ticket; of an erased child, that it left. */
    endOf: (ticket: string): Ended => ({
      wasOffered: of(ticket).some(({ ended }) => ended.wasOffered),
      hasLeft: of(ticket).every(({ ended }) => ended.hasLeft),
    }),
    groupSince: (ticket: string) =>
      of(ticket)
        .flatMap(({ groupSince }) => groupSince ?? [])
        .toSorted()
        .at(-1),
  };
}

/** Whom a group that was confirmed after the draw has put before a ticket, or behind it. */
export function changesSinceDraw(
  { byDraw, now, groupSince }: Pick<CourseOfRound, 'byDraw' | 'now' | 'groupSince'>,
  ticket: string,
  isOtherGroup: boolean,
): { at: string; up: number; why: NumberChange['why'] }[] {
  const before = new Set(byDraw.slice(0, byDraw.indexOf(ticket)));
  const after = new Set(now.slice(0, now.indexOf(ticket)));
  const crossed = byDraw.filter((one) => one !== ticket && before.has(one) !== after.has(one));
  return crossed.flatMap((one) => {
    const at = groupSince(isOtherGroup ? ticket : one);
    if (!at) return [];
    return [{ at, up: before.has(one) ? 1 : -1, why: isOtherGroup ? 'ownGroup' : 'group' }];
  });
}

type CourseOfRound = Awaited<ReturnType<typeof courseOfRound>>;
