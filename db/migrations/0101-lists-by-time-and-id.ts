import type { Kysely } from 'kysely';

const byTime = {
  contact_messages: 'submitted_at',
  job_applications: 'submitted_at',
  parent_forms: 'submitted_at',
  meal_payments: 'changed_at',
};

/** A far page of a list is counted along the index alone: without the id it opened each row before it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, time] of Object.entries(byTime)) {
    const status = table === 'parent_forms' ? ['kind', 'status'] : ['status'];
    const indexes = { time: [time, 'id'], status: [...status, time, 'id'] };
    for (const [name, columns] of Object.entries(indexes)) {
      await db.schema.dropIndex(`${table}_by_${name}`).execute();
      await db.schema.createIndex(`${table}_by_${name}`).on(table).columns(columns).execute();
    }
  }
}
