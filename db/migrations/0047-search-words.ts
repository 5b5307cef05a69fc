import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** One table of words for records of every kind, instead of a table for one and a column for four. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('search_words')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('word', inOrderOfCodePoints(db), (column) => column.notNull())
    .addColumn('record_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('search_words_pk', ['kind', 'word', 'record_id'])
    .execute();
  await db.schema
    .createIndex('search_words_by_record')
    .on('search_words')
    .columns(['record_id', 'word'])
    .execute();
  const store = db as Kysely<Before>;
  for (const kind of kinds) await fillWords(store, kind);
  await db.schema.dropTable('enrollment_application_words').execute();
  for (const table of ['job_applications', 'contact_messages', 'parent_forms', 'meal_payments']) {
    await db.schema.alterTable(table).dropColumn('search_words').execute();
  }
}

/** Words with one beginning stand together only in this order; SQLite has no other. */
function inOrderOfCodePoints(db: Kysely<unknown>) {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  return isPostgres ? sql`text collate "C"` : 'text';
}

type Row = Record<string, string | null>;
type Before = Record<string, Row>;

interface Kind {
  kind: string;
  table: string;
  columns: string[];
  words(row: Record<string, string>): string[];
}

const kinds: Kind[] = [
  {
    ...{ kind: 'EN', table: 'enrollment_applications' },
    columns: [
      ...['reference', 'student_first_name', 'student_last_name', 'student_dob'],
      ...['parent1_first_name', 'parent1_last_name', 'parent1_phone', 'parent1_email'],
      ...['parent2_first_name', 'parent2_last_name', 'parent2_phone', 'parent2_email'],
    ],
    words(row) {
      const child = [row.student_first_name ?? '', row.student_last_name ?? ''];
      const texts = [
        ...[...child, row.parent1_first_name ?? '', row.parent1_last_name ?? ''],
        ...[row.parent2_first_name ?? '', row.parent2_last_name ?? ''],
      ];
      const phones = [row.parent1_phone ?? '', row.parent2_phone ?? ''];
      const emails = [row.parent1_email ?? '', row.parent2_email ?? ''];
      const childKey = [row.student_dob, ...wordsOf(...child).toSorted()].join(' ');
      return [...searchWordsOf({ codes: [row.reference ?? ''], texts, phones, emails }), childKey];
    },
  },
  {
    ...{ kind: 'JA', table: 'job_applications' },
    columns: ['reference', 'full_name', 'email', 'phone'],
    words: ({ reference = '', full_name = '', email = '', phone = '' }) =>
      searchWordsOf({ codes: [reference], texts: [full_name], emails: [email], phones: [phone] }),
  },
  {
    ...{ kind: 'CM', table: 'contact_messages' },
    columns: ['reference', 'name', 'email', 'subject', 'message'],
    words: ({ reference = '', name = '', email = '', subject = '', message = '' }) =>
      searchWordsOf({ codes: [reference], texts: [name, subject, message], emails: [email] }),
  },
  {
    ...{ kind: 'PF', table: 'parent_forms' },
    columns: ['reference', 'name', 'email', 'phone', 'answers'],
    words({ reference = '', name = '', email = '', phone = '', answers = '{}' }) {
      const { otherMembers = '', childName = '' } = JSON.parse(answers) as Record<string, string>;
      const texts = [name, otherMembers, childName];
      return searchWordsOf({ codes: [reference], texts, emails: [email], phones: [phone] });
    },
  },
  {
    ...{ kind: 'MP', table: 'meal_payments' },
    // The words so far are the names, the grade, and every transaction that the family or the office named.
    columns: ['reference', 'phone', 'email', 'search_words'],
    words: ({ reference = '', phone = '', email = '', search_words = '' }) =>
      searchWordsOf({
        ...{ codes: [reference], texts: [search_words] },
        ...{ phones: [phone], emails: [email] },
      }),
  },
  {
    ...{ kind: 'NL', table: 'subscribers', columns: ['email'] },
    words: ({ email = '' }) => searchWordsOf({ emails: [email] }),
  },
];

const AT_ONCE = 200;

async function fillWords(db: Kysely<Before>, { kind, table, columns, words }: Kind): Promise<void> {
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom(table)
      .select(['id', ...columns])
      .where('id', '>', after)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    for (const row of rows) {
      after = row.id ?? '';
      const texts = Object.entries(row).map(([name, value]) => [name, value ?? '']);
      await add(db, kind, after, words(Object.fromEntries(texts)));
    }
    if (rows.length < AT_ONCE) return;
  }
}

async function add(db: Kysely<Before>, kind: string, id: string, words: string[]): Promise<void> {
  const all = [...new Set(words)];
  if (all.length === 0) return;
  await db
    .insertInto('search_words')
    .values(all.map((word) => ({ kind, word, record_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

interface Findable {
  texts?: string[];
  codes?: string[];
  phones?: string[];
  emails?: string[];
}

/** The words as the desk's search made them when this was written. */
function searchWordsOf({ texts = [], codes = [], phones = [], emails = [] }: Findable): string[] {
  const words = [
    ...codes.flatMap(tailsOf),
    ...phones.flatMap(phoneTails),
    ...emails.flatMap((email) => [emailKey(email), ...wordsOf(email)]),
    ...wordsOf(...texts),
  ];
  const shortened = words.map((word) => word.slice(0, 100));
  return [...new Set(shortened)].filter((word) => word !== '').slice(0, 200);
}

function wordsOf(...texts: string[]): string[] {
  return texts
    .join(' ')
    .split(/\s+/)
    .flatMap((part) => {
      const words = plain(part)
        .split(/[^\p{L}\p{N}]+/u)
        .filter((word) => word !== '');
      return words.length > 1 && /\d/.test(part) ? [...words, ...tailsOf(part)] : words;
    });
}

function emailKey(email: string): string {
  const key = email.trim().toLowerCase();
  return key.includes('@') ? key : '';
}

function phoneTails(phone: string): string[] {
  const figures = phone.replace(/\D/g, '').replace(/^00+/, '');
  const national = figures.replace(/^0/, '');
  if (national.length < 3) return [];
  const isHere = figures.startsWith('0') || national.length === 9;
  const key = isHere ? `260${national}` : figures;
  return Array.from({ length: key.length - 2 }, (_, at) => key.slice(at));
}

function tailsOf(code: string): string[] {
  const parts = plain(code).split(/[^a-z0-9]+/);
  return parts.map((_, at) => parts.slice(at).join(''));
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’`\p{Mark}]/gu, '');
}
