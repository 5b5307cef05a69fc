import { type DeskOutcome, refuse } from '#desk/record/desk-answer.server.ts';
import { changedMeanwhile } from '#desk/record/record-history.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import type { Content } from '#features/content/schemas.ts';
import { recordAct } from '#lib/audit/audit-records.server.ts';
import { dayMonthYear } from '#lib/dates/plain-date.ts';
import { notePublication } from '#lib/jobs/publish-signal.server.ts';
import type { Needs } from '#lib/needs.ts';
import { lock } from '#lib/store/lock.server.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import { criteriaOf } from '../../places/criteria.ts';
import { sealOf } from '../draw.server.ts';
import { faultsOfDays } from '../round-days.ts';
import { findRound, ROUNDS_LOCK, type Round, writeRound } from '../rounds.server.ts';
import { giveTickets } from '../tickets.server.ts';
import { drawAgain } from './draw-again.server.ts';
import { drawRound } from './draw-round.server.ts';
import { moveDays } from './move-days.server.ts';
import { notFree, prepareRound, stopRound } from './prepare-round.server.ts';
import type { RoundChange } from './round-schema.ts';
import { newSecret } from './secret-words.server.ts';

export type RoundServices = Needs<'store' | 'clock' | 'publish'> & {
  content: Pick<Content, 'calendar' | 'enrollment'>;
};

/** A change of a round while it is made. */
export interface RoundWork {
  transaction: WriteTransaction;
  staff: StaffIn<'enrollment'>;
  /** Undefined where nobody has written the round of that year. */
  round: Round | undefined;
  content: RoundServices['content'];
  now: Date;
}

/** What was done, for the record of acts. */
export type RoundChanged = { did: string } | ReturnType<typeof refuse>;

/** What the record of acts calls the round of a year. */
export const aboutRound = (year: string) => `round ${year}`;

/**
 * Somebody of the office prepares a round, says yes to it or takes that back, moves its days, draws, or draws again: one change at a
 * time, by whoever has seen what is there now.
 */
export async function changeRound(
  { store, clock, content, publish }: RoundServices,
  staff: StaffIn<'enrollment'>,
  asked: RoundChange,
): Promise<DeskOutcome> {
  const now = clock.now();
  const outcome = await store.write(async (transaction): Promise<DeskOutcome> => {
    await lock(transaction, ROUNDS_LOCK);
    const round = await findRound(transaction, asked.year);
    const about = aboutRound(asked.year);
    // Who presses once more after a line was cut has drawn already; with other throws it is refused below.
    if (asked.version !== (round?.version ?? 0) && asked.change !== 'draw') {
      return changedMeanwhile(transaction, { staff, about, is: undefined }, now);
    }
    const work = { transaction, staff, round, content, now };
    const changed = await change(work, asked);
    if ('outcome' in changed) return changed;
    await notePublication(transaction);
    await recordAct(transaction, staff, { act: 'changed', about, detail: changed.did }, now);
    return { outcome: 'done' };
  });
  if (outcome.outcome === 'done') await publish.notify().catch(() => undefined);
  return outcome;
}

function change(work: RoundWork, asked: RoundChange): Promise<RoundChanged> {
  switch (asked.change) {
    case 'prepare':
      return prepareRound(work, asked);
    case 'agree':
      return agreeToRound(work);
    case 'stop':
      return stopRound(work);
    case 'move':
      return moveDays(work, asked);
    case 'draw':
      return drawRound(work, asked);
    case 'again':
      return drawAgain(work, asked);
  }
}

/** Of a year that has no round yet. */
export const NO_ROUND = refuse('There is no round of this year yet.');

/** The office says yes: from its first day the round is open. Six words are locked away, and every child has a ticket. */
async function agreeToRound({
  transaction,
  staff,
  round,
  content,
  now,
}: RoundWork): Promise<RoundChanged> {
  if (!round) return NO_ROUND;
  if (round.agreedAt) return refuse('The office has said yes to this round already.');
  const [fault] = faultsOfDays(round, { now, calendar: content.calendar });
  if (fault) return refuse(`${fault.message}. Change the days first.`);
  const missing = await notFree(transaction, content, round.year, round.places, now);
  if (missing) return refuse(`${missing.detail}.`);
  const secret = newSecret();
  const set = {
    agreed_at: now.toISOString(),
    agreed_by: staff.email,
    secret,
    seal: sealOf(secret),
    criteria: JSON.stringify(criteriaOf(content.enrollment)),
  };
  await writeRound(transaction, round, set);
  await giveTickets(transaction, round);
  return { did: `agreed: it opens on ${dayMonthYear(round.opensOn)}` };
}
