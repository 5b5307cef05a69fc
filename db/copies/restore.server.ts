import { existsSync, lstatSync } from 'node:fs';
import { chmod, mkdir, readdir, readFile, rename } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import * as v from 'valibot';
import { repeatErasures } from '#features/families/erasure/repeat-erasures.server.ts';
import { readSecret } from '#lib/crypto/secret.server.ts';
import { CannotStart, type Environment } from '#lib/env.server.ts';
import { type FileStore, flushFolder, writeThrough } from '#lib/files/files.server.ts';
import { createLog } from '#lib/metrics/log.server.ts';
import { beginEpoch } from '#lib/store/receipts/begin-epoch.server.ts';
import { openStore } from '../open-store.server.ts';
import { copySqlite, isSqliteInUse } from './copy-sqlite.server.ts';
import { ASIDE, MACHINE_KEY, SCRATCH } from './data-folder-names.ts';
import { type EraseAgain, leaveSome, undecided, unknownTo } from './erase-again.ts';
import { findErasures } from './erased-since.server.ts';
import { leaveNothingErased } from './leave-nothing-erased.server.ts';
import {
  databaseFiles,
  FILES_FOLDER,
  factsOf,
  MANIFEST,
  type Manifest,
  manifestSchema,
  SECRET_FILE,
} from './manifest.ts';
import { connectionOf, runPostgresTool } from './postgres-tools.server.ts';

interface Restored {
  manifest: Manifest;
  /** How many of the erasures since then found something to erase in the copy. */
  erasedAgain: number;
  /** How many of them were left undone now. */
  left: number;
  /** False where what was there before could not tell what it has erased. */
  isEveryErasureKnown: boolean;
}

interface HowToRestore {
  isReplacing: boolean;
  /** What is known to be erased besides what the data that are there, and copies beside this one, say. */
  alsoErased?: Manifest['erasures'];
  /** Asked before anything is touched, where something was erased after the copy was taken. */
  decide(erased: Manifest['erasures']): Promise<EraseAgain>;
}

/**
 * Brings a copy back into the stores that the settings name, after every checksum is right. What is there already
 * stays unless `isReplacing`: then a data folder is put aside, and a PostgreSQL database is emptied. What was erased
 * since the copy was taken is erased again, as far as `decide` says so.
 */
export async function restore(
  env: Pick<Environment, 'databaseUrl' | 'dataDir' | 'authSecret'>,
  openFiles: () => FileStore,
  source: string,
  { isReplacing, alsoErased = [], decide }: HowToRestore,
): Promise<Restored> {
  const folder = resolve(source);
  const manifest = await verify(folder);
  const { kind } = manifest.database;
  if ((kind === 'postgres') !== Boolean(env.databaseUrl)) {
    throw new CannotStart(
      kind === 'postgres'
        ? 'This copy is of a PostgreSQL database; set DATABASE_URL to an empty one.'
        : 'This copy is of a SQLite database; start without DATABASE_URL.',
    );
  }
  const { erasures, isWhole } = await findErasures(env, folder);
  await expectRoom(env.dataDir, isReplacing);
  if (env.databaseUrl) await expectFree(env.databaseUrl, isReplacing);
  const since = unknownTo(manifest.erasures, [...erasures, ...alsoErased]);
  const open = undecided(since);
  const chosen = open.length > 0 ? await decide(open) : 'all';
  const repeated = leaveSome(since, chosen, new Date());
  await makeRoom(env.dataDir);
  await chmod(env.dataDir, 0o700);

  // Files first, as always: a row never waits for its file.
  const files = openFiles();
  for (const { name } of manifest.files) {
    await files.keep(await readFile(join(folder, FILES_FOLDER, name)), name);
  }
  if (manifest.secret) {
    const secret = await readFile(join(folder, SECRET_FILE));
    await writeThrough(join(env.dataDir, SECRET_FILE), secret);
  }
  const copy = join(folder, databaseFiles[kind]);
  const file = join(env.dataDir, databaseFiles.sqlite);
  if (env.databaseUrl) await fillPostgres(env.databaseUrl, copy);
  else copySqlite(copy, file);
  const { databaseUrl } = env;
  await beginEpoch(databaseUrl ? { databaseUrl } : { file });
  await flushFolder(env.dataDir);
  const erasedAgain = await eraseAgain(env, files, repeated);
  const left = open.length - undecided(repeated).length;
  return { manifest, erasedAgain, left, isEveryErasureKnown: isWhole };
}

async function eraseAgain(
  env: Pick<Environment, 'databaseUrl' | 'dataDir' | 'authSecret'>,
  files: FileStore,
  erasures: Manifest['erasures'],
): Promise<number> {
  if (erasures.length === 0) return 0;
  const log = createLog('warn');
  const store = await openStore(env, log);
  try {
    const secret = readSecret(env.authSecret, env.dataDir);
    const erasedAgain = await repeatErasures({ store, files, secret }, erasures);
    await leaveNothingErased(env.dataDir, { store, secret, log });
    return erasedAgain;
  } finally {
    await store.close();
  }
}

