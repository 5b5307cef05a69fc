import { sql } from 'kysely';
import type { AuthorizedAccount } from '#features/accounts/sessions/authorization.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { accountPerson } from '../../barred/guardian-person.ts';
import { mayKnowOfChild } from '../../barred/who-may-know.server.ts';
import { portalOpenedLetter } from '../../emails/guardian-letters.ts';
import { recordGuardianAct } from '../guardian-acts.server.ts';
import { listFollowed } from '../guardian-links.server.ts';
import { type GuardianServices, tellEveryGuardian } from '../guardian-mail.server.ts';
import { type GuardianNumber, inOneCase } from '../which-guardian.ts';
import '../guardian-tables.server.ts';

interface Naming {
  id: string;
  reference: string;
  guardian: GuardianNumber;
  /** Whether the address counts as this guardian's own; if not, somebody else typed it. */
  isTheirs: boolean;
}

/**
 * The applications that name the address of an account and that it does not follow: in the portal, whoever follows one
 * of several would else read that nothing waits. None for an account that follows nothing yet, which has shown its
 * mailbox and no code of the school, and none of whose child its owner may not know everything.
 */
async function listNaming(read: ReadStore, account: AuthorizedAccount): Promise<Naming[]> {
  if ((await listFollowed(read, account.accountId)).length === 0) return [];
  const own = inOneCase(account.email);
  const rows = await read
    .selectFrom('enrollment_applications')
    .select(['id', 'reference', 'parent1_email', 'parent2_email'])
    .select(['parent1_confirmed_email', 'parent2_confirmed_email'])
    .select(['parent2_first_name', 'parent2_phone'])
    .where((row) =>
      row.or([
        row(sql<string>`lower(parent1_email)`, '=', own),
        row(sql<string>`lower(parent2_email)`, '=', own),
      ]),
    )
    .where('id', 'not in', (inner) =>
      inner
        .selectFrom('enrollment_guardians')
        .select('application_id')
        .where('account_id', '=', account.accountId),
    )
    .orderBy('submitted_at')
    .execute();
  const naming: Naming[] = [];
  for (const row of rows) {
    const guardian = inOneCase(row.parent1_email) === own ? 1 : 2;
    const person = accountPerson(row, { ...account, guardian });
    if ((await mayKnowOfChild(read, row.reference, person)) !== 'everything') continue;
    const isTheirs = inOneCase(row[`parent${guardian}_confirmed_email`]) === own;
    naming.push({ id: row.id, reference: row.reference, guardian, isTheirs });
  }
  return naming;
}

/** How many there are: those that can be added at once, and those for which the school first asks who it is. */
export async function countNaming(read: ReadStore, account: AuthorizedAccount) {
  const naming = await listNaming(read, account);
  const theirs = naming.filter(({ isTheirs }) => isTheirs).length;
  return { theirs, unproven: naming.length - theirs };
}

/**
 * Lets the account follow every application in which its address counts as a guardian's own: the owner has shown the
 * mailbox that the codes of these applications go to. Every guardian is told. Pressed again, it adds nothing.
 */
export async function followNaming(
  services: GuardianServices,
  account: AuthorizedAccount,
): Promise<{ added: number }> {
  const now = services.clock.now();
  const added = await services.store.write(async (transaction) => {
    const naming = (await listNaming(transaction, account)).filter(({ isTheirs }) => isTheirs);
    for (const { id, reference, guardian } of naming) {
      await transaction
        .insertInto('enrollment_guardians')
        .values({
          application_id: id,
          account_id: account.accountId,
          guardian,
          code_hash: `address ${id} ${account.accountId}`,
          linked_at: now.toISOString(),
        })
        .onConflict((conflict) => conflict.columns(['account_id', 'application_id']).doNothing())
        .execute();
      await recordGuardianAct(
        transaction,
        { applicationId: id, email: account.email },
        { act: 'linkedByAddress' },
        now,
      );
      await tellEveryGuardian(transaction, services, reference, (receiver) =>
        portalOpenedLetter(receiver, 'address'),
      );
    }
    return naming.length;
  });
  if (added > 0) services.mail.wake();
  return { added };
}
