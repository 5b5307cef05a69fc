import { lettersProgress } from '#lib/mail/outbox-state.server.ts';
import { type Letters, restoreMails, takeMailsBack } from '#lib/mail/waiting-mails.server.ts';
import { anyTable, type TableWith } from '#lib/store/any-table.ts';
import type { ReadStore, Tables, WriteTransaction } from '#lib/store/store.server.ts';
import { type DeskRefusal, refuse } from './desk-answer.server.ts';
import { findUndo, type Reached, toldHistory, toldStatus } from './time-to-undo.ts';

interface StatusRow {
  application_id: string;
  status: string;
  reached_at: string;
}

/** What only some rooms write down with a status. */
interface MoreOfStatus {
  moved_by?: string | null;
  answer_by?: string | null;
}

type StatusTable = TableWith<StatusRow>;

/** How far a record has come for those outside, who hear of nothing that the office can still take back. */
export interface Told<Status extends string> {
  status: Status;
  /** Every status until then, the oldest first. */
  history: Reached<Status>[];
}

export const TOO_LATE = refuse(
  'It is too late to take this back: the ten minutes are over, the mail has left, or there is an answer.',
);

/** A move as the record of acts says it. */
export function moveInDetail(
  to: string,
  { isMailed, cancelledMails }: { isMailed: boolean; cancelledMails: number },
): string {
  const details = [
    `status: ${to}`,
    isMailed && 'with a mail',
    cancelledMails > 0 && 'the mail before it cancelled',
  ];
  return details.filter(Boolean).join(', ');
}

/**
 * The statuses that a kind of record has reached. `table` has a row for each, with who moved it where the room writes
 * that down; `lettersAbout` are the mails that go with them.
 */
export function statusHistory<Table extends StatusTable>(
  table: Table,
  lettersAbout: (reference: string) => Letters,
) {
  type Status = Tables[Table]['status'];

  /** Every status with what has become of its mail, the oldest first. */
  async function list(
    read: ReadStore,
    { id, reference }: { id: string; reference: string },
  ): Promise<Reached<Status>[]> {
    const rows = await anyTable<StatusRow & MoreOfStatus>(read)
      .selectFrom(table as string)
      .selectAll()
      .where('application_id', '=', id)
      .orderBy('reached_at')
      .execute();
    const progress = await lettersProgress(read, lettersAbout(reference));
    return rows.map(({ status, reached_at: reachedAt, moved_by: movedBy, answer_by: answerBy }) => {
      const mail = progress.get(reachedAt);
      return {
        ...{ status: status as Status, reachedAt, movedBy },
        ...(answerBy && { answerBy }),
        ...(mail && { mail }),
      };
    });
  }

  async function findTold(
    read: ReadStore,
    record: { id: string; reference: string; status: Status },
    now: Date,
  ): Promise<Told<Status>> {
    const all = await list(read, record);
    const history = toldHistory(all, now);
    return { status: toldStatus(record.status, all, history), history };
  }

  /** As a copy of the record holds it: all, or, at an instant, what those outside are told by then. */
  async function findHeld(
    read: ReadStore,
    record: { id: string; reference: string; status: Status },
    copiedAt?: Date,
  ) {
    const all = await list(read, record);
    const told = copiedAt ? toldHistory(all, copiedAt) : all;
    const untold = all.slice(told.length).map(({ reachedAt }) => reachedAt);
    return {
      status: toldStatus(record.status, all, told),
      statuses: told.map(({ status, reachedAt, answerBy }) => ({
        ...{ status, reached_at: reachedAt },
        ...(answerBy && { answer_by: answerBy }),
      })),
      /** Whether what was written at that instant is told: a move may have brought it. */
      isTold: (writtenAt: string) => !untold.includes(writtenAt),
    };
  }

  /**
   * Takes the last move back: its status, its date and the mail that waits; the mail that it cancelled waits again.
   * `restore` brings back what else the move has changed.
   */
  async function undo(
    { transaction, row, now }: Moved<Status>,
    restore: (last: Reached<Status>, to: Status) => Promise<void>,
  ): Promise<DeskRefusal | { set: { status: Status }; did: string[] }> {
    const history = await list(transaction, row);
    const last = history.at(-1);
    const to = findUndo(history, now)?.to;
    if (!last || !to) return TOO_LATE;
    const letters = lettersAbout(row.reference);
    await takeMailsBack(transaction, { ...letters, queuedAt: last.reachedAt });
    await restoreMails(transaction, letters, last.reachedAt);
    await anyTable<StatusRow>(transaction)
      .deleteFrom(table as string)
      .where('application_id', '=', row.id)
      .where('status', '=', last.status)
      .where('reached_at', '=', last.reachedAt)
      .execute();
    await restore(last, to);
    return { set: { status: to }, did: [`taken back: ${last.status}, status: ${to}`] };
  }

  return { list, findTold, findHeld, undo };
}

interface Moved<Status> {
  transaction: WriteTransaction;
  row: { id: string; reference: string; status: Status };
  now: Date;
}
