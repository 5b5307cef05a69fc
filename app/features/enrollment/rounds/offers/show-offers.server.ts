import type { StaffIn } from '#desk/require-room.server.ts';
import { listStaffNames } from '#desk/staff/staff-names.server.ts';
import { withStaffNames } from '#desk/staff/staff-words.ts';
import type { Content } from '#features/content/schemas.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { letterTextFor } from '../../emails/family-letter.ts';
import { applicationDay } from '../../enrollment-years.ts';
import { answerDay } from '../../guardians/offer/answer-day.ts';
import { stateOf } from '../round.ts';
import { findRound, type Round } from '../rounds.server.ts';
import { listOffers } from './make-offer.server.ts';
import { everyOutcome, type OfferLetters, statusOfOutcome } from './offer-letters.ts';
import { listOrders } from './order-of-offers.server.ts';
import { sealOfOrders } from './plan-round.server.ts';

export type ShownOffers = Awaited<ReturnType<typeof showOffers>>;
export type RoundToTell = NonNullable<ShownOffers['round']>;
export type GradeToTell = RoundToTell['grades'][number];

type ContentOfOffers = Pick<Content, 'school' | 'enrollment' | 'calendar'>;

/** The drawn order of a round with what is to be told of each child, or what was prepared; without a draw no round. */
export async function showOffers(
  _staff: StaffIn<'enrollment'>,
  read: ReadStore,
  content: ContentOfOffers,
  { year: asked }: { year: string },
  now: Date,
) {
  const { years, usualYear } = applicationDay(content, dayInLusaka(now));
  const year = /^\d{4}$/.test(asked) ? asked : usualYear;
  const round = await findRound(read, year);
  return {
    year,
    years: [...new Set([...years, year])].sort(),
    round: round?.opened && (await toTell(read, round, content, now)),
  };
}

async function toTell(read: ReadStore, round: Round, content: ContentOfOffers, now: Date) {
  const orders = await listOrders(read, round);
  const lines = await listOffers(read, round.year);
  const byReference = new Map(lines.map((line) => [line.reference, line]));
  return {
    version: round.version,
    isReleased: stateOf(round, now) === 'released',
    releaseAt: round.releaseAt,
    atLastPlace: round.atLastPlace,
    /** The last day to answer an offer that is told at the release. */
    answerBy: answerDay(content, new Date(round.releaseAt), round.answerDays ?? undefined),
    seen: sealOfOrders(orders),
    grades: orders.map(({ children, ...order }) => ({
      ...order,
      children: children.map((child) => {
        const line = byReference.get(child.reference);
        return {
          ...child,
          ...(line && {
            prepared: {
              outcome: line.outcome,
              reason: line.reason,
              isByHand: line.is_by_hand === 1,
              isMade: line.made_at !== null,
            },
          }),
        };
      }),
    })),
    letters: await lettersOf(read, round.year, content),
    prepared:
      round.offersAt === null
        ? undefined
        : {
            at: round.offersAt,
            by: withStaffNames(await listStaffNames(read), round.offersBy ?? ''),
            count: lines.length,
            /** Still to be written, where the power went in the middle or something was in the way. */
            missing: lines.filter(({ made_at }) => made_at === null).length,
          },
  };
}

/** As the office has read them; before that as they are due. */
async function lettersOf(
  read: ReadStore,
  year: string,
  { school }: ContentOfOffers,
): Promise<OfferLetters> {
  const { written } = await read
    .selectFrom('rounds')
    .select('offer_letters as written')
    .where('year', '=', year)
    .executeTakeFirstOrThrow();
  if (written) return JSON.parse(written) as OfferLetters;
  const due = everyOutcome.map((outcome) => [
    outcome,
    letterTextFor(statusOfOutcome[outcome], school) ?? { subject: '', text: '' },
  ]);
  return Object.fromEntries(due) as OfferLetters;
}
