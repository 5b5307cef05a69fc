import type { Kysely } from 'kysely';

interface Tables {
  accounts: { id: string; password_hash: string | null };
  one_time_tokens: { account_id: string; kind: string };
  staff_invitations: { account_id: string; role: string; since: string };
  staff_members: { account_id: string; role: string; since: string };
}

/**
 * Roles that count only once the link of the invitation has been taken. Until now they counted at once: whose
 * invitation is still open, or who never set a password, has to take it first.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('staff_invitations')
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('since', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('staff_invitations_pk', ['account_id', 'role'])
    .execute();
  const waiting = db
    .selectFrom('staff_members')
    .select(['account_id', 'role', 'since'])
    .where(({ or, eb, selectFrom }) =>
      or([
        eb(
          'account_id',
          'in',
          selectFrom('one_time_tokens').select('account_id').where('kind', '=', 'invite'),
        ),
        eb(
          'account_id',
          'in',
          selectFrom('accounts').select('id').where('password_hash', 'is', null),
        ),
      ]),
    );
  await db
    .insertInto('staff_invitations')
    .columns(['account_id', 'role', 'since'])
    .expression(waiting)
    .execute();
  await db
    .deleteFrom('staff_members')
    .where('account_id', 'in', db.selectFrom('staff_invitations').select('account_id'))
    .execute();
}
