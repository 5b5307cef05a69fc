import { type ChangeServices, changeRecord } from '#desk/record/change-record.server.ts';
import { type DeskOutcome, refuse } from '#desk/record/desk-answer.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { restoreMails, takeMailsBack } from '#lib/mail/waiting-mails.server.ts';
import { decisionLetters, mailKindOf } from '../emails/family-letter.ts';
import { isClosedWithoutPlace } from '../enrollment-application.ts';
import { statusBeforeUndo } from '../moves.ts';
import { leadAnew } from '../same-child/lead-one.server.ts';
import { listHistory } from '../status-history.server.ts';
import { applicationKind } from './application-kind.server.ts';

const TOO_LATE = refuse(
  'It is too late to take this back: the ten minutes are over, or the family has got a mail or has answered.',
);

/**
 * Takes the last move back: its status, its date, the note that came with it, and the mail that waits. The mail that
 * the move cancelled waits again. A mail that has gone keeps the move.
 */
export function undoMove(
  services: ChangeServices,
  staff: StaffIn<'enrollment'>,
  reference: string,
  { version }: { version: number },
): Promise<DeskOutcome> {
  const seen = { key: reference, version };
  return changeRecord(applicationKind, services, staff, seen, async ({ transaction, row, now }) => {
    const history = await listHistory(transaction, row);
    const to = statusBeforeUndo(history, now);
    const last = history.at(-1);
    if (!to || !last) return TOO_LATE;
    await takeMailsBack(transaction, { about: reference, kinds: [mailKindOf(last.status)] });
    await restoreMails(transaction, decisionLetters(reference), last.reachedAt);
    await transaction
      .deleteFrom('enrollment_application_statuses')
      .where('application_id', '=', row.id)
      .where('status', '=', last.status)
      .where('reached_at', '=', last.reachedAt)
      .execute();
    // Why one more was offered than there are places.
    await transaction
      .deleteFrom('enrollment_application_notes')
      .where('application_id', '=', row.id)
      .where('written_at', '=', last.reachedAt)
      .execute();
    await transaction
      .updateTable('enrollment_applications')
      .set({ status: to })
      .where('id', '=', row.id)
      .execute();
    if (isClosedWithoutPlace(last.status)) await leadAnew(transaction, reference);
    return { set: { status: to }, did: [`taken back: ${last.status}, status: ${to}`] };
  });
}
