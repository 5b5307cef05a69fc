import type { AuthorizedAccount } from '#features/accounts/sessions/authorization.server.ts';
import type { AttemptRule } from '#lib/rate-limit/attempt-window.ts';
import { subjectOf, takeAttempt } from '#lib/rate-limit/attempts.server.ts';
import { countedOf, type Sender, type TooMany } from '#lib/rate-limit/sender.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { accountPerson, columnsOfGuardians } from '../barred/guardian-person.ts';
import { mayKnowOfChild } from '../barred/who-may-know.server.ts';
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

/** The application with this reference, where the account follows it now. */
export async function findFollowed(
  read: ReadStore,
  { reference, accountId }: { reference: string; accountId: string },
): Promise<{ id: string; reference: string } | undefined> {
  const [followed] = await listFollowed(read, accountId, reference);
  return followed;
}

/** The applications that an account follows and of whose children its owner may know everything. */
export async function listFollowed(
  read: ReadStore,
  accountId: string,
  reference?: string,
): Promise<{ id: string; reference: string }[]> {
  const links = await followedBy(read, accountId)
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .select(['guardian', 'email'])
    .select(columnsOfGuardians)
    .$if(reference !== undefined, (link) =>
      link.where('application.reference', '=', reference ?? ''),
    )
    .execute();
  const followed = await Promise.all(
    links.map(async ({ id, reference: named, ...link }) => {
      const person = accountPerson({ id, ...link }, { accountId, ...link });
      const mayKnow = await mayKnowOfChild(read, named, person);
      return mayKnow === 'everything' ? [{ id, reference: named }] : [];
    }),
  );
  return followed.flat();
}

const followedBy = (read: ReadStore, accountId: string) =>
  read
    .selectFrom('enrollment_guardians')
    .innerJoin('enrollment_applications as application', 'application.id', 'application_id')
    .select(['application.id', 'application.reference'])
    .where('account_id', '=', accountId);

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
    const known = await followedBy(transaction, account.accountId)
      .where('code_hash', '=', hash)
      .executeTakeFirst();
    if (known) return known.reference;
    const found = await findApplicationByAccessCode(transaction, typed, now);
    if (!found) return undefined;
    const used = await transaction
      .deleteFrom('enrollment_access_codes')
      .where('code_hash', '=', hash)
      .executeTakeFirst();
    if (used.numDeletedRows === 0n) return undefined;
    const by = { applicationId: found.id, email: account.email };
    // Kept as it is now: whoever changes an address later becomes nobody else by it.
    const guardian = whichGuardian({ ...account, codeFor: found.guardian }, found) ?? null;
    const person = accountPerson(found, { ...account, guardian });
    if ((await mayKnowOfChild(transaction, found.reference, person)) !== 'everything') {
      // The code is used up: whoever has it now is not who may have it.
      await recordGuardianAct(transaction, by, { act: 'refusedCode' }, now);
      return undefined;
    }
    const link = await transaction
      .insertInto('enrollment_guardians')
      .values({
        application_id: found.id,
        account_id: account.accountId,
        code_hash: hash,
        linked_at: now.toISOString(),
        guardian,
      })
      .onConflict((conflict) => conflict.columns(['account_id', 'application_id']).doNothing())
      .executeTakeFirst();
    if (link.numInsertedOrUpdatedRows === 0n) return found.reference;
    await recordGuardianAct(transaction, by, { act: 'linked' }, now);
    await tellEveryGuardian(transaction, services, found.reference, (receiver) =>
      portalOpenedLetter(receiver),
    );
    return found.reference;
  });
  if (!reference) return { outcome: 'wrong' };
  services.mail.wake();
  return { outcome: 'linked', reference };
}
