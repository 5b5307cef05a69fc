import { undoEndsAt } from '#desk/cases/time-to-undo.ts';
import { reasonAmongMany } from '#desk/record/desk-answer.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { doPartOnce } from '#lib/store/press-once.server.ts';
import { phoneToCall } from '../barred/phone-to-call.server.ts';
import { criteriaOf } from '../places/criteria.ts';
import { inWaitingOrder } from '../places/waiting-order.ts';
import { withDrawn } from '../rounds/drawn-order.server.ts';
import type { MoveSeveralRequest, UndoSeveralRequest } from './desk-schemas.ts';
import { type MoveServices, moveApplication } from './move-application.server.ts';
import { undoMove } from './undo-move.server.ts';

interface Named {
  reference: string;
  applicant: string;
}

type NotDone = Named & { reason: string };

export interface MovedSeveral {
  /** With the version that each has now: all of them can be taken back at once until then, if nobody changes them. */
  moved: (Named & { version: number })[];
  until: string;
  notMoved: NotDone[];
  /** Moved as well, without an address that the letter could go to; `phone` is '' where nobody may be told. */
  toCall: (Named & { phone: string })[];
}

/**
 * One move for several applications, in the order of the waiting list: the places that are left are theirs who come
 * first there. Those it is not allowed for come back with their names, and stay as they are.
 */
export async function moveSeveral(
  services: MoveServices,
  staff: StaffIn<'enrollment'>,
  { applications, ...move }: MoveSeveralRequest,
): Promise<MovedSeveral> {
  const versions = new Map(applications.map(({ reference, version }) => [reference, version]));
  const found = await inOrder(services, [...versions.keys()]);
  // All of them have one instant: by it whoever comes later knows what was moved together (moved-together.server.ts).
  const at = services.clock.now();
  const atOnce = { ...services, clock: { now: () => at } };
  const together = [...versions.keys()];
  const until = undoEndsAt(at).toISOString();
  const said: MovedSeveral = { moved: [], until, notMoved: [], toCall: [] };
  for (const { reference, applicant } of found) {
    const version = versions.get(reference) ?? 0;
    const result = await doPartOnce(services.store, reference, () =>
      moveApplication(atOnce, staff, reference, { ...move, version }, together),
    );
    if (result.outcome !== 'done') {
      said.notMoved.push({ reference, applicant, reason: reasonAmongMany(result) });
      continue;
    }
    said.moved.push({ reference, applicant, version: result.version });
    if (!result.isToCall) continue;
    const phone = await phoneToCall(services.store.read, reference);
    said.toCall.push({ reference, applicant, phone });
  }
  said.notMoved.push(...goneAmong([...versions.keys()], found));
  return said;
}

export interface TakenBackSeveral {
  takenBack: Named[];
  notTakenBack: NotDone[];
}

/**
 * Takes back what was moved together, each if nobody has changed it since: the last first, so that whoever comes
 * first is the last to give a place back.
 */
export async function undoSeveral(
  services: MoveServices,
  staff: StaffIn<'enrollment'>,
  { applications }: UndoSeveralRequest,
): Promise<TakenBackSeveral> {
  const versions = new Map(applications.map(({ reference, version }) => [reference, version]));
  const found = await inOrder(services, [...versions.keys()]);
  const said: TakenBackSeveral = { takenBack: [], notTakenBack: [] };
  for (const named of found.toReversed()) {
    const version = versions.get(named.reference) ?? 0;
    const result = await doPartOnce(services.store, named.reference, () =>
      undoMove(services, staff, named.reference, { version }),
    );
    if (result.outcome === 'done') said.takenBack.unshift(named);
    else said.notTakenBack.unshift({ ...named, reason: reasonAmongMany(result) });
  }
  said.notTakenBack.push(...goneAmong([...versions.keys()], found));
  return said;
}

/** Those that are there, as the waiting list stands. */
async function inOrder(
  { store, content }: MoveServices,
  references: readonly string[],
): Promise<Named[]> {
  const rows = await store.read
    .selectFrom('enrollment_applications')
    .select(['reference', 'student_first_name', 'student_last_name'])
    .select(['waits_as', 'applied_on', 'lot', 'enrollment_year', 'grade_level'])
    .where('reference', 'in', references)
    .execute();
  const ranked = await withDrawn(store.read, rows, criteriaOf(content.enrollment));
  return inWaitingOrder(ranked).map(({ reference, ...row }) => ({
    reference,
    applicant: `${row.student_first_name} ${row.student_last_name}`,
  }));
}

const goneAmong = (references: readonly string[], found: readonly Named[]): NotDone[] =>
  references
    .filter((reference) => !found.some((one) => one.reference === reference))
    .map((reference) => ({
      reference,
      applicant: reference,
      reason: reasonAmongMany({ outcome: 'notFound' }),
    }));
