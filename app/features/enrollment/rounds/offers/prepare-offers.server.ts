import { type DeskOutcome, type DeskRefusal, refuse } from '#desk/record/desk-answer.server.ts';
import { changedMeanwhile } from '#desk/record/record-history.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { gradeName } from '#features/content/grades.ts';
import { recordAct } from '#lib/audit/audit-records.server.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { lock } from '#lib/store/lock.server.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import type { MoveServices } from '../../desk/move-application.server.ts';
import { countGrade } from '../../places/count-places.server.ts';
import { freePlaces, placesLeft } from '../../places/places.ts';
import { aboutRound, type RoundWork } from '../desk/change-round.server.ts';
import { stateOf } from '../round.ts';
import { findRound, ROUNDS_LOCK, type Round, writeRound } from '../rounds.server.ts';
import { toldInNumbers } from './offer-letters.ts';
import type { OffersChange } from './offers-schema.ts';
import { listOrders, type OrderOfGrade } from './order-of-offers.server.ts';
import { type PlannedLine, planGrade, sealOfOrders } from './plan-round.server.ts';
import '../tables.server.ts';

type Prepared = Extract<OffersChange, { change: 'prepare' }>;

const OTHER_ORDER: DeskRefusal = {
  outcome: 'changedMeanwhile',
  detail:
    'Something is no longer as it was on this page: a form was withdrawn, a child was decided about, or a group was confirmed. Nothing was prepared. Read the order again; what you typed is still here.',
};

/** What the slower of two has typed does not stand beside what is prepared. */
const KEPT =
  'what you typed stays on this computer. If it was to be another way: take all of it back, look at what you typed, and prepare the offers again';

/**
 * Writes down, in one write, what is to be told of each child of a drawn round: of two colleagues who prepare at once one
 * has done it, and the other reads who. The decisions themselves follow, each in a write of its own (`make-offer.server.ts`).
 */
export function writeOffers(
  { store, content }: Pick<MoveServices, 'store' | 'content'>,
  staff: StaffIn<'enrollment'>,
  asked: Prepared,
  now: Date,
): Promise<DeskOutcome> {
  const about = aboutRound(asked.year);
  return store.write(async (transaction): Promise<DeskOutcome> => {
    await lock(transaction, ROUNDS_LOCK);
    const round = await findRound(transaction, asked.year);
    if (!round || stateOf(round, now) !== 'drawn')
      return refuse('Offers are prepared after the draw and before the letters go out.');
    if (round.offersAt || round.version !== asked.version)
      return changedMeanwhile(
        transaction,
        { staff, about, ...(round.offersAt && { kept: KEPT }) },
        now,
      );
    const orders = await listOrders(transaction, round);
    if (sealOfOrders(orders) !== asked.seen) return OTHER_ORDER;
    const unsaid = asked.byHand.find(({ reason }) => reason === '');
    if (unsaid) return refuse('Say why. Only admissions read it', `why-${unsaid.reference}`);
    const planned = orders.map((order) => planGrade(order, round, asked));
    const lines = planned.flatMap((one) => one.lines);
    if (lines.length === 0) return refuse('There is no child left to decide about.');
    for (const [at, order] of orders.entries()) {
      const offers = planned[at]?.lines.filter(({ outcome }) => outcome === 'place').length ?? 0;
      const more = planned[at]?.more ?? 0;
      const refusal = await beyondYear({ transaction, content, now }, round, order, offers - more);
      if (refusal) return refusal;
    }
    await insertLines(transaction, round.year, lines);
    await writeRound(transaction, round, {
      offers_at: now.toISOString(),
      offers_by: staff.email,
      offer_letters: JSON.stringify(asked.letters),
    });
    const detail = `offers prepared: ${toldInNumbers(lines.map(({ outcome }) => outcome))}`;
    await recordAct(transaction, staff, { act: 'changed', about, detail }, now);
    return { outcome: 'done' };
  });
}

/** The round promises what was free when it was agreed; somebody may have given a place away since, or made them fewer. */
async function beyondYear(
  { transaction, content, now }: Pick<RoundWork, 'transaction' | 'content' | 'now'>,
  { year }: Pick<Round, 'year'>,
  { grade }: OrderOfGrade,
  offers: number,
): Promise<DeskRefusal | undefined> {
  const count = await countGrade(transaction, content, { year, grade }, dayInLusaka(now));
  const left = count && placesLeft(count);
  if (left === undefined || offers <= Math.max(0, left)) return undefined;
  return refuse(
    `${gradeName(grade)}: ${freePlaces(left)} in ${year}, and the draw gives ${offers}. Change the places of the year, or take children out of the order.`,
  );
}

async function insertLines(
  transaction: WriteTransaction,
  year: string,
  lines: readonly PlannedLine[],
): Promise<void> {
  const AT_ONCE = 100;
  for (let from = 0; from < lines.length; from += AT_ONCE) {
    await transaction
      .insertInto('round_offers')
      .values(
        lines.slice(from, from + AT_ONCE).map(({ isByHand, numberOf, ...line }) => ({
          year,
          ...line,
          number_of: numberOf,
          is_by_hand: isByHand ? (1 as const) : (0 as const),
        })),
      )
      .execute();
  }
}
