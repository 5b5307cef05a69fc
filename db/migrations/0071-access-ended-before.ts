import { type Kysely, sql } from 'kysely';

interface Tables {
  audit_records: { at: string; staff_email: string; about: string; detail: string };
  enrollment_applications: { id: string; reference: string };
  enrollment_guardian_acts: {
    application_id: string;
    at: string;
    account_email: string;
    act: string;
  };
  enrollment_guardians: { application_id: string; account_id: string };
  accounts: { id: string; email: string };
  enrollment_barred: Record<
    'id' | 'application_id' | 'name' | 'may_know' | 'since' | 'reason' | 'paper',
    string
  > & { guardian: null; may_collect: number; written_at: string; written_by: string };
  enrollment_barred_keys: { barred_id: string; key: string };
}

/** Zambia is two hours ahead of UTC all year. */
const LUSAKA_MS = 2 * 60 * 60_000;

/**
 * Whose access the office has ended until now is written down too. Of an end only the record of acts told, without
 * saying whose: it was of somebody who had followed the application by then and follows it no more. They are known by
 * account and address alone, for the same parent may have come back with another one.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  const ends = await db
    .selectFrom('audit_records')
    .innerJoin('enrollment_applications as application', 'reference', 'about')
    .select(['application.id as applicationId', 'at', 'staff_email'])
    .where('detail', 'like', '%portal access ended%')
    .orderBy('at')
    .execute();
  for (const { applicationId, at, staff_email } of ends) {
    for (const { email, id } of await listGone(db, applicationId, at)) {
      const known = await db
        .selectFrom('enrollment_barred')
        .select('id')
        .where('application_id', '=', applicationId)
        .where('name', '=', email)
        .executeTakeFirst();
      if (known) continue;
      const barred = crypto.randomUUID();
      await db
        .insertInto('enrollment_barred')
        .values({
          ...{ id: barred, application_id: applicationId, name: email, guardian: null },
          ...{ may_know: 'nothing', may_collect: 1, paper: '', written_by: staff_email },
          ...{ written_at: at, since: dayInLusaka(at) },
          reason: 'The office has ended the access to the parent portal.',
        })
        .execute();
      const keys = [email.trim().toLowerCase(), ...(id ? [`account ${id}`] : [])];
      const rows = keys.map((key) => ({ barred_id: barred, key }));
      await db.insertInto('enrollment_barred_keys').values(rows).execute();
    }
  }
}

/** Addresses of accounts that had followed the application at that instant and follow it no more. */
function listGone(db: Kysely<Tables>, applicationId: string, at: string) {
  return db
    .selectFrom('enrollment_guardian_acts as act')
    .leftJoin('accounts', 'accounts.email', 'account_email')
    .leftJoin('enrollment_guardians as follower', (join) =>
      join
        .onRef('follower.account_id', '=', 'accounts.id')
        .on('follower.application_id', '=', applicationId),
    )
    .select(['account_email as email', 'accounts.id'])
    .distinct()
    .where('act.application_id', '=', applicationId)
    .where('act', '=', sql.lit('linked'))
    .where('act.at', '<=', at)
    .where('follower.account_id', 'is', null)
    .execute();
}

function dayInLusaka(at: string): string {
  return new Date(Date.parse(at) + LUSAKA_MS).toISOString().slice(0, 10);
}
