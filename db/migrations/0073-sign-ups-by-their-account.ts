import type { Kysely } from 'kysely';

/**
 * A link of a sign-up brings no password and no words of its own any more: who proves an address that several have
 * signed up with sets the password anew, and none of what they said counts.
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
}

interface Before {
  accounts: {
    email_confirmed_at: string | null;
    password_hash: string | null;
    user_metadata: string;
  };
}
