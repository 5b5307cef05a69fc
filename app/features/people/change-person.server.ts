import type { DeskOutcome } from '#desk/record/desk-answer.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import type { Role } from '#desk/roles.ts';
import { findAccount, holdAccount } from '#features/accounts/auth-user.server.ts';
import { holdAdministrators } from '#features/accounts/staff-roles.server.ts';
import { recordAct } from '#lib/audit/audit-records.server.ts';
import type { Needs } from '#lib/needs.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';

export type Services = Needs<'store' | 'clock'>;

interface Person {
  email: string;
  /** Whether the roles wait for the invitation to be taken; otherwise they count. */
  isInvited: boolean;
  roles: Role[];
  since: string[];
}

/**
 * Does `change` to a member of staff, or to somebody who is invited, and records what it says it did; a refusal leaves
 * everything as it was. `isAlsoLeft`: also of somebody who works at the desk no more.
 */
export async function changePerson(
  { store, clock }: Services,
  staff: StaffIn<'people'>,
  accountId: string,
  change: (transaction: WriteTransaction, person: Person) => Promise<string | DeskOutcome>,
  { isAlsoLeft = false }: { isAlsoLeft?: boolean } = {},
): Promise<DeskOutcome> {
  return store.write(async (transaction): Promise<DeskOutcome> => {
    // Two administrators who remove each other at one moment must not both be the second to last.
    await holdAdministrators(transaction);
    // Nor may an invitation be taken in between.
    await holdAccount(transaction, accountId);
    const person =
      (await findPerson(transaction, accountId, false)) ??
      (await findPerson(transaction, accountId, true)) ??
      (isAlsoLeft ? await findLeft(transaction, accountId) : undefined);
    if (!person) return { outcome: 'notFound' };
    const done = await change(transaction, person);
    if (typeof done !== 'string') return done;
    const act = { act: 'changed' as const, about: person.email, detail: done };
    await recordAct(transaction, staff, act, clock.now());
    return { outcome: 'done' };
  });
}

async function findPerson(
  transaction: WriteTransaction,
  accountId: string,
  isInvited: boolean,
): Promise<Person | undefined> {
  const rows = await transaction
    .selectFrom(isInvited ? 'staff_invitations' : 'staff_members')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .select(['email', 'role', 'since'])
    .where('account_id', '=', accountId)
    .execute();
  const [first] = rows;
  return (
    first && {
      email: first.email,
      isInvited,
      roles: rows.map((row) => row.role),
      since: rows.map((row) => row.since),
    }
  );
}

async function findLeft(
  transaction: WriteTransaction,
  accountId: string,
): Promise<Person | undefined> {
  const account = await findAccount(transaction, 'id', accountId);
  return account && { email: account.email, isInvited: false, roles: [], since: [] };
}
