import type { RoomServices } from '#desk/define-room.server.ts';
import {
  type DeskOutcome,
  type DeskRefusal,
  reasonAmongMany,
} from '#desk/record/desk-answer.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { doPartOnce } from '#lib/store/press-once.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import type { PaymentPart } from './payment-part.ts';
import { showStatement } from './shown-statement.server.ts';
import type { AskedTransaction, StatementChange } from './statement-schema.server.ts';

type Services = RoomServices & { membershipPayments: PaymentPart };

interface NotDone {
  reference: string;
  reason: string;
}

/** What came of ticking many, or of taking many ticks back. */
export interface TickedMany {
  /** How many of them are as they were asked to be. */
  done: number;
  kwacha: number;
  notDone: NotDone[];
  /** By which all of them are taken back together. */
  tickedAt: string[];
}

/** Somebody of the office has a statement read, ticks what it says, or takes these ticks back. */
export async function changeByStatement(
  services: Services,
  mealPart: PaymentPart,
  staff: StaffIn<'meals'>,
  asked: StatementChange,
) {
  const parts = [mealPart, services.membershipPayments];
  switch (asked.change) {
    case 'read':
      return showStatement(services, parts, staff, asked);
    case 'tick':
      return tickAll(services, parts, staff, asked.transactions);
    case 'takeBack':
      return takeAllBack(services, parts, staff, asked.tickedAt);
  }
}

/**
 * Each payment is ticked by the command of its record, in a write of its own: it is confirmed once, whoever else puts in
 * the same statement, and what could not be ticked comes back with the reason. All of them have one instant.
 */
async function tickAll(
  services: Services,
  parts: readonly PaymentPart[],
  staff: StaffIn<'meals'>,
  transactions: readonly AskedTransaction[],
): Promise<DeskOutcome<{ ticked: TickedMany }>> {
  const { store } = services;
  const now = services.clock.now();
  const atOnce = { ...services, clock: { now: () => now } };
  const today = dayInLusaka(now);
  const ticked: TickedMany = { done: 0, kwacha: 0, notDone: [], tickedAt: [] };
  const references: string[] = [];
  for (const { transactionId, day, pays } of transactions) {
    for (const { reference, version, kwacha } of pays) {
      const sharedWith = pays.map((one) => one.reference).filter((one) => one !== reference);
      const tick = { reference, version, kwacha, transactionId, day: day || today, sharedWith };
      const result = await doPartOnce(store, reference, async () => {
        const part = partOf(parts, reference);
        const isTaken = await isTickedElsewhere(store.read, parts, tick);
        return isTaken ?? part?.tick(atOnce, staff, tick) ?? NOT_FOUND;
      });
      count(ticked, { reference, kwacha }, result);
      if (result.outcome === 'done') references.push(reference);
    }
  }
  const instants = await Promise.all(
    parts.map((part) => part.listTickedAt(store.read, ['', ...references])),
  );
  ticked.tickedAt = [...new Set(instants.flat())];
  return { outcome: 'done', ticked };
}

const NOT_FOUND: DeskRefusal = { outcome: 'notFound' };

/** The same transaction pays something of another kind that this press does not name. */
async function isTickedElsewhere(
  read: ReadStore,
  parts: readonly PaymentPart[],
  {
    transactionId,
    reference,
    sharedWith,
  }: { transactionId: string; reference: string; sharedWith: readonly string[] },
): Promise<DeskRefusal | undefined> {
  if (!transactionId) return undefined;
  const named = { transactionIds: [transactionId], references: [''] };
  const settled = await Promise.all(parts.map((part) => part.listSettled(read, named)));
  const other = settled
    .flat()
    .find((one) => one.reference !== reference && !sharedWith.includes(one.reference));
  if (!other) return undefined;
  const detail = `This transaction was already confirmed for ${other.reference}.`;
  return { outcome: 'refused', detail };
}

async function takeAllBack(
  services: Services,
  parts: readonly PaymentPart[],
  staff: StaffIn<'meals'>,
  tickedAt: readonly string[],
): Promise<DeskOutcome<{ takenBack: TickedMany }>> {
  const takenBack: TickedMany = { done: 0, kwacha: 0, notDone: [], tickedAt: [] };
  for (const part of parts) {
    for (const one of await part.listTicked(services.store.read, tickedAt)) {
      const result = await doPartOnce(services.store, one.reference, () =>
        part.takeBack(services, staff, one),
      );
      count(takenBack, one, result);
    }
  }
  return { outcome: 'done', takenBack };
}

function count(
  all: TickedMany,
  { reference, kwacha }: { reference: string; kwacha: number },
  result: DeskOutcome,
): void {
  if (result.outcome === 'done') {
    all.done += 1;
    all.kwacha += kwacha;
  } else {
    all.notDone.push({ reference, reason: reasonAmongMany(result) });
  }
}

const partOf = (parts: readonly PaymentPart[], reference: string) =>
  parts.find(({ prefix }) => reference.startsWith(`${prefix}-`));

/** What can still be taken back of what was ticked at these instants. */
export async function findTicked(
  { store, membershipPayments }: Services,
  mealPart: PaymentPart,
  tickedAt: readonly string[],
): Promise<{ done: number; kwacha: number }> {
  const lists = await Promise.all(
    [mealPart, membershipPayments].map((part) => part.listTicked(store.read, ['', ...tickedAt])),
  );
  const ticked = lists.flat();
  return { done: ticked.length, kwacha: ticked.reduce((sum, { kwacha }) => sum + kwacha, 0) };
}

const MOST_PRESSES = 20;

/** The instants that an address names. */
export function tickedAtFrom(search: URLSearchParams): string[] {
  return search.getAll('ticked').slice(0, MOST_PRESSES);
}
