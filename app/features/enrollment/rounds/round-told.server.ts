import { trustedNow } from '#lib/dates/clock-leap.ts';
import { dayInLusaka, writtenDate } from '#lib/dates/plain-date.ts';
import { writtenMoment } from '#lib/dates/when-in-words.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { plainSpaces } from '#lib/text/no-break-spaces.ts';
import { type EnrollmentStatus, enrollmentStatuses } from '../enrollment-status.ts';
import { shortGrade } from '../grade-levels.ts';
import { type Criteria, groupNumber } from '../places/criteria.ts';
import type { EnrollmentApplicationRow } from '../tables.server.ts';
import { listDrawnForms, listLate } from './children-of-draw.server.ts';
import { type Drawn, orderOf } from './draw.server.ts';
import { isInTime } from './freeze-list.server.ts';
import { isInRound } from './held-decisions.server.ts';
import { holdsDecisions, isPublished, stateOf, takesForms, waitsForDraw } from './round.ts';
import { findRound, type Round } from './rounds.server.ts';
import { ticketsOf } from './tickets.server.ts';
import { listVoidDraws } from './void-draws.server.ts';
import '../tables.server.ts';

type Form = Pick<
  EnrollmentApplicationRow,
  | 'enrollment_year'
  | 'grade_level'
  | 'lot'
  | 'waits_as'
  | 'submitted_at'
  | 'applied_on'
  | 'entered_by'
>;

/** What a family reads of the round that its child is in, and the address of the page on which everybody can check it. */
export interface RoundTold {
  text: string;
  /** Of the words that are locked away: whoever keeps it can compare it later. */
  seal: string;
  page: string;
  /** Who comes first in it. */
  criteria: Criteria;
}

/** Undefined where the child is in no round, and of a status that no list decides any more. */
export async function roundTold(
  read: ReadStore,
  form: Form,
  status: EnrollmentStatus,
  now: Date,
): Promise<RoundTold | undefined> {
  const { isOurTurn, waitsForPlace } = enrollmentStatuses[status];
  if (!isOurTurn && !waitsForPlace) return undefined;
  const round = await findRound(read, form.enrollment_year);
  if (!round || !isInRound(round, form.grade_level)) return undefined;
  const state = stateOf(round, now);
  if (!isPublished(state)) return undefined;
  const tickets = await ticketsOf(read, round.year, [form.lot]);
  const ticket = tickets.get(form.lot);
  if (!ticket) return undefined;
  const sentences = waitsForDraw(state)
    ? await beforeDraw(read, round, form, ticket, now)
    : await afterDraw(read, round, form, ticket);
  const letters = holdsDecisions(state)
    ? [`All families get their letter on ${moment(round.releaseAt)}, at the same time.`]
    : [];
  const text = [...sentences, ...letters].join(' ');
  const { seal, criteria } = round;
  return { text, seal, criteria, page: `/rounds/${round.year}` };
}

/** The same for the receipt of a form that has just arrived. */
export async function roundOnReceipt(
  read: ReadStore,
  reference: string,
  now: Date,
): Promise<RoundTold | undefined> {
  const form = await read
    .selectFrom('enrollment_applications')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
  return form && roundTold(read, form, form.status, now);
}

const moment = (instant: string) => plainSpaces(writtenMoment(new Date(instant)));

async function beforeDraw(
  read: ReadStore,
  round: Round,
  form: Form,
  ticket: string,
  now: Date,
): Promise<string[]> {
  const grade = shortGrade(form.grade_level);
  const own = `Your child’s ticket is ${ticket}.`;
  // A form that was taken over into the year after the list was frozen is not in the draw either.
  const isListed = round.list.some(
    (one) => one.ticket === ticket && one.grade === form.grade_level,
  );
  if (!isInTime(form, round.closesAt) || (round.frozenAt && !isListed)) {
    return [
      `Your form came after the round for ${grade} had closed. Your child comes after the children of the draw.`,
      own,
    ];
  }
  const voided = (await listVoidDraws(read, round.year)).at(-1);
  if (voided) {
    const day = writtenDate(dayInLusaka(new Date(voided.drawnAt)));
    return [
      `Your child is in the draw for ${grade}. The draw of ${day} does not count, and is done again. The reason: ${voided.because}`,
      own,
    ];
  }
  const { closesAt, drawAt } = round;
  const isClosed = !takesForms(stateOf(round, now));
  const isLate = isClosed && trustedNow(round.clockReadAt, now) >= new Date(drawAt);
  return [
    `Your child is in the draw for ${grade}. ${
      isClosed
        ? `The round closed on ${moment(closesAt)}. The day and the hour at which you applied do not matter.`
        : `The day and the hour at which you apply do not matter until ${moment(closesAt)}.`
    }`,
    own,
    isLate
      ? `The draw was to be on ${moment(drawAt)}. It is not done yet.`
      : `The draw is on ${moment(drawAt)}.`,
  ];
}

async function afterDraw(
  read: ReadStore,
  round: Round,
  form: Form,
  ticket: string,
): Promise<string[]> {
  const grade = shortGrade(form.grade_level);
  const numbers = await numbersOf(read, round, form.grade_level);
  const at = numbers.now.findIndex((one) => one.ticket === ticket) + 1;
  const drawnAt = numbers.byDraw.findIndex((one) => one.ticket === ticket) + 1;
  if (at === 0) return [`Your child’s ticket is ${ticket}.`];
  const said = `Your child’s ticket is ${ticket}: number ${at} of ${numbers.now.length} for ${grade}.`;
  const day = round.drawnAt ? writtenDate(dayInLusaka(new Date(round.drawnAt))) : '';
  if (drawnAt === 0) {
    return [said, `It came after the draw of ${day} and stands behind the children of the draw.`];
  }
  if (drawnAt === at) return [said, `The draw was on ${day}. A number is no promise.`];
  return [
    said,
    `By the draw of ${day} it was number ${drawnAt} of ${numbers.byDraw.length}. Since then our rules have put another child before or behind it. A number is no promise.`,
  ];
}

interface Numbered {
  ticket: string;
  group: number;
  lot: string;
}

/**
 * The numbers of a grade by the draw, and as they are now: with the groups that the office has confirmed since, and with
 * those who came later behind. A number stays when others say no.
 */
export async function numbersOf(
  read: ReadStore,
  round: Round,
  grade: string,
): Promise<{ byDraw: Numbered[]; now: Numbered[] }> {
  const { opened, listSeal, criteria } = round;
  if (!opened) return { byDraw: [], now: [] };
  const list = round.list.filter((one) => one.grade === grade);
  const forms = await listDrawnForms(read, round, grade);
  const groups = new Map<string, number>();
  // Of two forms of one child the better group counts, as in the list.
  for (const form of forms) {
    const group = groupNumber(form, criteria);
    groups.set(form.ticket, Math.min(group, groups.get(form.ticket) ?? group));
  }
  const regrouped = list.map((one) => ({ ...one, group: groups.get(one.ticket) ?? one.group }));
  const inOrder = (all: readonly Drawn[]) => orderOf(all, { ...opened, listSeal })[grade] ?? [];
  return {
    byDraw: inOrder(list),
    now: [...inOrder(regrouped), ...inOrder(listLate(forms, criteria))],
  };
}
