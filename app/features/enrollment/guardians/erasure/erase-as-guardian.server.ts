import { type Actor, recordAct } from '#lib/audit/audit-records.server.ts';
import { instantInWords } from '#lib/dates/when-in-words.ts';
import { keepPress } from '#lib/store/press-once.server.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import {
  type AskedToErase,
  erasedLetter,
  erasureWaitsLetter,
} from '../../emails/erasure-letters.ts';
import { erasureNotice, type WhyOfficeDecides } from '../../emails/guardian-letters.ts';
import { applicationHistory } from '../../status/status-history.server.ts';
import { countFollowers } from '../count-followers.server.ts';
import { recordGuardianAct } from '../guardian-acts.server.ts';
import { getCurrent } from '../guardian-commands.server.ts';
import {
  type GuardianServices,
  type KindOfLetter,
  tellOffice,
  writeToFamily,
} from '../guardian-mail.server.ts';
import type { Guardian } from '../portal-access/require-guardian.server.ts';
import { findReceivers, type GuardianReceiver } from '../receivers.server.ts';
import { erasureDueAt, erasureOutcome } from './erasure-wait.ts';
import { stopLink } from './stop-link.server.ts';
import './tables.server.ts';

export interface ErasureServices extends GuardianServices {
  secret: string;
}

/** Erases everything under a reference if `isAllowed` says so; both steps are part of its write. */
export type EraseEverything = (
  reference: string,
  steps: {
    isAllowed(transaction: WriteTransaction): Promise<boolean>;
    afterErasing(transaction: WriteTransaction): Promise<void>;
  },
) => Promise<unknown>;

/** Who asked, and about which application. */
interface ErasureAsker extends Actor {
  applicationId: string;
  reference: string;
}

export type ErasureAnswer =
  | { outcome: 'erased' }
  | { outcome: 'waits'; dueAt: string }
  /** The office decides. */
  | { outcome: 'asked' };

/** Erases the application, puts that off, or asks the office to, as `erasureOutcome` has it; every guardian hears of it. */
export async function eraseAsGuardian(
  services: ErasureServices,
  guardian: Guardian,
  eraseEverything: EraseEverything,
): Promise<ErasureAnswer> {
  let answer: ErasureAnswer = { outcome: 'erased' };
  await eraseNow(services, guardian, eraseEverything, async (transaction) => {
    const current = await getCurrent(transaction, guardian);
    const { status } = await applicationHistory.findTold(
      transaction,
      current,
      services.clock.now(),
    );
    const followers = await countFollowers(transaction, guardian.reference);
    const way = erasureOutcome(status, followers, current.status);
    if (way === 'later') {
      answer = { outcome: 'waits', dueAt: await putOff(transaction, services, guardian) };
    }
    if (way === 'byOffice') {
      await askOffice(transaction, services, guardian, 'enrolled');
      answer = { outcome: 'asked' };
    }
    if (way !== 'now') await keepPress(transaction, services.clock.now(), answer);
    return way === 'now';
  });
  services.mail.wake();
  return answer;
}

/** Erases it if `isAllowed` says so at that moment, writes down by whose account, and tells every guardian. */
export async function eraseNow(
  services: ErasureServices,
  asker: ErasureAsker,
  eraseEverything: EraseEverything,
  isAllowed: (transaction: WriteTransaction) => Promise<boolean>,
): Promise<void> {
  const { reference } = asker;
  let family: GuardianReceiver[] = [];
  await eraseEverything(reference, {
    async isAllowed(transaction) {
      if (!(await isAllowed(transaction))) return false;
      family = await findReceivers(transaction, reference);
      return true;
    },
    async afterErasing(transaction) {
      const act = {
        act: 'erased' as const,
        about: reference,
        detail: 'asked in the parent portal',
      };
      const now = services.clock.now();
      await recordAct(transaction, asker, act, now);
      await keepPress(transaction, now, { outcome: 'erased' } satisfies ErasureAnswer);
      await tellEverybody(transaction, services, family, asker, erasedLetter);
    },
  });
}

/**
 * Every guardian by the reference of their own form; the office alone reads whose account it was. `letterAbout` is also
 * given the address that a link in it is for; undefined where none may be in it.
 */
export async function tellEverybody(
  transaction: WriteTransaction,
  services: GuardianServices,
  receivers: readonly GuardianReceiver[],
  { reference, email }: { reference: string; email: string },
  letterAbout: (about: AskedToErase, linkFor: string | undefined) => KindOfLetter,
): Promise<void> {
  await writeToFamily(transaction, services, receivers, {
    about: reference,
    letterFor: ({ reference: own, email: to, closed }) =>
      letterAbout({ reference, own }, closed === 'lettersOnly' ? undefined : to),
  });
  const { admissionsEmail } = services.content.school;
  await tellOffice(transaction, services, letterAbout({ reference, email }, admissionsEmail));
}

export async function askOffice(
  transaction: WriteTransaction,
  services: GuardianServices,
  asker: ErasureAsker,
  why: WhyOfficeDecides,
): Promise<void> {
  await recordGuardianAct(transaction, asker, { act: 'askedToErase' }, services.clock.now());
  await tellOffice(transaction, services, erasureNotice(asker.reference, why));
}

/** The instant at which it is erased. Asked for again while it waits, it is not put off any further. */
async function putOff(
  transaction: WriteTransaction,
  services: ErasureServices,
  guardian: Guardian,
): Promise<string> {
  const { applicationId, accountId, reference } = guardian;
  const waiting = await transaction
    .selectFrom('enrollment_erasure_requests')
    .select('due_at')
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  if (waiting) return waiting.due_at;
  const now = services.clock.now();
  const due = erasureDueAt(now);
  const id = crypto.randomUUID();
  await transaction
    .insertInto('enrollment_erasure_requests')
    .values({
      id,
      application_id: applicationId,
      account_id: accountId,
      asked_at: now.toISOString(),
      due_at: due.toISOString(),
    })
    .execute();
  await recordGuardianAct(transaction, guardian, { act: 'askedToErase' }, now);
  const detail = 'erasure asked in the parent portal, waits 72 hours';
  await recordAct(transaction, guardian, { act: 'changed', about: reference, detail }, now);
  const receivers = await findReceivers(transaction, reference);
  await tellEverybody(transaction, services, receivers, guardian, (about, linkFor) =>
    erasureWaitsLetter(about, {
      due: instantInWords(due),
      link: linkFor && stopLink({ id, email: linkFor }, now, services),
    }),
  );
  return due.toISOString();
}
