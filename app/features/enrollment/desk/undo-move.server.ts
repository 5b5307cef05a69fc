import { takeNotesBack } from '#desk/cases/case-notes.server.ts';
import { type ChangeServices, changeRecord } from '#desk/record/change-record.server.ts';
import type { DeskOutcome } from '#desk/record/desk-answer.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { takeStudentYearBack } from '#features/students/keep-student-years.server.ts';
import { enrollmentStatuses } from '../enrollment-status.ts';
import { forgetPassedOver } from '../places/note-passed-over.server.ts';
import { cancelMailsSettledSince } from '../requests/ask-for-things.server.ts';
import { leadAnew } from '../same-child/lead-one.server.ts';
import { carryBack } from '../second-chance/carry-over.server.ts';
import { applicationHistory } from '../status/status-history.server.ts';
import { isClosedWithoutPlace } from '../status/status-sets.ts';
import { applicationKind, type Work } from './application-kind.server.ts';

/** Takes the last move back, with the note that came with it, and the year into which it took the form over. */
export function undoMove(
  services: ChangeServices,
  staff: StaffIn<'enrollment'>,
  reference: string,
  { version }: { version: number },
): Promise<DeskOutcome> {
  const seen = { key: reference, version };
  return changeRecord(applicationKind, services, staff, seen, undoWithin);
}

/** The same within the write of its application. */
export function undoWithin(work: Work) {
  const { transaction, row } = work;
  const { reference } = row;
  return applicationHistory.undo(work, async ({ status, reachedAt, facts }, to) => {
    await cancelMailsSettledSince(transaction, row, reachedAt);
    if (facts.carriedFrom) await carryBack(work, facts.carriedFrom, reachedAt);
    // Why one more was offered than there are places.
    await takeNotesBack(transaction, [reference], reachedAt);
    if (enrollmentStatuses[status].isOffer) await forgetPassedOver(transaction, row, reachedAt);
    if (enrollmentStatuses[status].isStudent) {
      const place = { reference, year: row.enrollment_year };
      await takeStudentYearBack(transaction, place, facts.classBefore);
    }
    if (![status, to.status].some(isClosedWithoutPlace)) return;
    await transaction
      .updateTable('enrollment_applications')
      .set({ status: to.status })
      .where('id', '=', row.id)
      .execute();
    await leadAnew(transaction, reference);
  });
}
