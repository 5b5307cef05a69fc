import { type Kysely, sql } from 'kysely';
import { searchWordsOf } from '#features/enrollment/search-words.ts';

/** What the office's desk needs to find applications: who works on them, and the words they are found by. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const applications = () => db.schema.alterTable('enrollment_applications');
  await applications()
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  for (const name of ['first_seen_at', 'assigned_to', 'entered_by']) {
    await applications().addColumn(name, 'text').execute();
  }
  await db.schema
    .alterTable('enrollment_application_statuses')
    .addColumn('moved_by', 'text')
    .execute();
  // One for each combination of filters, so that every list is read in its order and stops after a page.
  for (const filters of [
    [],
    ['enrollment_year'],
    ['grade_level'],
    ['enrollment_year', 'grade_level'],
    ['status', 'enrollment_year'],
    ['status', 'grade_level'],
    ['status', 'enrollment_year', 'grade_level'],
  ]) {
    await db.schema
      .createIndex(['enrollment_applications_by', ...filters, 'time'].join('_'))
      .on('enrollment_applications')
      .columns([...filters, 'submitted_at'])
      .execute();
  }
  await db.schema
    .createTable('enrollment_application_words')
    .addColumn('word', inOrderOfCodePoints(db), (column) => column.notNull())
    .addColumn('application_id', 'text', (column) =>
      column.notNull().references('enrollment_applications.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('enrollment_application_words_pk', ['word', 'application_id'])
    .execute();
  await db.schema
    .createIndex('enrollment_application_words_by_application')
    .on('enrollment_application_words')
    .columns(['application_id', 'word'])
    .execute();
  await fillWords(db as Kysely<Before>);
}

/** Words with one beginning stand together only in this order; SQLite has no other. */
function inOrderOfCodePoints(db: Kysely<unknown>) {
  const isPostgres = db.getExecutor().adapter.supportsTransactionalDdl;
  return isPostgres ? sql`text collate "C"` : 'text';
}

interface Before {
  enrollment_applications: Parameters<typeof searchWordsOf>[0] & { id: string };
  enrollment_application_words: { word: string; application_id: string };
}

const AT_ONCE = 500;

async function fillWords(db: Kysely<Before>): Promise<void> {
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('enrollment_applications')
      .select(['id', 'reference', 'student_first_name', 'student_last_name', 'student_dob'])
      .select(['parent1_first_name', 'parent1_last_name', 'parent1_phone', 'parent1_email'])
      .select(['parent2_first_name', 'parent2_last_name', 'parent2_phone', 'parent2_email'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
    const words = rows.flatMap((row) =>
      searchWordsOf(row).map((word) => ({ word, application_id: row.id })),
    );
    await db.insertInto('enrollment_application_words').values(words).execute();
  }
}
