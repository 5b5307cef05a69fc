import { type Kysely, sql } from 'kysely';

/**
 * Who proves an address. A link of a sign-up brings no password and no words of its own any more: who proves an address
 * that several have signed up with sets the password anew, and none of what they said counts. The first guardian's
 * address counts as theirs as it was sent; another one that is given in the portal only once it is confirmed by mail.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['password_hash', 'user_metadata'] as const)
    await db.schema.alterTable('one_time_tokens').dropColumn(column).execute();
  await (db as Kysely<Before>)
    .updateTable('accounts')
    .set({ user_metadata: '{}' })
    .where('email_confirmed_at', 'is', null)
    .where('password_hash', 'is', null)
    .execute();
  await db.schema
    .alterTable('enrollment_applications')
    .addColumn('parent1_confirmed_email', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await sql`update enrollment_applications set parent1_confirmed_email = parent1_email`.execute(db);
}

interface Before {
  accounts: {
    email_confirmed_at: string | null;
    password_hash: string | null;
    user_metadata: string;
  };
}
