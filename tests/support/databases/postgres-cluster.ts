import { type ExecFileSyncOptions, execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { freePort } from '../running-school.ts';
import { migrateDatabase } from './migrated-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A server to make databases on; empty where PostgreSQL is not installed. */
    postgresUrl: string;
  }
}

const DEBIAN_FOLDER = '/usr/lib/postgresql';
/** A test ends processes of ours, never the machine under PostgreSQL: nothing has to wait for its disk. */
const WITHOUT_DISK = '-c fsync=off -c synchronous_commit=off -c full_page_writes=off';

export default async function setup(project: TestProject) {
  const isWanted = process.env.TEST_STORES !== 'sqlite';
  const cluster = isWanted ? await startPostgres(WITHOUT_DISK) : undefined;
  if (!isWanted) {
    console.warn('Skipped: everything on PostgreSQL, because TEST_STORES asks for SQLite only.');
  } else if (!cluster) {
    console.warn('Skipped: everything on PostgreSQL, because initdb and pg_ctl are not installed.');
  }
  // What `create database` copies where nothing else is named: migrating takes as long as all the rest of a start.
  if (cluster) {
    await migrateDatabase({ dataDir: tmpdir(), databaseUrl: `${cluster.url}/template1` });
  }
  project.provide('postgresUrl', cluster?.url ?? '');
  return cluster?.remove;
}

/** Starts a PostgreSQL of our own on a free port, with these settings; undefined where it is not installed. */
export async function startPostgres(
  settings = '',
): Promise<{ url: string; remove(): void } | undefined> {
  const binaries = findBinaries();
  if (!binaries) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'school-postgres-'));
  handToPostgres(folder);
  makeCluster(binaries, join(folder, 'data'));
  const { url, stop } = await startCluster(binaries, { folder, name: 'data', settings });
  return {
    url,
    remove() {
      stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export function makeCluster(binaries: string, data: string): void {
  run(join(binaries, 'initdb'), ['-D', data, '-U', 'school', '-A', 'trust', '-E', 'UTF8']);
}

/** Runs the cluster that lies in `name` below a folder of PostgreSQL's user. */
export async function startCluster(
  binaries: string,
  { folder, name, settings }: { folder: string; name: string; settings: string },
): Promise<{ url: string; stop(): void }> {
  const data = join(folder, name);
  const port = await freePort();
  run(join(binaries, 'pg_ctl'), [
    ...['-D', data, '-w', '-l', join(folder, `log of ${name}`)],
    ...['-o', `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 ${settings}`],
    'start',
  ]);
  return {
    url: `postgres://school@127.0.0.1:${port}`,
    stop: () => run(join(binaries, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop']),
  };
}

export function findBinaries(): string | undefined {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER) : [];
  return versions
    .map((version) => join(DEBIAN_FOLDER, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')));
}

/** PostgreSQL refuses to run as root, so in a container it runs as its own user. */
const isRoot = process.getuid?.() === 0;

export function handToPostgres(folder: string): void {
  if (!isRoot) return;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  chownSync(folder, id('-u'), id('-g'));
}

export function run(program: string, parameters: string[]): void {
  const options: ExecFileSyncOptions = { stdio: ['ignore', 'ignore', 'pipe'], cwd: tmpdir() };
  if (isRoot) execFileSync('runuser', ['-u', 'postgres', '--', program, ...parameters], options);
  else execFileSync(program, parameters, options);
}
