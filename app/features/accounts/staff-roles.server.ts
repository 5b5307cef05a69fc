import type { Role } from '#desk/roles.ts';
import type { ReadStore, WriteTransaction } from '#lib/store/store.server.ts';

/** Whose roles: of somebody at the desk they count, of somebody invited they wait for the link to be taken. */
interface Holder {
  accountId: string;
  isInvited: boolean;
}

const tableOf = ({ isInvited }: Holder) => (isInvited ? 'staff_invitations' : 'staff_members');

/** Gives these roles, each with the instant since when, in the place of all before them. */
export async function replaceRoles(
  transaction: WriteTransaction,
  holder: Holder,
  roles: { role: Role; since: string }[],
): Promise<void> {
  const { accountId } = holder;
  await dropRoles(transaction, holder);
  await transaction
    .insertInto(tableOf(holder))
    .values(roles.map((one) => ({ account_id: accountId, ...one })))
    .execute();
}

/** Leaves no role, no session and no open link. */
export async function endAccessOf(transaction: WriteTransaction, holder: Holder): Promise<void> {
  await dropRoles(transaction, holder);
  for (const table of ['sessions', 'one_time_tokens'] as const) {
    await transaction.deleteFrom(table).where('account_id', '=', holder.accountId).execute();
  }
}

async function dropRoles(transaction: WriteTransaction, holder: Holder): Promise<void> {
  await transaction
    .deleteFrom(tableOf(holder))
    .where('account_id', '=', holder.accountId)
    .execute();
}

/** The addresses of everybody who is an administrator now. */
export async function findAdministrators(read: ReadStore): Promise<string[]> {
  const rows = await read
    .selectFrom('staff_members')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .select('email')
    .where('role', '=', 'administrator')
    .orderBy('email')
    .execute();
  return rows.map(({ email }) => email);
}

/** Nobody else becomes or stops being an administrator until this write ends. */
export async function holdAdministrators(transaction: WriteTransaction): Promise<void> {
  await transaction
    .updateTable('staff_members')
    .set(({ ref }) => ({ since: ref('since') }))
    .where('role', '=', 'administrator')
    .execute();
}
