import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyEveryTable } from '#db/copies/move-to-postgres.server.ts';
import { dataOf } from '#db/migrations/0091-acts-as-data.ts';
import { openPostgresStore } from '#lib/store/postgres.server.ts';
import {
  emptyDatabase,
  presentStoreKinds,
  rowsOfFile,
  type SchoolDatabase,
} from '#tests/support/databases/school-database.ts';
import { runSchool } from '#tests/support/running-school.ts';
import { addressesOfDesk, readDesk } from '#tests/support/upgrades/desk-view.ts';
import {
  fillAsBefore,
  makeTablesAsBefore,
  passwordOfDemo,
  released,
  versionBefore,
  whyMissing,
} from '#tests/support/upgrades/version-before.ts';

const APPLICATIONS = 40;
const MOMENTS = 10;

/**
 * What a migration since then has changed on purpose, by table and column. Whoever writes such a migration says it here:
 * everything else that schools have must be there afterwards, word for word.
 */
const CHANGED: Record<string, readonly string[]> = {
  // What they have been is in case_statuses: every status of theirs, and who moved it.
  meal_payments: ['status_before', 'told'],
  parent_forms: ['told'],
  // Status, assignment, correction and paper are in `data` (db/acts-as-data.test.ts).
  audit_records: ['detail'],
};

/** Tables whose rows a migration has moved: how they are read back from where they are, in their own columns. */
const MOVED: Record<string, string> = {
  enrollment_application_statuses: `select record.id as application_id, moved_by, reached_at, one.status,
      nullif(substr(facts, 14, 10), '') as answer_by
    from case_statuses as one join enrollment_applications as record on record.reference = one.reference`,
  enrollment_application_notes: `select one.id, record.id as application_id, written_at, written_by, text
    from case_notes as one join enrollment_applications as record on record.reference = one.reference`,
  job_application_statuses: `select record.id as application_id, one.status, reached_at
    from case_statuses as one join job_applications as record on record.reference = one.reference`,
  job_application_notes: `select one.id, record.id as application_id, written_at, written_by as staff_email, text as words
    from case_notes as one join job_applications as record on record.reference = one.reference`,
  job_application_letters: `select one.id, record.id as application_id, sent_at, sent_by as staff_email, subject, words,
      cancelled_at
    from case_letters as one join job_applications as record on record.reference = one.reference`,
  parent_form_letters: `select one.id, record.id as form_id, sent_at, sent_by as staff_email, subject, words
    from case_letters as one join parent_forms as record on record.reference = one.reference`,
};
const OF_THE_MIGRATOR = ['kysely_migration', 'kysely_migration_lock'];

const missing = whyMissing();
if (missing) console.warn(`Skipped: upgrades from ${released.version}, because ${missing}.`);

type Rows = Record<string, unknown>[];
let folder: string;
let dataDir: string;
let person: { email: string; password: string };
let before: { rows: Map<string, Rows>; desk: Map<string, Set<string>> };
const fileBefore = () => join(dataDir, 'school.db');

beforeAll(async () => {
  if (missing) return;
  folder = versionBefore();
  dataDir = mkdtempSync(join(tmpdir(), 'school-before-'));
  fillAsBefore(folder, dataDir);
  person = { email: 'head@demo.example', password: passwordOfDemo(folder) };
  const copy = mkdtempSync(join(tmpdir(), 'school-before-read-'));
  cpSync(dataDir, copy, { recursive: true });
  const school = await runSchool({ CONTENT_DIR: join(folder, 'tests', 'content') }, copy, [
    process.execPath,
    join(folder, 'build', 'server', 'index.js'),
  ]);
  const query = (text: string) => rowsOfFile(fileBefore(), text);
  const desk = await readDesk(school, person, await addressesOfDesk(query));
  await school.remove();
  const rows = rowsOfSchool(query);
  before = { rows, desk: heldIn(rows, desk) };
}, 300_000);
afterAll(() => {
  if (dataDir) rmSync(dataDir, { recursive: true, force: true });
});

function rowsOfSchool(query: (text: string) => Rows): Map<string, Rows> {
  const tables = query(
    `select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name`,
  ).map(({ name }) => String(name));
  return new Map(
    tables
      .filter((table) => !OF_THE_MIGRATOR.includes(table))
      .map((table) => [table, query(`select * from ${table}`).map((row) => ({ ...row }))]),
  );
}

