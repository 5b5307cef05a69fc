import type { Kysely } from 'kysely';

interface Tables {
  content_versions: { id: string; part: string; value: string | null };
}

/** The dates that editors published say in `years` how far each year is; until now `year` named the one on show. */
export async function up(db: Kysely<Tables>): Promise<void> {
  const versions = await db
    .selectFrom('content_versions')
    .select(['id', 'value'])
    .where('part', '=', 'dates')
    .where('value', 'is not', null)
    .execute();
  for (const { id, value } of versions) {
    const { year, ...dates } = JSON.parse(value ?? '{}');
    if (dates.years) continue;
    const turned = JSON.stringify({ ...dates, years: [{ year, state: 'published' }] });
    await db.updateTable('content_versions').set({ value: turned }).where('id', '=', id).execute();
  }
}