/** Reads the manifest and checks everything that it names. */
async function verify(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const { database, files, secret } = manifest;
  await expectSame(folder, database);
  if (secret) await expectSame(folder, secret);
  for (const file of files) await expectSame(join(folder, FILES_FOLDER), file);
  if (database.kind === 'sqlite') expectWhole(join(folder, database.name));
  return manifest;
}

/** Throws `CannotStart` for what is no finished copy of ours. */
export async function readManifest(folder: string): Promise<Manifest> {
  let text: string;
  try {
    text = await readFile(join(folder, MANIFEST), 'utf8');
  } catch {
    throw new CannotStart(`${folder} is no finished copy: it has no ${MANIFEST}.`);
  }
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), manifestSchema), text);
  if (!parsed.success) throw new CannotStart(unreadable(parsed.issues[0]));
  return parsed.output;
}

/** An odd name is told as JSON: it may hold anything, line breaks too. */
function unreadable({ path, input }: v.BaseIssue<unknown>): string {
  const key = path?.findLast((item) => typeof item.key === 'string')?.key;
  return key === 'name' || key === 'missing'
    ? `The ${MANIFEST} of this copy names a file that the site never wrote: ${JSON.stringify(input)}.`
    : `The ${MANIFEST} of this copy cannot be read.`;
}

/** Throws `CannotStart` where a file of a copy is not what was copied. */
export async function expectSame(
  folder: string,
  expected: { name: string; sha256: string | undefined },
): Promise<void> {
  const path = join(folder, expected.name);
  // A link would bring in what lies elsewhere on this machine.
  const isFile = lstatSync(path, { throwIfNoEntry: false })?.isFile();
  const isSame = isFile && (await factsOf(path, expected.name)).sha256 === expected.sha256;
  if (!isSame) throw new CannotStart(`This copy is damaged: ${path} is not what was copied.`);
}

function expectWhole(file: string): void {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const [found] = database.prepare('pragma integrity_check').all();
    if (found?.integrity_check !== 'ok') throw new CannotStart('The copied database is damaged.');
  } finally {
    database.close();
  }
}

async function listPresent(dataDir: string): Promise<string[]> {
  if (!existsSync(dataDir)) return [];
  const staying = [SCRATCH, MACHINE_KEY];
  return (await readdir(dataDir)).filter(
    (name) => !name.startsWith(ASIDE) && !staying.includes(name),
  );
}

async function expectRoom(dataDir: string, isReplacing: boolean): Promise<void> {
  if ((await listPresent(dataDir)).length === 0) return;
  const file = join(dataDir, databaseFiles.sqlite);
  if (existsSync(file) && isSqliteInUse(file)) {
    throw new CannotStart(`The site is running on ${dataDir}; stop it first.`);
  }
  if (!isReplacing) {
    throw new CannotStart(
      `${dataDir} is not empty; add --replace to put aside what is there, or set DATA_DIR to a new folder.`,
    );
  }
}

async function makeRoom(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  // Listed anew: looking into the database has put its log in order.
  const present = await listPresent(dataDir);
  if (present.length === 0) return;
  const aside = join(dataDir, `${ASIDE}${new Date().toISOString().replaceAll(':', '-')}`);
  await mkdir(aside, { mode: 0o700 });
  for (const name of present) await rename(join(dataDir, name), join(aside, name));
}

/** The database's own work, such as autovacuum, is done in no role's name and in nobody's way. */
export const othersOnPostgres = `select 1 from pg_stat_activity where datname = current_database()
  and pid <> pg_backend_pid() and usesysid is not null`;

async function expectFree(url: string, isReplacing: boolean): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: others } = await client.query(othersOnPostgres);
    if (others.length > 0) {
      throw new CannotStart('Somebody is connected to the database; stop the site first.');
    }
    const { rows: tables } = await client.query(
      `select 1 from pg_tables where schemaname = 'public'`,
    );
    if (tables.length > 0 && !isReplacing) {
      throw new CannotStart(
        'The database is not empty; add --replace to empty it first, or set DATABASE_URL to a new one.',
      );
    }
  } finally {
    await client.end();
  }
}

/** The dump brings its schema along; all of it arrives or nothing. */
export async function fillPostgres(url: string, copy: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('drop schema if exists public cascade');
  await client.end();
  const { target, environment } = connectionOf(url);
  await runPostgresTool(
    'pg_restore',
    ['--no-owner', '--exit-on-error', '--single-transaction', `--dbname=${target}`, copy],
    environment,
  );
}
