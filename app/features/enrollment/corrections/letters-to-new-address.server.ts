import { isWrittenTo } from '#features/contact/conversation/receivers.server.ts';
import { listWaiting } from '#lib/mail/sent-mails.server.ts';
import { deleteMails } from '#lib/mail/waiting-mails.server.ts';
import type { Work } from '../desk/application-kind.server.ts';
import { queueLetters } from '../desk/letters-of-move.server.ts';
import type { MoveServices } from '../desk/move-application.server.ts';
import { letterTextFor, mailKindOf } from '../emails/family-letter.ts';
import { findReceivers } from '../guardians/receivers.server.ts';
import { inOneCase } from '../guardians/which-guardian.ts';
import { applicationHistory } from '../status/status-history.server.ts';
import '../tables.server.ts';

/**
 * An address was put right while the letter of a decision waits, for minutes or for the release of a round: the letter
 * goes to the address that is right, written for it, and to the other one no more. It is queued as of the decision, so
 * that whatever takes that back takes this letter along.
 */
export async function writeToNewAddress(
  work: Work,
  services: Pick<MoveServices, 'content' | 'publicUrl' | 'secret'>,
): Promise<void> {
  const { transaction, row } = work;
  const { reference: about } = row;
  const last = (await applicationHistory.list(transaction, about)).at(-1);
  if (!last) return;
  const kinds = [mailKindOf(last.status)];
  const waiting = await listWaiting(transaction, { about, kinds, queuedAt: last.reachedAt });
  const [first] = waiting;
  if (!first) return;
  const receivers = (await findReceivers(transaction, about)).filter(isWrittenTo);
  const right = new Set(receivers.map(({ email }) => inOneCase(email)));
  const wrong = waiting.filter(({ to }) => !right.has(to));
  if (wrong.length === 0) return;
  await deleteMails(
    transaction,
    wrong.map(({ id }) => id),
  );
  const { status, facts } = last;
  const written = facts.written ?? letterTextFor(status, services.content.school);
  const known = new Set(waiting.map(({ to }) => to));
  const fresh = receivers.filter(({ email }) => !known.has(inOneCase(email)));
  // Nobody is left whom a mail reaches: somebody has to tell it.
  if (receivers.length === 0)
    await applicationHistory.addFacts(transaction, about, { isToTell: true });
  if (!written || fresh.length === 0) return;
  const due = { status, answerBy: facts.answerBy, leavesAt: new Date(first.dueAt) };
  const asOfDecision = { ...work, now: new Date(last.reachedAt) };
  await queueLetters(asOfDecision, services, { ...due, receivers: fresh }, written);
}
