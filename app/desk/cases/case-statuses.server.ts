import type { ActData } from '#lib/audit/audit-records.server.ts';
import { findTrustedNow } from '#lib/jobs/clock-readings.server.ts';
import { lettersProgress } from '#lib/mail/outbox-state.server.ts';
import { type Letters, restoreMails, takeMailsBack } from '#lib/mail/waiting-mails.server.ts';
import type { ReadStore, WriteTransaction } from '#lib/store/store.server.ts';
import { type DeskRefusal, refuse } from '../record/desk-answer.server.ts';
import { insertStatus, type Moving, statusRows } from './status-rows.server.ts';
import { findUndo, isTellMoment, type Reached, type TakesBack, toldOf } from './time-to-undo.ts';
import { promiseOf, remindedOf } from './turns/promise-columns.ts';

export const TOO_LATE = refuse(
  'It is too late to take this back: the ten minutes are over, the mail has left, or there is an answer.',
);

/** A move as the record of acts keeps it. */
export function moveAct(
  status: string,
  { isMailed, cancelledMails }: { isMailed: boolean; cancelledMails: number },
): ActData {
  return {
    status,
    ...(isMailed && { hasMail: true }),
    ...(cancelledMails > 0 && { cancelsMails: true }),
  };
}

/** A record as its statuses are asked for. */
interface Moved<Status> {
  reference: string;
  status: Status;
}

/**
 * The statuses that records of one kind have reached. `lettersAbout` are the mails that go with them; `Facts` is what
 * is written down with a status, such as the last day to answer an offer.
 */
export function statusesOfKind<Status extends string, Facts extends object = object>(
  lettersAbout: (reference: string) => Letters = (about) => ({ about, kinds: [] }),
) {
  /** Every status with what has become of its mail, the oldest first. */
  async function list(read: ReadStore, reference: string): Promise<Reached<Status, Facts>[]> {
    const rows = await statusRows(read, reference);
    const letters = lettersAbout(reference);
    const progress =
      letters.kinds.length > 0 ? await lettersProgress(read, letters) : new Map<string, never>();
    return rows.map((row) => {
      const mail = progress.get(row.reached_at);
      return {
        status: row.status as Status,
        reachedAt: row.reached_at,
        tellAt: row.tell_at,
        movedBy: row.moved_by,
        facts: JSON.parse(row.facts) as Partial<Facts> & TakesBack,
        ...promiseOf(row),
        reminded: remindedOf(row),
        ...(mail && { mail }),
      };
    });
  }

  /** Writes down that a record has reached a status; the first one is that in which it was sent. */
  async function reach(
    transaction: WriteTransaction,
    reference: string,
    moving: Moving<Status, Facts>,
    now: Date,
  ): Promise<void> {
    const { length } = await statusRows(transaction, reference);
    await insertStatus(transaction, reference, { ...moving, number: length + 1 }, now);
  }

  /**
   * What the sender does while the office's last move is not told yet, and that it does not give way to: it comes to
   * lie before that move, is told at once, and stands if the move is taken back.
   */
  async function reachBefore(
    transaction: WriteTransaction,
    reference: string,
    moving: Moving<Status, Facts>,
    now: Date,
  ): Promise<void> {
    const { length } = await statusRows(transaction, reference);
    await transaction
      .updateTable('case_statuses')
      .set({ number: length + 1 })
      .where('reference', '=', reference)
      .where('number', '=', length)
      .execute();
    await insertStatus(transaction, reference, { ...moving, number: length }, now);
  }

  /**
   * A letter of the office leaves at once: whoever reads it sees where the record stands. What is told at a moment of its
   * own, with others, is not told by it.
   */
  async function tellNow(
    transaction: WriteTransaction,
    reference: string,
    now: Date,
  ): Promise<void> {
    const untold = (await statusRows(transaction, reference)).filter(
      ({ reached_at, tell_at }) =>
        tell_at > now.toISOString() && !isTellMoment(tell_at, reached_at),
    );
    for (const { number } of untold) {
      await transaction
        .updateTable('case_statuses')
        .set({ tell_at: now.toISOString() })
        .where('reference', '=', reference)
        .where('number', '=', number)
        .execute();
    }
  }

  /** Writes something down with the last status, in the place of what stood there under that name. */
  async function addFacts(
    transaction: WriteTransaction,
    reference: string,
    facts: Partial<Facts>,
  ): Promise<void> {
    const last = (await statusRows(transaction, reference)).at(-1);
    if (!last) return;
    await transaction
      .updateTable('case_statuses')
      .set({ facts: JSON.stringify({ ...JSON.parse(last.facts), ...facts }) })
      .where('reference', '=', reference)
      .where('number', '=', last.number)
      .execute();
  }

  /** How far a record has come for those outside, who hear of nothing that the office can still take back. */
  async function findTold(read: ReadStore, record: Moved<Status>, now: Date) {
    const trusted = await findTrustedNow(read, now);
    return toldOf(await list(read, record.reference), record.status, now, trusted);
  }

  /** As a copy of the record holds it: all, or, at an instant, what those outside are told by then. */
  async function findHeld(read: ReadStore, record: Moved<Status>, copiedAt?: Date) {
    const all = await list(read, record.reference);
    const told = copiedAt
      ? toldOf(all, record.status, copiedAt, await findTrustedNow(read, copiedAt))
      : { status: record.status, history: all };
    const untold = all.slice(told.history.length).map(({ reachedAt }) => reachedAt);
    return {
      status: told.status,
      statuses: told.history.map(({ status, reachedAt, facts }) => ({
        status,
        reached_at: reachedAt,
        ...facts,
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
    { transaction, row, now }: { transaction: WriteTransaction; row: Moved<Status>; now: Date },
    restore: (last: Reached<Status, Facts>, to: Reached<Status, Facts>) => Promise<void>,
  ): Promise<DeskRefusal | { set: { status: Status }; did: ActData[] }> {
    const history = await list(transaction, row.reference);
    const [last, to] = history.toReversed();
    if (!last || !to || !findUndo(history, now)) return TOO_LATE;
    const letters = lettersAbout(row.reference);
    await takeMailsBack(transaction, { ...letters, queuedAt: last.reachedAt });
    await restoreMails(transaction, letters, last.reachedAt);
    await transaction
      .deleteFrom('case_statuses')
      .where('reference', '=', row.reference)
      .where('number', '=', history.length)
      .execute();
    await restore(last, to);
    return {
      set: { status: to.status },
      did: [{ takenBack: last.status, status: to.status }],
    };
  }

  return { list, reach, reachBefore, tellNow, addFacts, findTold, findHeld, undo };
}
