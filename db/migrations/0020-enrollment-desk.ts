import { type Kysely, PostgresAdapter, sql } from 'kysely';

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
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  return isPostgres ? sql`text collate "C"` : 'text';
}

interface Before {
  enrollment_applications: Findable & { id: string };
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

type Findable = Record<
  | 'reference'
  | 'student_first_name'
  | 'student_last_name'
  | 'student_dob'
  | 'parent1_first_name'
  | 'parent1_last_name'
  | 'parent1_phone'
  | 'parent1_email'
  | 'parent2_first_name'
  | 'parent2_last_name'
  | 'parent2_phone'
  | 'parent2_email',
  string
>;

/** The words as the desk's search made them when this was written. */
function searchWordsOf(row: Findable): string[] {
  const reference = row.reference.toLowerCase().replace(/[^a-z0-9]/g, '');
  const childNames = wordsOf(row.student_first_name, row.student_last_name);
  const words = [
    ...childNames,
    ...wordsOf(row.parent1_first_name, row.parent1_last_name),
    ...wordsOf(row.parent2_first_name, row.parent2_last_name),
    reference,
    reference.slice('en'.length),
    ...[row.parent1_phone, row.parent2_phone].map(phoneFigures),
    ...[row.parent1_email, row.parent2_email]
      .map((email) => email.trim().toLowerCase())
      .filter((email) => email.includes('@')),
    [row.student_dob, ...childNames.toSorted()].join(' '),
  ];
  return [...new Set(words)].filter((word) => word !== '');
}

function wordsOf(...names: string[]): string[] {
  return names
    .join(' ')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’`\p{Mark}]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Without the country's code and the leading 0, so that `097…` and `+260 97…` are the same. */
function phoneFigures(phone: string): string {
  const figures = phone.replace(/\D/g, '').replace(/^0+/, '');
  const national = figures.startsWith('260')
    ? figures.slice('260'.length).replace(/^0+/, '')
    : figures;
  return national.length < 4 ? '' : national;
}
