import { isWrittenTo } from '#features/contact/conversation/receivers.server.ts';
import { findAbout } from '#features/contact/conversation/turns.server.ts';
import { listWaiting, type WaitingMail } from '#lib/mail/sent-mails.server.ts';
import { deleteMails } from '#lib/mail/waiting-mails.server.ts';
import type { Work } from '../desk/application-kind.server.ts';
import { queueLetters } from '../desk/letters-of-move.server.ts';
import type { MoveServices } from '../desk/move-application.server.ts';
import { letterTextFor, mailKindOf, REQUEST_MAIL } from '../emails/family-letter.ts';
import type { GuardianReceiver } from '../guardians/receivers.server.ts';
import { inOneCase } from '../guardians/which-guardian.ts';
import { writeOfRequest } from '../requests/ask-for-things.server.ts';
import { applicationHistory } from '../status/status-history.server.ts';
import '../tables.server.ts';

type Services = Pick<MoveServices, 'content' | 'publicUrl' | 'secret'>;

/**
 * An address was put right while letters wait, for minutes or for the release of a round: each goes to the address that
 * is right, written for it, and to the other one no more. It is queued as of what it tells, so that whatever takes that
 * back takes this letter along. `receivers`: everybody as it is now.
 */
export async function writeToNewAddress(
  work: Work,
  receivers: readonly GuardianReceiver[],
  services: Services,
): Promise<void> {
  await moveDecision(work, receivers.filter(isWrittenTo), services);
  await moveRequests(work, receivers.filter(isWrittenTo), services);
}

async function moveDecision(
  work: Work,
  receivers: readonly GuardianReceiver[],
  services: Services,
): Promise<void> {
  const { transaction, row } = work;
  const { reference: about } = row;
  const last = (await applicationHistory.list(transaction, about)).at(-1);
  if (!last) return;
  const { status, facts, reachedAt } = last;
  const ofKind = await listWaiting(transaction, { about, kinds: [mailKindOf(status)] });
  const waiting = ofKind.filter(({ queuedAt }) => queuedAt === reachedAt);
  const fresh = await dropWrong(work, waiting, receivers);
  const [first] = waiting;
  if (!first || !fresh) return;
  // Nobody is left whom a mail reaches: somebody has to tell it.
  if (receivers.length === 0)
    await applicationHistory.addFacts(transaction, about, { isToTell: true });
  const written = facts.written ?? letterTextFor(status, services.content.school);
  if (!written || fresh.length === 0) return;
  const due = { status, answerBy: facts.answerBy, leavesAt: new Date(first.dueAt) };
  const asOfDecision = { ...work, now: new Date(reachedAt) };
  await queueLetters(asOfDecision, services, { ...due, receivers: fresh }, written);
}

async function moveRequests(
  work: Work,
  receivers: readonly GuardianReceiver[],
  services: Services,
): Promise<void> {
  const { transaction, row } = work;
  const { reference: about } = row;
  const waiting = await listWaiting(transaction, { about, kinds: [REQUEST_MAIL] });
  const conversation = await findAbout(transaction, about);
  if (!conversation) return;
  for (const at of new Set(waiting.map(({ queuedAt }) => queuedAt))) {
    const together = waiting.filter(({ queuedAt }) => queuedAt === at);
    const fresh = await dropWrong(work, together, receivers);
    const [first] = together;
    if (!first || !fresh) continue;
    const asked = { conversation: conversation.id, about, leavesAt: new Date(first.dueAt) };
    await writeOfRequest(transaction, services, asked, fresh, new Date(at));
  }
}

/** Those who do not have the letter yet, once it goes to no wrong address any more; undefined where it went to none. */
async function dropWrong(
  { transaction }: Work,
  waiting: readonly WaitingMail[],
  receivers: readonly GuardianReceiver[],
): Promise<GuardianReceiver[] | undefined> {
  const right = new Set(receivers.map(({ email }) => inOneCase(email)));
  const wrong = waiting.filter(({ to }) => !right.has(to)).map(({ id }) => id);
  if (wrong.length === 0) return undefined;
  await deleteMails(transaction, wrong);
  const known = new Set(waiting.map(({ to }) => to));
  return receivers.filter(({ email }) => !known.has(inOneCase(email)));
}
