import { isWrittenTo } from '#features/contact/conversation/receivers.server.ts';
import { findAbout } from '#features/contact/conversation/turns.server.ts';
import { listWaiting } from '#lib/mail/sent-mails.server.ts';
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
  const written = receivers.filter(isWrittenTo);
  await moveDecision(work, written, services);
  await moveRequests(work, written, services);
}

async function moveDecision(
  work: Work,
  receivers: readonly GuardianReceiver[],
  services: Services,
): Promise<void> {
  const { transaction, row } = work;
  const last = (await applicationHistory.list(transaction, row.reference)).at(-1);
  if (!last) return;
  const { status, facts } = last;
  for (const { queuedAt, leavesAt, fresh } of await takeFromWrong(
    work,
    mailKindOf(status),
    receivers,
  )) {
    // Nobody is left whom a mail reaches: somebody has to tell it.
    if (receivers.length === 0)
      await applicationHistory.addFacts(transaction, row.reference, { isToTell: true });
    const text = facts.written ?? letterTextFor(status, services.content.school);
    if (!text) continue;
    const due = { status, answerBy: facts.answerBy, leavesAt, receivers: fresh };
    await queueLetters({ ...work, now: queuedAt }, services, due, text);
  }
}

async function moveRequests(
  work: Work,
  receivers: readonly GuardianReceiver[],
  services: Services,
): Promise<void> {
  const { transaction, row } = work;
  const { reference: about } = row;
  const conversation = await findAbout(transaction, about);
  if (!conversation) return;
  for (const { queuedAt, leavesAt, fresh } of await takeFromWrong(work, REQUEST_MAIL, receivers)) {
    const asked = { conversation: conversation.id, about, leavesAt };
    await writeOfRequest(transaction, services, asked, fresh, queuedAt);
  }
}

interface MovedLetter {
  queuedAt: Date;
  leavesAt: Date;
  /** Those who do not have it yet. */
  fresh: GuardianReceiver[];
}

/** The letters of a kind that go to a wrong address no more. */
async function takeFromWrong(
  { transaction, row }: Work,
  kind: string,
  receivers: readonly GuardianReceiver[],
): Promise<MovedLetter[]> {
  const all = await listWaiting(transaction, { about: row.reference, kinds: [kind] });
  const right = new Set(receivers.map(({ email }) => inOneCase(email)));
  const wrong = all.filter(({ to }) => !right.has(to));
  await deleteMails(
    transaction,
    wrong.map(({ id }) => id),
  );
  const letters = new Map(wrong.map((one) => [one.queuedAt, one.dueAt]));
  return [...letters].map(([queuedAt, dueAt]) => {
    const known = new Set(all.filter((one) => one.queuedAt === queuedAt).map(({ to }) => to));
    return {
      queuedAt: new Date(queuedAt),
      leavesAt: new Date(dueAt),
      fresh: receivers.filter(({ email }) => !known.has(inOneCase(email))),
    };
  });
}
