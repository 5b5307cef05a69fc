import { dayInLusaka, dayOfStored } from '#lib/dates/plain-date.ts';
import { lock } from '#lib/store/lock.server.ts';
import type { ReadStore, WriteTransaction } from '#lib/store/store.server.ts';
import { childKey } from '../intake/search-words.ts';
import { type Criteria, groupNumber } from '../places/criteria.ts';
import { undecided, waitsForPlace } from '../status/status-sets.ts';
import type { EnrollmentApplicationRow } from '../tables.server.ts';
import { type Drawn, linesOfList, sealOf } from './draw.server.ts';
import { findRound, ROUNDS_LOCK, type Round, writeRound } from './rounds.server.ts';
import type { RoundRow } from './tables.server.ts';
import { giveTickets, ticketsOf } from './tickets.server.ts';
import '../tables.server.ts';

/** A form as the list asks about it. */
export type FormInRound = Pick<
  EnrollmentApplicationRow,
  | ('reference' | 'submitted_at' | 'applied_on' | 'entered_by' | 'grade_level' | 'lot')
  | ('waits_as' | 'student_first_name' | 'student_last_name' | 'student_dob')
>;
type Form = Pick<FormInRound, 'grade_level' | 'lot' | 'waits_as'>;

/** The children of a round's grades whose place is not decided, each by the form that goes on for it. */
export function listInRound(
  read: ReadStore,
  { year, places }: Pick<Round, 'year' | 'places'>,
): Promise<FormInRound[]> {
  const grades = places.map(({ grade }) => grade);
  return read
    .selectFrom('enrollment_applications')
    .select(['reference', 'submitted_at', 'applied_on', 'entered_by', 'grade_level'])
    .select(['lot', 'waits_as', 'student_first_name', 'student_last_name', 'student_dob'])
    .where('enrollment_year', '=', year)
    .where('same_child_as', 'is', null)
    .where('status', 'in', [...undecided, ...waitsForPlace])
    .where('grade_level', 'in', grades)
    .orderBy('submitted_at')
    .orderBy('reference')
    .execute();
}

/**
 * Of two forms of one child that nobody has called so yet, such as one sent from each of two phones, only the first
 * counts, with the better of their groups: they have one lot, one name and one day of birth. Twins have one lot and two names.
 */
export function oncePerChild<One extends FormInRound>(
  forms: readonly One[],
  criteria: Criteria,
): One[] {
  const children = new Map<string, One>();
  for (const form of forms) {
    const key = [form.lot, form.grade_level, childKey(form)].join(' ');
    const before = children.get(key);
    const isBetter = before && groupNumber(form, criteria) < groupNumber(before, criteria);
    if (!before || isBetter)
      children.set(key, { ...form, ...(before && { reference: before.reference }) });
  }
  return [...children.values()];
}

/**
 * Whether a form came while the round was open: it was here when it closed, or it was sent on or before that day and came
 * later, as from a phone without a line or on paper that was typed in afterwards.
 */
export function isInTime(
  form: Pick<FormInRound, 'submitted_at' | 'applied_on' | 'entered_by'>,
  closesAt: string,
): boolean {
  if (form.submitted_at <= closesAt) return true;
  const lastDay = dayInLusaka(new Date(closesAt));
  const cameLater = form.entered_by !== null || dayOfStored(form.submitted_at) > lastDay;
  return cameLater && form.applied_on <= lastDay;
}

/**
 * Who of these, which are not in the list, came in time and had their answer before it was frozen: they are neither in the
 * draw nor late. What was decided after that, and nobody is told yet, moves nobody.
 */
export async function listDecidedBefore(
  read: ReadStore,
  forms: readonly Pick<
    EnrollmentApplicationRow,
    'reference' | 'submitted_at' | 'applied_on' | 'entered_by' | 'status'
  >[],
  { closesAt, frozenAt }: Pick<Round, 'closesAt' | 'frozenAt'>,
): Promise<Set<string>> {
  const waits = [...undecided, ...waitsForPlace];
  const decided = forms.filter((form) => isInTime(form, closesAt) && !waits.includes(form.status));
  const reached = await read
    .selectFrom('case_statuses')
    .select(['reference', 'status'])
    .where('reference', 'in', [...decided.map(({ reference }) => reference), ''])
    .where('reached_at', '<=', frozenAt ?? '')
    .orderBy('number')
    .execute();
  // The last of each stays.
  const atFreezing = new Map(reached.map(({ reference, status }) => [reference, status]));
  const hadAnswer = ({ reference, status }: (typeof decided)[number]) =>
    !waits.includes((atFreezing.get(reference) ?? status) as typeof status);
  return new Set(decided.filter(hadAnswer).map(({ reference }) => reference));
}

/** Freezes the list of the draw, once: each child with ticket, grade and group. */
export async function freezeList(
  transaction: WriteTransaction,
  year: string,
  now: Date,
): Promise<void> {
  await lock(transaction, ROUNDS_LOCK);
  const round = await findRound(transaction, year);
  if (!round?.agreedAt || round.frozenAt || now < new Date(round.drawAt)) return;
  await writeRound(transaction, round, await closeList(transaction, round, now));
}

/** The list of the children who are in the draw now, with its seal, as it is written into the round. */
export async function closeList(
  transaction: WriteTransaction,
  round: Round,
  now: Date,
): Promise<Pick<RoundRow, 'frozen_at' | 'list' | 'list_seal'>> {
  await giveTickets(transaction, round);
  const inTime = (await listInRound(transaction, round)).filter((form) =>
    isInTime(form, round.closesAt),
  );
  const { criteria } = round;
  const forms = oncePerChild(inTime, criteria);
  const lots = forms.map(({ lot }) => lot);
  const tickets = await ticketsOf(transaction, round.year, lots);
  const lines = linesOfList(forms.map((form) => lineOf(form, tickets, criteria)));
  return { frozen_at: now.toISOString(), list: lines, list_seal: sealOf(lines) };
}

/** A child as it stands in the list; one without a ticket would have no line, and each has one. */
export function lineOf(
  form: Form,
  tickets: ReadonlyMap<string, string>,
  criteria: Criteria,
): Drawn {
  const ticket = tickets.get(form.lot);
  if (!ticket) throw new Error('A child of a round has no ticket');
  return { ticket, grade: form.grade_level, group: groupNumber(form, criteria) };
}