/** Mails leave while the school runs, and this list shows those that wait first; their rows are compared. */
const LEAVING = '/api/staff/mail';

/** What people and the office wrote; words of the site itself, such as the name of a paper, may change. */
function heldIn(rows: Map<string, Rows>, desk: Map<string, Set<string>>) {
  const all = JSON.stringify([...rows.values()].flat().map((row) => Object.values(row)));
  const isHeld = (text: string) => all.includes(JSON.stringify(text).slice(1, -1));
  return new Map(
    [...desk]
      .filter(([address]) => address !== LEAVING)
      .map(([address, texts]) => [address, new Set([...texts].filter(isHeld))]),
  );
}

/** What the record of acts said in words until now, and says as data since. */
const isData = (detail: string) => dataOf({ about: '', act: 'changed', detail }) !== undefined;

/** The same school in a database of its own, of the version before. */
async function asBefore(kind: 'SQLite' | 'PostgreSQL'): Promise<SchoolDatabase> {
  const database = await emptyDatabase(kind);
  cpSync(dataDir, database.dataDir, { recursive: true });
  const url = database.settings.DATABASE_URL;
  if (!url) return database;
  makeTablesAsBefore(folder, url);
  const source = new DatabaseSync(fileBefore(), { readOnly: true });
  const store = openPostgresStore(url, () => {});
  await store.write((transaction) => copyEveryTable(transaction, source));
  await store.close();
  source.close();
  rmSync(join(database.dataDir, 'school.db'));
  return database;
}

/** Opens it as a start of this version does, and dies at that statement; with 0 it says how many there are. */
function migrateUntil(cutAt: number, { dataDir: folderOfData, settings }: SchoolDatabase) {
  const { DATABASE_URL = '' } = settings;
  return spawnSync(
    process.execPath,
    ['tests/support/upgrades/migrate-until-cut.ts', folderOfData, DATABASE_URL, String(cutAt)],
    { encoding: 'utf8' },
  );
}

async function expectSameRows(database: SchoolDatabase): Promise<void> {
  const { length } = before.rows.get('enrollment_applications') ?? [];
  expect(length).toBeGreaterThanOrEqual(APPLICATIONS);
  for (const [table, rows] of before.rows) {
    const columns = Object.keys(rows[0] ?? {}).filter(
      (column) => !CHANGED[table]?.includes(column),
    );
    if (columns.length === 0) continue;
    const texts = (some: Rows) =>
      some.map((row) => JSON.stringify(columns.map((column) => row[column])));
    const from = MOVED[table] ? `(${MOVED[table]}) as moved` : table;
    const found = new Set(texts(await database.rows(`select ${columns.join(', ')} from ${from}`)));
    const lost = texts(rows).filter((row) => !found.has(row));
    expect(lost, table).toEqual([]);
  }
}

describe.skipIf(missing).each(presentStoreKinds())('from the version before, on %s,', (kind) => {
  test(`${APPLICATIONS} applications and every other record are the same, word for word, after ten kills`, async () => {
    const once = await asBefore(kind);
    const statements = Number(migrateUntil(0, once).stdout);
    await once.remove();
    expect(statements).toBeGreaterThan(0);

    const database = await asBefore(kind);
    try {
      for (let moment = 1; moment <= MOMENTS; moment++) {
        const cutAt = Math.max(1, Math.floor((statements * moment) / (MOMENTS + 1)));
        expect(migrateUntil(cutAt, database).signal).toBe('SIGKILL');
      }
      expect(migrateUntil(0, database)).toMatchObject({ status: 0, stderr: '' });
      await expectSameRows(database);

      const school = await runSchool(database.settings, database.dataDir);
      const desk = await readDesk(school, person, [...before.desk.keys()]);
      await school.stop();
      const shown = [...before.desk.values()].reduce((sum, { size }) => sum + size, 0);
      expect(shown).toBeGreaterThan(APPLICATIONS * 20);
      for (const [address, texts] of before.desk) {
        const lost = [...texts].filter((text) => !desk.get(address)?.has(text) && !isData(text));
        expect(lost, address).toEqual([]);
      }
    } finally {
      await database.remove();
    }
  }, 300_000);
});
