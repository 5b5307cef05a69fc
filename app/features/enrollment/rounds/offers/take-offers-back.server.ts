import { changeRecord } from '#desk/record/change-record.server.ts';
import { type DeskOutcome, refuse } from '#desk/record/desk-answer.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { recordAct } from '#lib/audit/audit-records.server.ts';
import { takeMailsBack } from '#lib/mail/waiting-mails.server.ts';
import { lock } from '#lib/store/lock.server.ts';
import type { Store, WriteTransaction } from '#lib/store/store.server.ts';
import { applicationKind } from '../../desk/application-kind.server.ts';
import type { MoveServices } from '../../desk/move-application.server.ts';
import { undoWithin } from '../../desk/undo-move.server.ts';
import { decisionLetters } from '../../emails/family-letter.ts';
import { applicationHistory } from '../../status/status-history.server.ts';
import { aboutRound } from '../desk/change-round.server.ts';
import { findRound, ROUNDS_LOCK, writeRound } from '../rounds.server.ts';
import '../tables.server.ts';

/** Takes one decision back that was prepared together with others, and its letter. What was changed since stays. */
export function takeOfferBack(
  services: MoveServices,
  staff: StaffIn<'enrollment'>,
  { year, offersAt }: { year: string; offersAt: string },
  reference: string,
): Promise<DeskOutcome> {
  return changeRecord(applicationKind, services, staff, { key: reference }, async (work) => {
    const { transaction } = work;
    const deleted = await deleteLine(transaction, year, reference);
    if (!deleted) return { did: [] };
    const history = await applicationHistory.list(transaction, reference);
    if (history.at(-1)?.reachedAt === offersAt) return undoWithin(work);
    if (history.some(({ reachedAt }) => reachedAt > offersAt))
      return refuse('Somebody has changed it since: it stays as it is now.');
    // Its status was there before: only the letter was new.
    await takeMailsBack(transaction, { ...decisionLetters(reference), queuedAt: offersAt });
    return { did: ['the letter of the round taken back'] };
  });
}

async function deleteLine(
  transaction: WriteTransaction,
  year: string,
  reference: string,
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('round_offers')
    .where('year', '=', year)
    .where('reference', '=', reference)
    .where('made_at', 'is not', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The end of it: nothing is prepared any more, and the order can be gone through again. */
export function endOffers(
  store: Store,
  staff: StaffIn<'enrollment'>,
  year: string,
  now: Date,
): Promise<DeskOutcome> {
  return store.write(async (transaction): Promise<DeskOutcome> => {
    await lock(transaction, ROUNDS_LOCK);
    const round = await findRound(transaction, year);
    if (!round?.offersAt) return { outcome: 'done' };
    await transaction.deleteFrom('round_offers').where('year', '=', year).execute();
    await writeRound(transaction, round, { offers_at: null, offers_by: null, offer_letters: '' });
    const act = { act: 'changed', about: aboutRound(year), detail: 'offers taken back' } as const;
    await recordAct(transaction, staff, act, now);
    return { outcome: 'done' };
  });
}
