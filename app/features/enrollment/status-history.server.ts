import { listMailsAbout } from '#lib/mail/outbox-state.server.ts';
import type { ReadStore, WriteTransaction } from '#lib/store/store.server.ts';
import { decisionLetters, mailKindOf } from './emails/family-letter.ts';
import type { EnrollmentStatus } from './enrollment-application.ts';
import { type ReachedStatus, toldHistory } from './moves.ts';
import type { EnrollmentApplicationRow } from './tables.server.ts';

/** Every status with its day and what has become of its mail, the oldest first. */
export async function listHistory(
  read: ReadStore | WriteTransaction,
  { id, reference }: Pick<EnrollmentApplicationRow, 'id' | 'reference'>,
): Promise<ReachedStatus[]> {
  const reached = await read
    .selectFrom('enrollment_application_statuses')
    .select(['status', 'reached_at as reachedAt', 'moved_by as movedBy'])
    .where('application_id', '=', id)
    .orderBy('reached_at')
    .execute();
  const { about, kinds } = decisionLetters(reference);
  const mails = await listMailsAbout(read, about, kinds);
  return reached.map((entry) => {
    const own = mails
      .filter(
        ({ kind, queued_at }) => kind === mailKindOf(entry.status) && queued_at === entry.reachedAt,
      )
      .map(({ status, due_at: leavesAt, lease, tries }) => {
        const isLeaving = status === 'waiting' && (lease !== null || tries > 0);
        return { status, leavesAt, isLeaving };
      });
    // Each guardian has one; the one that has come the furthest says what can still be taken back.
    const [mail] = own.toSorted((one, other) => furthest(one) - furthest(other));
    return mail ? { ...entry, mail } : entry;
  });
}

function furthest({ status, isLeaving }: NonNullable<ReachedStatus['mail']>): number {
  if (isLeaving) return 1;
  return ['dead', '', 'sent', 'waiting', 'cancelled'].indexOf(status);
}

/** How far an application has come for its family, which hears of nothing that the office can still take back. */
export interface ToldStatus {
  status: EnrollmentStatus;
  /** Every status until then, the oldest first. */
  history: ReachedStatus[];
}

export async function findToldStatus(
  read: ReadStore | WriteTransaction,
  application: Pick<EnrollmentApplicationRow, 'id' | 'reference' | 'status'>,
  now: Date,
): Promise<ToldStatus> {
  const all = await listHistory(read, application);
  const history = toldHistory(all, now);
  const last = history.length < all.length ? history.at(-1) : undefined;
  return { status: last?.status ?? application.status, history };
}
