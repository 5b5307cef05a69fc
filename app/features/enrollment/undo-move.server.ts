import type { StaffIn } from '#features/staff/require-room.server.ts';
import { recordAct } from '#lib/audit/audit-records.server.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import {
  type ChangeRefused,
  type ChangeResult,
  changedMeanwhile,
  findUnchanged,
  isRefused,
} from './desk-changes.server.ts';
import { mailKindOf } from './emails/family-letter.ts';
import type { DeskSurroundings } from './move-application.server.ts';
import { statusBeforeUndo } from './moves.ts';
import { listHistory } from './open-application.server.ts';
import { setStatus } from './reach-status.server.ts';

const TOO_LATE: ChangeRefused = {
  outcome: 'refused',
  title: 'Too late to take back',
  detail: 'The ten minutes are over, or the family has been written to or has answered.',
};

/** Takes the last move back: its status, its date, and the mail that waits. A mail that has gone keeps the move. */
export async function undoMove(
  staff: StaffIn<'enrollment'>,
  { store, clock }: Pick<DeskSurroundings, 'store' | 'clock'>,
  reference: string,
  seenVersion: number,
): Promise<ChangeResult> {
  const now = clock.now();
  return store.write(async (transaction) => {
    const row = await findUnchanged(transaction, reference, seenVersion);
    if (isRefused(row)) return row;
    const history = await listHistory(transaction, row.id);
    const to = statusBeforeUndo(history, now);
    const last = history.at(-1);
    if (!to || !last) return TOO_LATE;
    if (await hasGone(transaction, reference, last.status, last.reachedAt)) return TOO_LATE;
    if (!(await setStatus(transaction, row, to))) return changedMeanwhile(row);
    await transaction
      .deleteFrom('outgoing_mails')
      .where('about', '=', reference)
      .where('kind', '=', mailKindOf(last.status))
      .where('queued_at', '=', last.reachedAt)
      .execute();
    await transaction
      .deleteFrom('enrollment_application_statuses')
      .where('application_id', '=', row.id)
      .where('status', '=', last.status)
      .where('reached_at', '=', last.reachedAt)
      .execute();
    const detail = `taken back: ${last.status}, status: ${to}`;
    await recordAct(transaction, staff, { act: 'changed', about: reference, detail }, now);
    return { outcome: 'done' };
  });
}

/** Whether the mail of the move has left, or is leaving this moment. */
async function hasGone(
  transaction: WriteTransaction,
  reference: string,
  status: Parameters<typeof mailKindOf>[0],
  queuedAt: string,
): Promise<boolean> {
  const gone = await transaction
    .selectFrom('outgoing_mails')
    .select('id')
    .where('about', '=', reference)
    .where('kind', '=', mailKindOf(status))
    .where('queued_at', '=', queuedAt)
    .where((mail) =>
      mail.or([
        mail('status', '!=', 'waiting'),
        mail('lease', 'is not', null),
        mail('tries', '>', 0),
      ]),
    )
    .executeTakeFirst();
  return gone !== undefined;
}
