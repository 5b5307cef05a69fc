import { type DeskOutcome, reasonAmongMany, refuse } from '#desk/record/desk-answer.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { doPartOnce } from '#lib/store/press-once.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import type { MoveServices } from '../../desk/move-application.server.ts';
import { stateOf } from '../round.ts';
import { findRound } from '../rounds.server.ts';
import { listOffers, makeOffer, type PreparedOffers } from './make-offer.server.ts';
import type { OfferLetters } from './offer-letters.ts';
import type { OffersChange } from './offers-schema.ts';
import { writeOffers } from './prepare-offers.server.ts';
import { endOffers, takeOfferBack } from './take-offers-back.server.ts';
import '../../tables.server.ts';

/** What was done, and what could not be, each with its reason. */
export interface ChangedOffers {
  done: number;
  notDone: { reference: string; child: string; reason: string }[];
}

const NOTHING_PREPARED = refuse('Nothing is prepared for this round.');
const ARE_OUT = refuse('The letters are out. Each offer can still be withdrawn at its record.');

/**
 * Prepares what is told of every child at the release of a round, goes on with that after it was interrupted, or takes it
 * back. Each decision is a write of its own, so that nobody else waits for all of them; the press that is repeated, or the
 * next one, goes on where it stopped.
 */
export async function changeOffers(
  services: MoveServices,
  staff: StaffIn<'enrollment'>,
  asked: OffersChange,
): Promise<DeskOutcome<ChangedOffers>> {
  const { store, clock } = services;
  if (asked.change === 'prepare') {
    const written = await doPartOnce(store, 'offers', () =>
      writeOffers(services, staff, asked, clock.now()),
    );
    if (written.outcome !== 'done') return written;
  }
  return asked.change === 'takeBack'
    ? takeBack(services, staff, asked.year)
    : makeAll(services, staff, asked.year);
}

async function makeAll(
  services: MoveServices,
  staff: StaffIn<'enrollment'>,
  year: string,
): Promise<DeskOutcome<ChangedOffers>> {
  const { store } = services;
  const prepared = await findPrepared(store.read, year);
  if (!prepared) return NOTHING_PREPARED;
  // All of them have one instant: by it is known what was prepared together.
  const at = new Date(prepared.round.offersAt);
  const atOnce = { ...services, clock: { ...services.clock, now: () => at } };
  const lines = (await listOffers(store.read, year)).filter(({ made_at }) => made_at === null);
  // Who gets a place first: the places that are left are theirs.
  const inOrder = [...lines].sort(
    (one, other) => Number(other.outcome === 'place') - Number(one.outcome === 'place'),
  );
  return doEach(store.read, inOrder, ({ reference }) =>
    doPartOnce(store, reference, () => makeOffer(atOnce, staff, prepared, reference)),
  );
}

async function takeBack(
  services: MoveServices,
  staff: StaffIn<'enrollment'>,
  year: string,
): Promise<DeskOutcome<ChangedOffers>> {
  const { store, clock } = services;
  const prepared = await findPrepared(store.read, year);
  if (!prepared) return NOTHING_PREPARED;
  if (stateOf(prepared.round, clock.now()) !== 'drawn') return ARE_OUT;
  const { offersAt } = prepared.round;
  const lines = await listOffers(store.read, year);
  const said = await doEach(store.read, lines.toReversed(), ({ reference }) =>
    doPartOnce(store, reference, () =>
      takeOfferBack(services, staff, { year, offersAt }, reference),
    ),
  );
  const ended = await doPartOnce(store, 'end', () => endOffers(store, staff, year, clock.now()));
  return ended.outcome === 'done' ? said : ended;
}

async function findPrepared(
  read: ReadStore,
  year: string,
): Promise<(PreparedOffers & { round: { offersAt: string } }) | undefined> {
  const round = await findRound(read, year);
  if (!round?.offersAt) return undefined;
  const { letters } = await read
    .selectFrom('rounds')
    .select('offer_letters as letters')
    .where('year', '=', year)
    .executeTakeFirstOrThrow();
  return {
    round: { ...round, offersAt: round.offersAt },
    letters: JSON.parse(letters) as OfferLetters,
  };
}

async function doEach<Line extends { reference: string }>(
  read: ReadStore,
  lines: readonly Line[],
  work: (line: Line) => Promise<DeskOutcome>,
): Promise<{ outcome: 'done' } & ChangedOffers> {
  const said: ChangedOffers = { done: 0, notDone: [] };
  for (const line of lines) {
    const result = await work(line);
    if (result.outcome === 'done') said.done += 1;
    else said.notDone.push({ ...(await namedOf(read, line)), reason: reasonAmongMany(result) });
  }
  return { outcome: 'done', ...said };
}

async function namedOf(read: ReadStore, { reference }: { reference: string }) {
  const row = await read
    .selectFrom('enrollment_applications')
    .select(['student_first_name', 'student_last_name'])
    .where('reference', '=', reference)
    .executeTakeFirst();
  return {
    reference,
    child: row ? `${row.student_first_name} ${row.student_last_name}` : reference,
  };
}
