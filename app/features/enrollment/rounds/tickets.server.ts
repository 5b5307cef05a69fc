import { randomInt } from 'node:crypto';
import type { ReadStore, WriteTransaction } from '#lib/store/store.server.ts';
import { findRound, type Round } from './rounds.server.ts';
import { listVoidDraws } from './void-draws.server.ts';
import '../tables.server.ts';
import './tables.server.ts';

/** Four figures; five where so many are given that a random one would be searched for long. */
const [FIRST, LAST_OF_FOUR, LAST_OF_FIVE] = [1000, 9999, 99_999];
const MANY = 4000;

/**
 * Gives a ticket to each lot of the year that has none, at random: a child that applies again has its lot, and so its
 * ticket, and twins have one. A ticket that stands in a frozen list is never given again, also where its child was erased.
 */
export async function giveTickets(
  transaction: WriteTransaction,
  round: Pick<Round, 'year' | 'list'>,
): Promise<void> {
  const { year } = round;
  const without = await transaction
    .selectFrom('enrollment_applications as application')
    .leftJoin('round_tickets as given', (join) =>
      join.onRef('given.lot', '=', 'application.lot').on('given.year', '=', year),
    )
    .select('application.lot')
    .distinct()
    .where('application.enrollment_year', '=', year)
    .where('given.ticket', 'is', null)
    .execute();
  const lots = without.map(({ lot }) => lot);
  await give(transaction, round, lots);
}

/** The same of one lot, where the round of that year is agreed: a form has just arrived, or was corrected. */
export async function giveTicketTo(
  transaction: WriteTransaction,
  { year, lot }: { year: string; lot: string },
): Promise<void> {
  const round = await findRound(transaction, year);
  if (!round?.agreedAt) return;
  if ((await ticketsOf(transaction, year, [lot])).size === 0) {
    await give(transaction, round, [lot]);
  }
}

async function give(
  transaction: WriteTransaction,
  { year, list }: Pick<Round, 'year' | 'list'>,
  lots: readonly string[],
): Promise<void> {
  if (lots.length === 0) return;
  const given = await transaction
    .selectFrom('round_tickets')
    .select('ticket')
    .where('year', '=', year)
    .execute();
  const earlier = (await listVoidDraws(transaction, year)).flatMap((draw) => draw.list);
  const taken = new Set([...given, ...list, ...earlier].map(({ ticket }) => ticket));
  for (const lot of lots) {
    const ticket = freeTicket(taken);
    taken.add(ticket);
    await transaction.insertInto('round_tickets').values({ year, lot, ticket }).execute();
  }
}

/** At random among those that nobody has: nothing of a child, and no hour, goes into it. */
export function freeTicket(taken: ReadonlySet<string>): string {
  const last = taken.size < MANY ? LAST_OF_FOUR : LAST_OF_FIVE;
  for (;;) {
    const ticket = String(randomInt(FIRST, last + 1));
    if (!taken.has(ticket)) return ticket;
  }
}

/** The tickets of these lots in a year, by lot. */
export async function ticketsOf(
  read: ReadStore,
  year: string,
  lots: readonly string[],
): Promise<Map<string, string>> {
  const rows = await read
    .selectFrom('round_tickets')
    .select(['lot', 'ticket'])
    .where('year', '=', year)
    .where('lot', 'in', [...lots, ''])
    .execute();
  return new Map(rows.map(({ lot, ticket }) => [lot, ticket]));
}

/** With the last form of a lot its ticket leaves too; the line of numbers in a frozen list names nobody. */
export async function forgetTickets(
  transaction: WriteTransaction,
  lots: readonly string[],
): Promise<void> {
  await transaction
    .deleteFrom('round_tickets')
    .where('lot', 'in', [...lots, ''])
    .where('lot', 'not in', ({ selectFrom }) => selectFrom('enrollment_applications').select('lot'))
    .execute();
}
