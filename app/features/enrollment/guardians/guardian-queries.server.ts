import {
  listSaidAbout,
  type SaidToFamily,
} from '#features/contact/conversation/read-conversation.server.ts';
import { isMailAddress } from '#lib/mail/mail-address.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import type { EnrollmentStatus } from '../enrollment-application.ts';
import { type GradeLevel, gradeLevels } from '../grade-levels.ts';
import { listOpenRequests, type OpenRequest } from '../requests/list-requests.server.ts';
import type { GoesOn } from '../same-child/goes-on-as.tsx';
import { findToldLeading } from '../same-child/leading.server.ts';
import { applicationHistory } from '../status-history.server.ts';
import type { EnrollmentApplicationRow } from '../tables.server.ts';
import { type ContactField, contactFields } from './contact-details.server.ts';
import { countFollowers } from './count-followers.server.ts';
import { type ErasureWay, erasureWay } from './erasure/erasure-wait.ts';
import { isFollowedBy } from './guardian-links.server.ts';
import { type GuardianMove, movesForGuardian } from './guardian-moves.ts';
import { findOwnSide } from './own-side.server.ts';
import type { Guardian } from './portal-access/require-guardian.server.ts';
import './erasure/tables.server.ts';
import './guardian-tables.server.ts';

/** An application in the list of a guardian's. */
export interface FollowedApplication extends GoesOn {
  reference: string;
  student: string;
  firstName: string;
  grade: GradeLevel;
  gradeLevel: string;
  enrollmentYear: string;
  /** That of the application which goes on for the child, as the family is told. */
  status: EnrollmentStatus;
}

interface FollowedStatus {
  status: EnrollmentStatus;
  reachedAt: string;
  /** Whether the family did it. Who of the school did is the school's own matter. */
  isByFamily: boolean;
}

/** All that the portal shows of one application. */
export interface ApplicationForGuardian extends FollowedApplication {
  version: number;
  history: FollowedStatus[];
  moves: GuardianMove[];
  contact: ContactField[];
  /** Whether the school writes to this guardian; undefined where nobody knows which of the two they are. */
  wantsLetters?: boolean;
  /** Whether the school has an address of the other guardian. Which, is not told. */
  canInvite: boolean;
  /** What the school still waits for. */
  requests: OpenRequest[];
  /** What the school and the family said to each other, the oldest first. */
  said: SaidToFamily[];
  /** How it is erased on a guardian's wish; with the instant, when that is waiting to be done. */
  erasure: { way: ErasureWay; dueAt: string | null };
}

export async function getApplicationForGuardian(
  read: ReadStore,
  guardian: Guardian,
  now: Date,
): Promise<ApplicationForGuardian> {
  const side = await findOwnSide(read, guardian);
  const { row, own, other } = side;
  const { leading = row, ...told } = await findToldLeading(read, row.reference, now);
  const ofForm = await applicationHistory.findTold(read, row, now);
  const followers = await countFollowers(read, row.reference);
  const request = await read
    .selectFrom('enrollment_erasure_requests')
    .select('due_at')
    .where('application_id', '=', row.id)
    .executeTakeFirst();
  const { accountId } = guardian;
  const followsLeading = await isFollowedBy(read, { reference: leading.reference, accountId });
  return {
    ...followedInShort(row, { ...leading, status: told.status }, followsLeading),
    version: row.version,
    history: told.history.map(({ status, reachedAt, movedBy }) => ({
      ...{ status, reachedAt, isByFamily: movedBy === null },
    })),
    moves: movesForGuardian(told.status),
    contact: contactFields(side),
    ...(own && { wantsLetters: (own === 1 ? row.parent1_letters : row.parent2_letters) === 1 }),
    canInvite: isMailAddress((other === 1 ? row.parent1_email : other && row.parent2_email) ?? ''),
    requests: await listOpenRequests(read, { id: row.id, status: told.status }, now),
    said: await listSaidAbout(read, row.reference, now),
    erasure: { way: erasureWay(ofForm.status, followers), dueAt: request?.due_at ?? null },
  };
}

/**
 * As a guardian's list has it, with the status of the application that goes on for the child. Its reference only for
 * whoever follows that one too: with it and a birth date, one could act on it.
 */
export function followedInShort(
  row: EnrollmentApplicationRow,
  leading: EnrollmentApplicationRow,
  followsLeading: boolean,
): FollowedApplication {
  const isLed = leading.reference !== row.reference;
  return {
    reference: row.reference,
    student: `${row.student_first_name} ${row.student_last_name}`,
    firstName: row.student_first_name,
    grade: row.grade_level as GradeLevel,
    gradeLevel: gradeLevels[row.grade_level as GradeLevel],
    enrollmentYear: row.enrollment_year,
    status: leading.status,
    ...(isLed && { goesOnElsewhere: true }),
    ...(isLed && followsLeading && { goesOnAs: leading.reference }),
  };
}
