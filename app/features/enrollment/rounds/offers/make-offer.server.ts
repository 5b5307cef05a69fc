import { moveAct } from '#desk/cases/case-statuses.server.ts';
import { changeRecord } from '#desk/record/change-record.server.ts';
import { type DeskOutcome, type DeskRefusal, refuse } from '#desk/record/desk-answer.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { isWrittenTo } from '#features/contact/conversation/receivers.server.ts';
import type { ActData } from '#lib/audit/audit-records.server.ts';
import type { ReadStore, WriteTransaction } from '#lib/store/store.server.ts';
import { applicationKind, type Work } from '../../desk/application-kind.server.ts';
import { queueLetters } from '../../desk/letters-of-move.server.ts';
import { type MoveServices, moveWithin } from '../../desk/move-application.server.ts';
import type { WrittenLetter } from '../../emails/family-letter.ts';
import { type EnrollmentStatus, enrollmentStatuses } from '../../enrollment-status.ts';
import { findReceivers } from '../../guardians/receivers.server.ts';
import { applicationHistory } from '../../status/status-history.server.ts';
import { undecided, waitsForPlace } from '../../status/status-sets.ts';
import type { Round } from '../rounds.server.ts';
import type { RoundOfferRow } from '../tables.server.ts';
import { type OfferLetters, standingInWords, statusOfOutcome } from './offer-letters.ts';
import '../tables.server.ts';

/** The letters of the offers that were prepared. */
export interface PreparedOffers {
  round: Round;
  letters: OfferLetters;
}

/**
 * Writes the decision about one child that was prepared, with its letter, by the ways that every decision has. It is told
 * at the release. Whoever finds it written already does nothing, so that a press can be repeated after a power cut.
 */
export async function makeOffer(
  services: MoveServices,
  staff: StaffIn<'enrollment'>,
  prepared: PreparedOffers,
  reference: string,
): Promise<DeskOutcome> {
  try {
    return await changeRecord(
      applicationKind,
      services,
      staff,
      { key: reference },
      async (work) => {
        const line = await findLine(work.transaction, prepared.round.year, reference);
        if (!line || line.made_at) return { did: [] };
        const did = await decide(work, services, prepared, line);
        // Thrown, so that the step before it is not kept either.
        if ('outcome' in did) throw new NotMade(did);
        await work.transaction
          .updateTable('round_offers')
          .set({ made_at: work.now.toISOString() })
          .where('year', '=', line.year)
          .where('reference', '=', reference)
          .execute();
        return { did };
      },
    );
  } catch (error) {
    if (error instanceof NotMade) return error.refusal;
    throw error;
  }
}

class NotMade extends Error {
  readonly refusal: DeskRefusal;
  constructor(refusal: DeskRefusal) {
    super('The decision was not made');
    this.refusal = refusal;
  }
}

async function decide(
  work: Work,
  services: MoveServices,
  { round, letters }: PreparedOffers,
  line: RoundOfferRow,
): Promise<ActData[] | DeskRefusal> {
  const { status, grade_level: grade } = work.row;
  const isOpen = [...undecided, ...waitsForPlace].includes(status);
  if (!isOpen) return refuse(`It is “${enrollmentStatuses[status].name}” by now.`);
  const to = statusOfOutcome[line.outcome];
  const passedOver = line.is_by_hand === 1 && ({ isPassedOver: true } as const);
  const letter = letters[line.outcome];
  const standing =
    line.outcome === 'waits'
      ? standingInWords({ grade, number: line.number, of: line.number_of })
      : undefined;
  if (status === to) {
    // It was told so before the draw: only the letter with its number is new.
    const leavesAt = new Date(round.releaseAt);
    const receivers = (await findReceivers(work.transaction, line.reference)).filter(isWrittenTo);
    await queueLetters(work, services, { status, leavesAt, standing, receivers }, letter);
    const isMailed = receivers.length > 0;
    if (!isMailed) await tellOnPaper(work, { status, leavesAt, written: { ...letter, standing } });
    return [{ ...moveAct(to, { isMailed, cancelledMails: 0 }), ...passedOver }];
  }
  const readFirst = await readBefore(work, services);
  if ('outcome' in readFirst) return readFirst;
  const reason = line.is_by_hand ? undefined : line.reason || undefined;
  const moved = await moveWithin(readFirst.work, services, { to, letter, reason, standing });
  if ('outcome' in moved) return moved;
  return [...readFirst.did, { ...moved.did, ...passedOver }];
}

/** Whom no mail reaches is told its number by phone or letter, as what it was told before: it stands in that list again. */
function tellOnPaper(
  { transaction, staff, row, now }: Work,
  { status, leavesAt, written }: Telling,
): Promise<void> {
  return applicationHistory.reach(
    transaction,
    row.reference,
    { status, by: staff.email, facts: { isToTell: true, written }, tellAt: leavesAt },
    now,
  );
}

interface Telling {
  status: EnrollmentStatus;
  leavesAt: Date;
  written: WrittenLetter;
}

/** A form that nobody has begun to read is read with the decision about it: nobody is told of that step. */
async function readBefore(
  work: Work,
  services: MoveServices,
): Promise<{ work: Work; did: ActData[] } | DeskRefusal> {
  const { row } = work;
  const [first] = enrollmentStatuses[row.status].next;
  if (!first || !enrollmentStatuses[first].isReview) return { work, did: [] };
  const moved = await moveWithin(work, services, { to: first });
  if ('outcome' in moved) return moved;
  const read = { ...row, status: first, version: row.version + 1 };
  return { work: { ...work, row: read }, did: [moved.did] };
}

function findLine(transaction: WriteTransaction, year: string, reference: string) {
  return transaction
    .selectFrom('round_offers')
    .selectAll()
    .where('year', '=', year)
    .where('reference', '=', reference)
    .executeTakeFirst();
}

/** What was prepared for a round, in its order. */
export function listOffers(read: ReadStore, year: string): Promise<RoundOfferRow[]> {
  return read
    .selectFrom('round_offers')
    .selectAll()
    .where('year', '=', year)
    .orderBy('number')
    .orderBy('reference')
    .execute();
}
