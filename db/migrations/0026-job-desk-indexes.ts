import type { Kysely } from 'kysely';

/** For the desk's list of one opening, and for the resumes that no scanner has looked at. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('job_applications_by_opening')
    .on('job_applications')
    .columns(['opening_id', 'status', 'submitted_at'])
    .execute();
  await db.schema
    .createIndex('job_applications_by_scan')
    .on('job_applications')
    .columns(['resume_scan', 'status'])
    .execute();
}
