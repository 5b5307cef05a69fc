import type { Kysely } from 'kysely';

/** Records that came before are found by the sound of their names as well, and applications by the previous school. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const store = db as Kysely<Before>;
  for (const kind of kinds) await fillWords(store, kind);
}

type Row = Record<string, string | null>;
type Before = Record<string, Row>;

interface Kind {
  kind: string;
  table: string;
  names: string[];
  /** Found as they are written. */
  texts?: string[];
  /** A column of JSON, and what in it is a name. */
  inside?: { column: string; names: string[] };
}

const kinds: Kind[] = [
  {
    ...{ kind: 'EN', table: 'enrollment_applications', texts: ['previous_school'] },
    names: [
      ...['student_first_name', 'student_last_name', 'parent1_first_name', 'parent1_last_name'],
      ...['parent2_first_name', 'parent2_last_name'],
    ],
  },
  { kind: 'JA', table: 'job_applications', names: ['full_name'] },
  { kind: 'CM', table: 'contact_messages', names: ['name'] },
  {
    ...{ kind: 'PF', table: 'parent_forms', names: ['name'] },
    inside: { column: 'answers', names: ['otherMembers', 'childName'] },
  },
  { kind: 'MP', table: 'meal_payments', names: ['child_name', 'guardian_name'] },
];

const AT_ONCE = 200;
const LONGEST_WORD = 100;

async function fillWords(db: Kysely<Before>, of: Kind): Promise<void> {
  const { kind, table, names, texts = [], inside } = of;
  const columns = ['id', ...names, ...texts, ...(inside ? [inside.column] : [])];
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom(table)
      .select(columns)
      .where('id', '>', after)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    for (const row of rows) {
      after = row.id ?? '';
      await add(db, kind, after, wordsOf(row, of));
    }
    if (rows.length < AT_ONCE) return;
  }
}

function wordsOf(row: Row, { names, texts = [], inside }: Kind): string[] {
  const answers = inside ? (JSON.parse(row[inside.column] ?? '{}') as Row) : {};
  const named = [
    ...names.map((name) => row[name] ?? ''),
    ...(inside?.names ?? []).map((name) => answers[name] ?? ''),
  ];
  const sounds = split(named).map(soundOfName);
  return [
    ...sounds.filter((sound) => sound !== '').map((sound) => `~${sound}`),
    ...split(texts.map((text) => row[text] ?? '')),
  ];
}

async function add(db: Kysely<Before>, kind: string, id: string, words: string[]): Promise<void> {
  const all = new Set(words.map((word) => word.slice(0, LONGEST_WORD)));
  if (all.size === 0) return;
  await db
    .insertInto('search_words')
    .values([...all].map((word) => ({ kind, word, record_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function split(texts: string[]): string[] {
  const plain = texts
    .join(' ')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’`\p{Mark}]/gu, '');
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

/** As the desk's search heard a name when this was written. */
function soundOfName(word: string): string {
  if (!/^[a-z]{3,}$/.test(word)) return '';
  return sameSounds.reduce((text, [spelling, sound]) => text.replace(spelling, sound), word);
}

const sameSounds: readonly (readonly [spelling: RegExp, sound: string])[] = [
  [/ch(?=[rl])/g, 'k'],
  [/t?ch|tsh/g, 'C'],
  [/ck|q|c(?![eiy])/g, 'k'],
  [/c/g, 's'],
  [/x/g, 'ks'],
  [/bv/g, 'v'],
  [/pf|f/g, 'p'],
  [/([pbtdkgs])h/g, '$1'],
  [/h(?![aeiouyw])/g, ''],
  [/r/g, 'l'],
  [/z/g, 's'],
  [/n(?=[pbv])/g, 'm'],
  [/y/g, 'i'],
  [/w(?=[aeiou])(?<=[^aeiou]w)/g, 'u'],
  [/e/g, 'i'],
  [/o/g, 'u'],
  [/ai/g, 'i'],
  [/(.)\1+/g, '$1'],
  [/C/g, 'c'],
];
