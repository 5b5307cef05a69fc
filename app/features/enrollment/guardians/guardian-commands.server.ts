import type { Content } from '#features/content/schemas.ts';
import { notFound } from '#lib/http/problem.server.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import { applicationInterviews } from '../desk/interviews.server.ts';
import { answerNotice, answerReceipt } from '../emails/guardian-letters.ts';
import type { EnrollmentStatus } from '../enrollment-status.ts';
import type { FindPapers } from '../requests/asked-papers.server.ts';
import { holdChild } from '../same-child/hold-child.server.ts';
import { findToldLeading } from '../same-child/leading.server.ts';
import { type CurrentApplication, reachStatus } from '../status/reach-status.server.ts';
import { isAllowedMove } from '../status/status-sets.ts';
import { recordGuardianAct } from './guardian-acts.server.ts';
import { type GuardianServices, tellFamily, tellOffice } from './guardian-mail.server.ts';
import type { AnswerResult, GuardianMove } from './guardian-moves.ts';
import { findOffer } from './offer/find-offer.server.ts';
import type { OpenedOffer } from './offer/offer-link.server.ts';
import type { Guardian } from './portal-access/require-guardian.server.ts';
import { inOneCase } from './which-guardian.ts';

interface AnswerServices extends GuardianServices {
  content: Content;
  findPapers: FindPapers;
}

/**
 * The family accepts, declines or withdraws. Counts only for the status that was on its screen; what is there already
 * is answered as done, because an answer can get lost on the way. Of two applications of one child, the one that goes
 * on is answered. A move that the office can still take back gives way where the map leads on from it (a family may
 * withdraw while an offer waits to be told), and holds the answer up where it does not.
 */
export async function moveAsGuardian(
  services: AnswerServices,
  guardian: Guardian | OpenedOffer,
  { to, seen }: { to: GuardianMove; seen: EnrollmentStatus },
): Promise<AnswerResult> {
  const now = services.clock.now();
  const result = await services.store.write(async (transaction): Promise<AnswerResult> => {
    await holdChild(transaction, guardian.reference);
    const told = await findToldLeading(transaction, guardian.reference, now);
    const { leading, status, history } = told;
    const answered = { applicationId: leading?.id ?? guardian.applicationId };
    const current = await getCurrent(transaction, answered);
    if (status === to) return { outcome: 'done' };
    if (status !== seen || !isAllowedMove(status, to)) {
      const isByFamily = history.at(-1)?.movedBy === null;
      return { outcome: 'changedMeanwhile', status, isByFamily };
    }
    const invited = { transaction, row: current, now };
    const ended = await applicationInterviews.endedByMove(invited, services.content.school);
    const { isReached } = await reachStatus(transaction, current, to, null, now);
    if (!isReached) return { outcome: 'atWork' };
    const { reference } = current;
    await recordGuardianAct(transaction, guardian, { act: to }, now);
    const offer = await findOffer(transaction, services, reference, now);
    await tellFamily(transaction, services, guardian.email, reference, (receiver) => ({
      ...answerReceipt(receiver, to, {
        isOwn: inOneCase(receiver.email) === inOneCase(guardian.email),
        next: receiver.closed ? [] : offer?.next,
      }),
      calendar: receiver.closed ? undefined : ended?.calendar,
    }));
    await tellOffice(transaction, services, answerNotice(reference, to));
    return { outcome: 'done' };
  });
  services.mail.wake();
  return result;
}

/** Throws the answer 404 when somebody else has just erased it. */
export async function getCurrent(
  transaction: WriteTransaction,
  application: { applicationId: string },
): Promise<CurrentApplication> {
  const current = await holdApplication(transaction, application);
  if (!current) throw notFound();
  return current;
}

/** As it is, and as it stays until the end of this write: nobody enrolls the child between the look and the erasure. */
export function holdApplication(
  transaction: WriteTransaction,
  { applicationId }: { applicationId: string },
): Promise<CurrentApplication | undefined> {
  return transaction
    .updateTable('enrollment_applications')
    .set(({ ref }) => ({ version: ref('version') }))
    .where('id', '=', applicationId)
    .returning(['id', 'reference', 'status', 'version'])
    .returning(['submitted_at', 'enrollment_year', 'grade_level'])
    .executeTakeFirst();
}
