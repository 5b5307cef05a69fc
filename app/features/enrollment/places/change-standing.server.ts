import { writeNote } from '#desk/cases/case-notes.server.ts';
import {
  type ChangeOf,
  type ChangeServices,
  changeRecord,
} from '#desk/record/change-record.server.ts';
import { type DeskOutcome, refuse } from '#desk/record/desk-answer.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import type { Content } from '#features/content/schemas.ts';
import { recordAct } from '#lib/audit/audit-records.server.ts';
import { dayMonthYear, dayOfStored } from '#lib/dates/plain-date.ts';
import { lock } from '#lib/store/lock.server.ts';
import { applicationKind, type Work } from '../desk/application-kind.server.ts';
import { refuseAppliedOn } from './applied-on.ts';
import { PLACES_LOCK } from './change-places.server.ts';
import { type Criteria, criteriaOf, waitingGroups } from './criteria.ts';
import type { StandingRequest } from './standing-schema.ts';
import { listWaiting } from './waiting-list.server.ts';
import { inWaitingOrder } from './waiting-order.ts';

type Services = ChangeServices & { content: Pick<Content, 'enrollment'> };
type Changed = ChangeOf<typeof applicationKind>;

/**
 * The office confirms the group of a child, or puts its day of application right, and says why. Nobody is moved by
 * hand: everybody of the grade is ranked again, and the record of each that stands elsewhere now says so.
 */
export function changeStanding(
  services: Services,
  staff: StaffIn<'enrollment'>,
  reference: string,
  { version, ...asked }: StandingRequest,
): Promise<DeskOutcome> {
  return changeRecord(applicationKind, services, staff, { key: reference, version }, (work) =>
    stand(work, asked, criteriaOf(services.content.enrollment)),
  );
}

async function stand(
  work: Work,
  { waitsAs, appliedOn, reason }: Omit<StandingRequest, 'version'>,
  criteria: Criteria,
): Changed {
  const { row, now } = work;
  if (row.same_child_as) return refuse(`Open ${row.same_child_as}: it goes on for this child.`);
  const isOtherDay = appliedOn !== row.applied_on;
  // Whoever puts the day right has not decided about a group that nobody has confirmed.
  const isOtherGroup = isOtherDay
    ? waitsAs !== (row.waits_as ?? 'everybody')
    : waitsAs !== row.waits_as;
  if (!isOtherGroup && !isOtherDay) return refuse('This is what stands there already.', 'waitsAs');
  const form = { arrivedOn: dayOfStored(row.submitted_at), isOnPaper: row.entered_by !== null };
  const refusal = isOtherDay && refuseAppliedOn(appliedOn, form);
  if (refusal) return refuse(refusal, 'appliedOn');
  const set = {
    ...(isOtherGroup && { waits_as: waitsAs, waits_as_at: now.toISOString() }),
    ...(isOtherDay && { applied_on: appliedOn }),
  };
  const words = [
    ...(isOtherGroup ? [waitingGroups[waitsAs]] : []),
    ...(isOtherDay ? [`applied on ${dayMonthYear(appliedOn)}`] : []),
  ];
  await writeNote(work, `Waiting list: ${words.join(', ')}. ${reason}`);
  const moved = await rankAgain(work, set, criteria);
  return {
    set,
    did: [
      {
        ...(isOtherGroup && { waitsAs }),
        ...(isOtherDay && { appliedOn }),
        ...moved,
      },
    ],
  };
}

/** Where the child stands from now on; the records of the others say where they stand. */
async function rankAgain(
  { transaction, staff, row, now }: Work,
  set: Partial<Pick<Work['row'], 'waits_as' | 'applied_on'>>,
  criteria: Criteria,
) {
  await lock(transaction, PLACES_LOCK);
  const before = (await listWaiting(transaction, row.enrollment_year, criteria)).filter(
    ({ grade_level }) => grade_level === row.grade_level,
  );
  const after = inWaitingOrder(before.map((one) => (one.id === row.id ? { ...one, ...set } : one)));
  let own = {};
  for (const [at, { id, reference }] of after.entries()) {
    const placeTo = at + 1;
    const placeFrom = before.findIndex((one) => one.id === id) + 1;
    if (placeFrom === placeTo) continue;
    if (id === row.id) own = { placeFrom, placeTo };
    else {
      const act = { act: 'changed', about: reference, data: { placeFrom, placeTo } } as const;
      await recordAct(transaction, staff, act, now);
    }
  }
  return own;
}
