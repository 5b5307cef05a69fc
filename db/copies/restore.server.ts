import { chmod, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { repeatErasures } from '#features/families/erasure/repeat-erasures.server.ts';
import { readSecret } from '#lib/crypto/secret.server.ts';
import { CannotStart, type Environment } from '#lib/env.server.ts';
import { type FileStore, flushFolder, writeThrough } from '#lib/files/files.server.ts';
import { createLog } from '#lib/metrics/log.server.ts';
import { beginEpoch } from '#lib/store/receipts/begin-epoch.server.ts';
import { openStore } from '../open-store.server.ts';
import { copySqlite } from './copy-sqlite.server.ts';
import { type EraseAgain, leaveSome, undecided, unknownTo } from './erase-again.ts';
import { findErasures } from './erased-since.server.ts';
import { leaveNothingErased } from './leave-nothing-erased.server.ts';
import { databaseFiles, FILES_FOLDER, type Manifest, SECRET_FILE } from './manifest.ts';
import { expectFree, expectRoom, makeRoom } from './place-to-restore.server.ts';
import { connectionOf, runPostgresTool } from './postgres-tools.server.ts';
import { verify } from './read-copy.server.ts';
import { findSaid, type Said, type SaidAgain, sayAgain } from './said-since.server.ts';

interface Restored {
  manifest: Manifest;
  /** How many of the erasures since then found something to erase in the copy. */
  erasedAgain: number;
  /** How many of them were left undone now. */
  left: number;
  /** What was said since then, and holds. */
  saidAgain: SaidAgain;
  /** False where what was there before could not tell what it has erased, who may not be told, or who is not let in. */
  isPastKnown: boolean;
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
 * since the copy was taken is erased again, as far as `decide` says so. Who may not be told since then is not told, who
 * is let in no more stays outside, and no mail that has left since then leaves again, as far as the data that are there can
 * be asked.
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
  const { said, isWhole: isAllSaid } = await findSaid(env);
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
  const again = await repeat(env, files, repeated, said);
  const left = open.length - undecided(repeated).length;
  return { manifest, ...again, left, isPastKnown: isWhole && isAllSaid };
}

/** What was said since is said before anything is erased: with a child goes what was said of it. */
async function repeat(
  env: Pick<Environment, 'databaseUrl' | 'dataDir' | 'authSecret'>,
  files: FileStore,
  erasures: Manifest['erasures'],
  said: Said | undefined,
): Promise<Pick<Restored, 'erasedAgain' | 'saidAgain'>> {
  const nothing = { erasedAgain: 0, saidAgain: { barred: 0, ended: 0, draws: [] } };
  if (erasures.length === 0 && !said) return nothing;
  const log = createLog('warn');
  const store = await openStore(env, log);
  try {
    const saidAgain = said ? await sayAgain(store, env, said) : nothing.saidAgain;
    if (erasures.length === 0) return { erasedAgain: 0, saidAgain };
    const secret = readSecret(env.authSecret, env.dataDir);
    const erasedAgain = await repeatErasures({ store, files, secret }, erasures);
    await leaveNothingErased(env.dataDir, { store, secret, log });
    return { erasedAgain, saidAgain };
  } finally {
    await store.close();
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
