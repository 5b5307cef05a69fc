import type { DeskRefusal } from '#desk/record/desk-answer.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { doPartOnce } from '#lib/store/press-once.server.ts';
import { phoneToCall } from '../barred/phone-to-call.server.ts';
import type { MoveSeveralRequest } from './desk-schemas.ts';
import { type MoveServices, moveApplication } from './move-application.server.ts';

interface Named {
  reference: string;
  applicant: string;
}

export interface MovedSeveral {
  moved: Named[];
  notMoved: (Named & { reason: string })[];
  /** Moved as well, without an address that the letter could go to; `phone` is '' where nobody may be told. */
  toCall: (Named & { phone: string })[];
}

/**
 * One move for several applications, whoever applied first is first: the places that are left are theirs, and the
 * list they wait on keeps that order. Those it is not allowed for come back with their names, and stay as they are.
 */
export async function moveSeveral(
  services: MoveServices,
  staff: StaffIn<'enrollment'>,
  { applications, ...move }: MoveSeveralRequest,
): Promise<MovedSeveral> {
  const versions = new Map(applications.map(({ reference, version }) => [reference, version]));
  const rows = await services.store.read
    .selectFrom('enrollment_applications')
    .select(['reference', 'student_first_name', 'student_last_name'])
    .where('reference', 'in', [...versions.keys()])
    .orderBy('submitted_at')
    .orderBy('reference')
    .execute();
  const said: MovedSeveral = { moved: [], notMoved: [], toCall: [] };
  for (const { reference, ...row } of rows) {
    const applicant = `${row.student_first_name} ${row.student_last_name}`;
    const version = versions.get(reference) ?? 0;
    const result = await doPartOnce(services.store, reference, () =>
      moveApplication(services, staff, reference, { ...move, version }),
    );
    if (result.outcome !== 'done') {
      said.notMoved.push({ reference, applicant, reason: reasonFor(result) });
      continue;
    }
    said.moved.push({ reference, applicant });
    if (!result.isToCall) continue;
    const phone = await phoneToCall(services.store.read, reference);
    said.toCall.push({ reference, applicant, phone });
  }
  for (const reference of versions.keys()) {
    if (rows.some((row) => row.reference === reference)) continue;
    said.notMoved.push({ reference, applicant: reference, reason: GONE });
  }
  return said;
}

const GONE = 'It is no longer there.';

function reasonFor(refusal: DeskRefusal): string {
  return refusal.outcome === 'notFound' ? GONE : refusal.detail;
}
