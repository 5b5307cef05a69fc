import type { DeskOutcome } from '#desk/record/desk-answer.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { recordAct } from '#lib/audit/audit-records.server.ts';
import { restoreMails, takeMailsBack } from '#lib/mail/waiting-mails.server.ts';
import { decisionLetters, mailKindOf } from '../emails/family-letter.ts';
import { statusBeforeUndo } from '../moves.ts';
import { setStatus } from '../reach-status.server.ts';
import { changeApplication } from './desk-changes.server.ts';
import type { DeskDependencies } from './move-application.server.ts';
import { listHistory } from './open-application.server.ts';

const TOO_LATE: DeskOutcome = {
  outcome: 'refused',
  detail:
    'It is too late to take this back: the ten minutes are over, or the family has got a mail or has answered.',
};

/**
 * Takes the last move back: its status, its date, and the mail that waits. The mail that the move cancelled waits
 * again. A mail that has gone keeps the move.
 */
export function undoMove(
  staff: StaffIn<'enrollment'>,
  dependencies: Pick<DeskDependencies, 'store' | 'clock'>,
  reference: string,
  seenVersion: number,
): Promise<DeskOutcome> {
  return changeApplication(
    staff,
    dependencies,
    reference,
    seenVersion,
    async ({ transaction, row, now }) => {
      const history = await listHistory(transaction, row);
      const to = statusBeforeUndo(history, now);
      const last = history.at(-1);
      if (!to || !last || (last.mail && last.mail.status !== 'waiting')) return TOO_LATE;
      if (last.mail?.isLeaving) return TOO_LATE;
      await setStatus(transaction, row, to);
      await takeMailsBack(transaction, { about: reference, kinds: [mailKindOf(last.status)] });
      await restoreMails(transaction, decisionLetters(reference), last.reachedAt);
      await transaction
        .deleteFrom('enrollment_application_statuses')
        .where('application_id', '=', row.id)
        .where('status', '=', last.status)
        .where('reached_at', '=', last.reachedAt)
        .execute();
      const detail = `taken back: ${last.status}, status: ${to}`;
      await recordAct(transaction, staff, { act: 'changed', about: reference, detail }, now);
      return { outcome: 'done' };
    },
  );
}
