import {
  type AuthorizedAccount,
  requireAccount,
} from '#features/accounts/sessions/authorization.server.ts';
import { notFound } from '#lib/http/problem.server.ts';
import type { AttemptRule } from '#lib/limits/attempt-window.ts';
import { subjectOf, takeAttempt } from '#lib/limits/attempts.server.ts';
import { countedOf, type Sender, type TooMany } from '#lib/limits/sender.server.ts';
import type { ReadStore, WriteTransaction } from '#lib/store/store.server.ts';
import { readReference } from '#lib/text/reference.ts';
import { portalOpenedLetter } from '../emails/guardian-letters.ts';
import { accessCodeHash, findApplicationByAccessCode } from './access-codes.server.ts';
import { recordGuardianAct } from './guardian-acts.server.ts';
import { type GuardianServices, tellEveryGuardian } from './guardian-mail.server.ts';
import { whichGuardian } from './which-guardian.ts';
import './guardian-tables.server.ts';

const HOUR = 60 * 60_000;
/** Somebody mistypes a code a few times; a café full of families stays below the other. */
const byAccount: AttemptRule = { name: 'access code by account', most: 20, perMs: HOUR };
const bySender: AttemptRule = { name: 'access code by sender', most: 200, perMs: HOUR };

/** A guardian at an application that their account follows, checked at this request. Nobody else can make one. */
class Linked {
  readonly accountId: string;
  readonly email: string;
  readonly applicationId: string;
  readonly reference: string;
  readonly #isChecked = true;
  constructor(account: AuthorizedAccount, application: { id: string; reference: string }) {
    this.accountId = account.accountId;
    this.email = account.email;
    this.applicationId = application.id;
    this.reference = application.reference;
  }
  /** Only for the compiler: tells it from an object made by hand. */
  get isChecked(): boolean {
    return this.#isChecked;
  }
}
export type Guardian = Linked;

/** Throws 401 or 403 unless somebody is signed in, and 404 unless their account follows the application. */
export async function requireGuardian(
  request: Request,
  services: Parameters<typeof requireAccount>[1],
  typed: string,
): Promise<Guardian> {
  const account = await requireAccount(request, services);
  const reference = readReference(typed, 'EN');
  if (!reference) throw notFound();
  const application = await services.store.read
    .selectFrom('enrollment_guardians')
    .innerJoin('enrollment_applications as application', 'application.id', 'application_id')
    .select(['application.id', 'application.reference'])
    .where('enrollment_guardians.account_id', '=', account.accountId)
    .where('application.reference', '=', reference)
    .executeTakeFirst();
  if (!application) throw notFound();
  return new Linked(account, application);
}

/** Whether an account follows an application now. */
export async function isFollowedBy(
  read: ReadStore,
  { reference, accountId }: { reference: string; accountId: string },
): Promise<boolean> {
  const link = await read
    .selectFrom('enrollment_guardians')
    .innerJoin('enrollment_applications as application', 'application.id', 'application_id')
    .select('application.id')
    .where('enrollment_guardians.account_id', '=', accountId)
    .where('application.reference', '=', reference)
    .executeTakeFirst();
  return link !== undefined;
}

type LinkResult = { outcome: 'linked'; reference: string } | { outcome: 'wrong' } | TooMany;

/**
 * Lets an account follow the application that the code opens. A code is good for one account; the same account may
 * send it again, because an answer can get lost on the way.
 */
export async function linkApplication(
  services: GuardianServices & { secret: string },
  account: AuthorizedAccount,
  { sender, typed }: { sender: Sender; typed: string },
): Promise<LinkResult> {
  const now = services.clock.now();
  const tooMany = await takeAttempt(
    services.store,
    [
      {
        rule: byAccount,
        subject: subjectOf(`access code of ${account.accountId}`, services.secret),
      },
      ...countedOf(bySender, sender),
    ],
    now,
  );
  if (tooMany) return { outcome: 'tooMany', ...tooMany };
  const hash = accessCodeHash(typed);
  if (!hash) return { outcome: 'wrong' };
  const reference = await services.store.write(async (transaction) => {
    const known = await findLink(transaction, account.accountId, hash);
    if (known) return known.reference;
    const found = await findApplicationByAccessCode(transaction, typed, now);
    if (!found) return undefined;
    const used = await transaction
      .deleteFrom('enrollment_access_codes')
      .where('code_hash', '=', hash)
      .executeTakeFirst();
    if (used.numDeletedRows === 0n) return undefined;
    const link = await transaction
      .insertInto('enrollment_guardians')
      .values({
        application_id: found.id,
        account_id: account.accountId,
        code_hash: hash,
        linked_at: now.toISOString(),
        // Kept as it is now: whoever changes an address later becomes nobody else by it.
        guardian: whichGuardian({ email: account.email, codeFor: found.guardian }, found) ?? null,
      })
      .onConflict((conflict) => conflict.columns(['account_id', 'application_id']).doNothing())
      .executeTakeFirst();
    if (link.numInsertedOrUpdatedRows === 0n) return found.reference;
    const by = { applicationId: found.id, email: account.email };
    await recordGuardianAct(transaction, by, { act: 'linked' }, now);
    await tellEveryGuardian(transaction, services, found.reference, portalOpenedLetter);
    return found.reference;
  });
  if (!reference) return { outcome: 'wrong' };
  services.mail.wake();
  return { outcome: 'linked', reference };
}

function findLink(transaction: WriteTransaction, accountId: string, hash: string) {
  return transaction
    .selectFrom('enrollment_guardians')
    .innerJoin('enrollment_applications as application', 'application.id', 'application_id')
    .select('application.reference')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hash)
    .executeTakeFirst();
}
