import type { PlainDate } from '#lib/dates/plain-date.ts';
import type { MailKind } from '#lib/mail/outbox.server.ts';
import { anyTable, type TableWith } from '#lib/store/any-table.ts';
import type { ReadStore, Tables } from '#lib/store/store.server.ts';
import { type DeskStatus, statusesOf, whoseIn } from '../../record/record-status.ts';
import type { WorkRoom } from '../../rooms.ts';
import type { CaseStatusRow } from '../case-tables.server.ts';
import { type AnswerDays, type Asked, type Turn, type TurnStep, turnOf } from './answer-by.ts';
import { promiseOf } from './promise-columns.ts';

interface AnsweredRow {
  reference: string;
  status: string;
  assigned_to: string | null;
}

type Statuses = Readonly<
  Record<string, Pick<DeskStatus, 'name' | 'isOurTurn' | 'isTheirTurn' | 'isNew'>>
>;

/** What a line of work says of one record. */
export interface CaseWords {
  /** Whom it is about, or who has sent it. */
  who: string;
  what: string;
  /** It goes before what else is late. */
  isComplaint?: true | undefined;
}

/**
 * Who waits for an answer, and the kind of mail that says that it is late: the family of an application, or the address
 * of one sender.
 */
export type Waiting = { kind: MailKind } & ({ family: string } | { to: string });

/** What to say of records, from these columns of their own rows. */
export function wordsFrom<
  Table extends TableWith<AnsweredRow>,
  Column extends string & keyof Tables[Table],
>(
  table: Table,
  columns: readonly Column[],
  say: (row: Pick<Tables[Table], Column>) => CaseWords,
): AnsweredRoom['listWords'] {
  return async (read, references) => {
    const rows = await anyTable<AnsweredRow>(read)
      .selectFrom(table as string)
      .select(['reference', ...(columns as readonly never[])])
      .where('reference', 'in', [...references, ''])
      .execute();
    return new Map(rows.map((row) => [row.reference, say(row as unknown as Tables[Table])]));
  };
}

/** How a room answers what people have sent, by what the school has set. */
export interface AnsweredRoom {
  room: WorkRoom;
  table: TableWith<AnsweredRow>;
  /** The statuses of each kind that lies in its table; where there are several, the column `kind` says which. */
  kinds: Readonly<Record<string, Statuses>>;
  /** The column that is null in the rows that go on: of two forms of one child only one does. */
  goesOnWithout?: 'same_child_as';
  daysFor(kind: string): AnswerDays;
  /** What Today calls new ones, one and several, where the words of the device would not tell two kinds apart. */
  whileNew?(kind: string): readonly [one: string, many: string];
  /** What one record is late with: the beginning of its line on Today. */
  late(words: CaseWords): string;
  /** What the button of a line says. */
  press: string;
  /** Who waits for the answer to a record. */
  findWaiting(read: ReadStore, reference: string): Promise<Waiting | undefined>;
  /** What to say of these records, by reference. */
  listWords(read: ReadStore, references: readonly string[]): Promise<Map<string, CaseWords>>;
  /** The references of complaints, each of which is a line of its own. */
  listComplaints?(read: ReadStore): Promise<ReadonlySet<string>>;
  /** The last day for those outside to answer, by what was written down with a status. */
  theirDay?(reachedAt: string, facts: { answerBy?: PlainDate }): PlainDate | undefined;
  /** What those outside were asked for beside the status. */
  listAsked?(
    read: ReadStore,
    now: Date,
    references?: readonly string[],
  ): Promise<Map<string, Asked>>;
}

/** A record in which somebody has the next move. */
export interface OpenTurn {
  room: WorkRoom;
  kind: string;
  reference: string;
  status: string;
  assignedTo: string | null;
  turn: Turn;
  /** Whether somebody of the office has begun to work on it. */
  isBegun: boolean;
  /**
   * The last status, with which a promise is written down; `isPromised` once it is. `isSaidBroken`: of a promise in this
   * turn, and not in one before it that began with the same status.
   */
  step: { number: number; isPromised: boolean; isSaidBroken: boolean };
}

/** Whose turn it is with each record of a room that somebody still works with: with all, or with these. */
export async function listTurns(
  read: ReadStore,
  room: AnsweredRoom,
  now: Date,
  references?: readonly string[],
): Promise<OpenTurn[]> {
  if (references?.length === 0) return [];
  const rows = await rowsOf(read, room, references);
  const asked = await room.listAsked?.(read, now, references);
  const byReference = new Map<string, Row[]>();
  for (const row of rows) {
    const steps = byReference.get(row.reference) ?? [];
    byReference.set(row.reference, [...steps, row]);
  }
  return [...byReference].flatMap(([reference, steps]) => {
    const last = steps.at(-1);
    const kind = last && kindOf(room, last);
    const statuses = kind && room.kinds[kind];
    if (!statuses) return [];
    const whoseIs = (status: string) => whoseIn(statuses[status] ?? {});
    const facts = {
      whoseIs,
      steps: steps.map((step) => stepOf(room, step)),
      asked: asked?.get(reference),
    };
    const turn = turnOf(facts, room.daysFor(kind), now);
    if (!turn || turn.whose === 'nobodys') return [];
    const isPromised = last.promise_since === turn.since;
    const isSaidBroken = last.broken_at !== null && last.broken_at >= turn.since;
    return [
      {
        room: room.room,
        kind,
        reference,
        status: last.status,
        assignedTo: last.assigned_to,
        turn,
        isBegun: steps.length > 1 && !statuses[last.status]?.isNew,
        step: { number: last.number, isPromised, isSaidBroken },
      },
    ];
  });
}

type Row = CaseStatusRow & { kind?: string; assigned_to: string | null };

function rowsOf(
  read: ReadStore,
  { table, kinds, goesOnWithout }: AnsweredRoom,
  references?: readonly string[],
): Promise<Row[]> {
  const all = Object.values(kinds).flatMap((statuses) =>
    statusesOf(statuses, (status) => whoseIn(status) !== 'nobodys'),
  );
  return (
    anyTable<AnsweredRow & { kind: string; same_child_as: string | null } & CaseStatusRow>(read)
      .selectFrom(`${table} as record`)
      .innerJoin('case_statuses as step', 'step.reference', 'record.reference')
      .select(['step.reference', 'step.number', 'step.status', 'step.reached_at', 'step.facts'])
      .select(['step.promise_since', 'step.promise_by', 'step.broken_at', 'step.new_day'])
      .select(['step.tell_at', 'step.moved_by', 'record.assigned_to'])
      .$if(isOfSeveral(kinds), (query) => query.select('record.kind'))
      // Either, not both: with the status beside their references SQLite reads all that have it.
      .where(references ? 'record.reference' : 'record.status', 'in', [
        ...(references ?? new Set(all)),
      ])
      .$if(goesOnWithout !== undefined, (query) => query.where('record.same_child_as', 'is', null))
      .orderBy('step.reference')
      .orderBy('step.number')
      .execute() as Promise<Row[]>
  );
}

const isOfSeveral = (kinds: AnsweredRoom['kinds']) => Object.keys(kinds).length > 1;

function kindOf({ kinds }: AnsweredRoom, row: Row): string | undefined {
  return isOfSeveral(kinds) ? row.kind : Object.keys(kinds)[0];
}

function stepOf({ theirDay }: AnsweredRoom, row: Row): TurnStep {
  const { status, reached_at: reachedAt } = row;
  const day = theirDay?.(reachedAt, JSON.parse(row.facts) as { answerBy?: PlainDate });
  return { status, reachedAt, theirDay: day, ...promiseOf(row) };
}
