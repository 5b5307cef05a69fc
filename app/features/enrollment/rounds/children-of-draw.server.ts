import type { ReadStore } from '#lib/store/store.server.ts';
import { type Criteria, groupNumber } from '../places/criteria.ts';
import type { Drawn } from './draw.server.ts';
import { lotsIn } from './drawn-order.server.ts';
import { listDecidedBefore, oncePerChild } from './freeze-list.server.ts';
import type { Round } from './rounds.server.ts';
import { ticketsOf } from './tickets.server.ts';
import '../tables.server.ts';

/**
 * The forms of a drawn round, or of one of its grades, each with its ticket and what was drawn for it: of the children in
 * its list, and of those who stand behind. Who had an answer before the draw is neither.
 */
export async function listDrawnForms(read: ReadStore, round: Round, grade?: string) {
  const forms = await read
    .selectFrom('enrollment_applications')
    .select(['reference', 'student_first_name', 'student_last_name', 'student_dob', 'status'])
    .select(['submitted_at', 'applied_on', 'entered_by', 'grade_level', 'lot'])
    .select(['waits_as', 'waits_as_at', 'enrollment_year'])
    .where('enrollment_year', '=', round.year)
    .where('same_child_as', 'is', null)
    .$if(grade !== undefined, (query) => query.where('grade_level', '=', grade ?? ''))
    .orderBy('submitted_at')
    .orderBy('reference')
    .execute();
  const lots = forms.map(({ lot }) => lot);
  const tickets = await ticketsOf(read, round.year, lots);
  const drawnFor = lotsIn(round, tickets);
  const notInList = forms.filter((form) => drawnFor(form)?.isLate);
  const decidedBefore = await listDecidedBefore(read, notInList, round);
  return forms.flatMap((form) => {
    const drawn = drawnFor(form);
    if (!drawn || (drawn.isLate && decidedBefore.has(form.reference))) return [];
    const { criteria } = round;
    const ticket = tickets.get(form.lot) ?? '';
    return [{ ...form, criteria, isOfRound: true, drawn, ticket }];
  });
}

type DrawnForm = Awaited<ReturnType<typeof listDrawnForms>>[number];

/** Those of them who stand behind the draw, a line for each child. */
export function listLate(
  forms: readonly DrawnForm[],
  criteria: Criteria,
): (Drawn & { lot: string })[] {
  const late = forms.filter(({ drawn, ticket }) => drawn.isLate && ticket !== '');
  return oncePerChild(late, criteria).map((form) => ({
    ticket: form.ticket,
    grade: form.grade_level,
    group: groupNumber(form, criteria),
    lot: form.drawn.lot,
  }));
}
