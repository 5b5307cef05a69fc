import type { RoomServices } from '#desk/define-room.server.ts';
import { refuse } from '#desk/record/desk-answer.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { dayInLusaka, type PlainDate } from '#lib/dates/plain-date.ts';
import { doAtEachPress } from '#lib/store/press-once.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { keepLayout, listLayouts } from './layouts.server.ts';
import { judge } from './matching/judge.ts';
import { idsIn, referencesIn } from './matching/named-in-line.ts';
import type { Payable, Promised, Settled } from './matching/payable.ts';
import type { PaymentPart } from './payment-part.ts';
import { lackOf } from './reading/column-roles.ts';
import { type ReadStatement, readStatement } from './reading/read-statement.ts';
import type { StatementLine } from './reading/statement-line.ts';
import type { StatementChange } from './statement-schema.server.ts';

type Asked = Extract<StatementChange, { change: 'read' }>;

/**
 * What a statement says of the payments that are open. It is read for this answer and kept nowhere: what somebody else
 * has paid is no business of the school.
 */
export async function showStatement(
  services: RoomServices,
  parts: readonly PaymentPart[],
  staff: StaffIn<'meals'>,
  { text, columns }: Asked,
) {
  const { store, clock } = services;
  if (columns) {
    const layout = columns.layout.map((role) => role || undefined);
    const lack = lackOf(layout);
    if (lack || layout.length !== columns.names.length)
      return refuse(lack ?? 'Name each column.', 'columns');
    const kept = { names: columns.names, layout };
    await doAtEachPress(() =>
      store.write((transaction) => keepLayout(transaction, staff, kept, clock.now())),
    );
  }
  const read = readStatement(text, await listLayouts(store.read));
  if (read.is === 'refused') return refuse(read.why, 'text');
  if (read.is === 'unnamed') {
    const { names, proposed } = read;
    return done({ is: 'unnamed', names, proposed: proposed.map((role) => role ?? '') });
  }
  const prefixes = parts.map(({ prefix }) => prefix);
  const payable = await listPayable(store.read, parts, services, read);
  const judged = judge(read, payable, { today: dayInLusaka(clock.now()), prefixes });
  const came = read.lines.filter(({ direction, isDone }) => direction === 'in' && isDone);
  const days = came.flatMap(({ day }) => day ?? []).toSorted();
  return done({
    is: 'read',
    sums: read.sums,
    cameIn: came.length,
    from: days.at(0) ?? '',
    to: days.at(-1) ?? '',
    sure: judged.sure.map(({ line, pays, why }) => ({
      line: shownLine(line),
      pays: pays.map(shownPayment),
      why,
    })),
    likely: judged.likely.map(({ line, pays, why }) => ({
      line: shownLine(line),
      pays: pays.map(shownPayment),
      why,
    })),
    unknown: judged.unknown.map(({ line, why }) => ({ line: shownLine(line), why })),
    before: judged.before.map(({ line, pays }) => ({
      line: shownLine(line),
      pays: pays.map(shownSettled),
    })),
    takenBack: judged.takenBack.map(({ line, pays }) => ({
      line: shownLine(line),
      pays: pays.map(shownSettled),
    })),
    doubles: judged.doubles,
    failed: judged.failed,
    unread: read.unread.map(({ at, why }) => ({ at, why })),
    /** All that waits for money, to choose from by hand. */
    open: payable.promised.map(shownPayment),
  });
}

const done = <const Statement extends object>(statement: Statement) =>
  ({ outcome: 'done', statement }) as const;

/** The ids and references of a statement are asked for in so many at once. */
const AT_ONCE = 1_000;

async function listPayable(
  read: ReadStore,
  parts: readonly PaymentPart[],
  { content }: RoomServices,
  { lines }: Extract<ReadStatement, { is: 'read' }>,
): Promise<Payable> {
  const transactionIds = [...new Set(lines.flatMap(idsIn))];
  const promised: Promised[] = [];
  const settled: Settled[] = [];
  for (const part of parts) {
    promised.push(...(await part.listPromised(read, content)));
    const references = [...new Set(lines.flatMap(({ text }) => referencesIn(text, [part.prefix])))];
    const most = Math.max(transactionIds.length, references.length);
    for (let from = 0; from < most; from += AT_ONCE) {
      const named = {
        transactionIds: ['', ...transactionIds.slice(from, from + AT_ONCE)].slice(-AT_ONCE),
        references: ['', ...references.slice(from, from + AT_ONCE)].slice(-AT_ONCE),
      };
      settled.push(...(await part.listSettled(read, named)));
    }
  }
  return { promised, settled };
}

const LONGEST_SHOWN = 160;

function shownLine({ at, transactionId, day, ngwee, phone, said }: StatementLine): ShownLine {
  return {
    at,
    transactionId,
    day: day ?? '',
    ngwee,
    phone: phone && `0${phone}`,
    said: said.slice(0, LONGEST_SHOWN),
  };
}

/** A line of the statement as the screen has it. */
export interface ShownLine {
  at: number;
  transactionId: string;
  day: PlainDate | '';
  ngwee: number;
  phone: string;
  said: string;
}

const shownPayment = ({ reference, title, payer, kwacha, version }: Promised) => ({
  reference,
  title,
  payer,
  kwacha,
  version,
});
export type ShownPayment = ReturnType<typeof shownPayment>;

const shownSettled = ({ reference, title }: Settled) => ({ reference, title });

type Answer = Awaited<ReturnType<typeof showStatement>>;
/** What came of reading a statement. */
export type ShownStatement = Extract<Answer, { outcome: 'done' }>['statement'];
