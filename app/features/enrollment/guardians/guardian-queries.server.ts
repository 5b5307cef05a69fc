import { listSaidAbout } from '#features/contact/conversation/read-conversation.server.ts';
import type { Content } from '#features/content/schemas.ts';
import { listStudentYears } from '#features/students/student-years.server.ts';
import { isMailAddress } from '#lib/mail/mail-address.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { type GradeLevel, gradeLevels } from '../grade-levels.ts';
import { criteriaOf } from '../places/criteria.ts';
import { standingTold } from '../places/standing-told.server.ts';
import { listOpenRequests } from '../requests/list-requests.server.ts';
import { findToldLeading } from '../same-child/leading.server.ts';
import { withToldYear } from '../second-chance/carry-over.server.ts';
import { applicationHistory } from '../status/status-history.server.ts';
import { isStudent } from '../status/status-sets.ts';
import { findToldInterview } from '../status/told-interview.server.ts';
import type { EnrollmentApplicationRow } from '../tables.server.ts';
import { contactFields } from './contact-details.server.ts';
import { countFollowers } from './count-followers.server.ts';
import { erasureOutcome } from './erasure/erasure-wait.ts';
import { findFollowed } from './guardian-links.server.ts';
import { movesForGuardian } from './guardian-moves.ts';
import { findOwnSide } from './own-side.server.ts';
import type { Guardian } from './portal-access/require-guardian.server.ts';
import './erasure/tables.server.ts';
import './guardian-tables.server.ts';

/** All that the portal shows of one application; its years at the school go out in words. */
export type ApplicationForGuardian = Omit<
  Awaited<ReturnType<typeof getApplicationForGuardian>>,
  'studentYears'
>;

export async function getApplicationForGuardian(
  { read, content }: { read: ReadStore; content: Pick<Content, 'enrollment'> },
  guardian: Guardian,
  now: Date,
) {
  const side = await findOwnSide(read, guardian);
  const { own, other } = side;
  const row = await withToldYear(read, side.row, now);
  const { leading = row, ...told } = await findToldLeading(read, row.reference, now);
  const ofForm = await applicationHistory.findTold(read, row, now);
  const followers = await countFollowers(read, row.reference);
  const request = await read
    .selectFrom('enrollment_erasure_requests')
    .select('due_at')
    .where('application_id', '=', row.id)
    .executeTakeFirst();
  const criteria = criteriaOf(content.enrollment);
  const { accountId } = guardian;
  const followed = await findFollowed(read, { reference: leading.reference, accountId });
  return {
    ...followedInShort(row, { ...leading, status: told.status }, followed !== undefined),
    version: row.version,
    /** Its years at the school; nothing while the school can still take back that it is enrolled. */
    studentYears: isStudent(told.status)
      ? ((await listStudentYears(read, [leading.reference])).get(leading.reference) ?? [])
      : [],
    // Who of the school did something is the school's own matter.
    history: told.history.map(({ status, reachedAt, movedBy }) => ({
      status,
      reachedAt,
      isByFamily: movedBy === null,
    })),
    interview: await findToldInterview(read, row.reference, now),
    moves: movesForGuardian(told.status),
    standing: await standingTold(read, leading, told.status, { criteria, now }),
    contact: contactFields(side),
    /** Undefined where nobody knows which of the two they are. */
    ...(own && { wantsLetters: row[`parent${own}_letters`] === 1 }),
    /** Whether the school has an address of the other guardian. Which, is not told. */
    canInvite: isMailAddress(other ? row[`parent${other}_email`] : ''),
    /** What the school still waits for. */
    requests: await listOpenRequests(read, { id: row.id, status: told.status }, now),
    said: await listSaidAbout(read, row.reference, now),
    /** How it is erased on a guardian's wish; with the instant, when that is waiting to be done. */
    erasure: { way: erasureOutcome(ofForm.status, followers), dueAt: request?.due_at ?? null },
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
) {
  const isLed = leading.reference !== row.reference;
  return {
    reference: row.reference,
    student: `${row.student_first_name} ${row.student_last_name}`,
    firstName: row.student_first_name,
    grade: row.grade_level as GradeLevel,
    gradeLevel: gradeLevels[row.grade_level as GradeLevel],
    enrollmentYear: row.enrollment_year,
    status: leading.status,
    ...(isLed && { goesOnElsewhere: true as const }),
    ...(isLed && followsLeading && { goesOnAs: leading.reference }),
  };
}
