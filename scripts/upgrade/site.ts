import {
  lstatSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { isSqliteInUse } from '#db/copies/copy-sqlite.server.ts';
import { databaseFiles } from '#db/copies/manifest.ts';
import { othersOnPostgres } from '#db/copies/place-to-restore.server.ts';
import { startsSince } from '#db/copies/upgrade-folder.server.ts';
import { CannotStart, type Environment } from '#lib/env.server.ts';
import { type RunningProcess, runningFile } from '../../server/running-file.ts';

const LOOK_MS = 100;
/** After that, what is under way is cut off; what was acknowledged is on the disk. */
const MOST_TO_END_MS = 20_000;

/** A start that fails once may find its port free, or its database awake, at the next one. */
const MOST_STARTS = 4;

type Settings = Pick<Environment, 'databaseUrl' | 'dataDir' | 'port' | 'host'>;

/** The link that leads to the version that runs; the service knows this name only. */
export function findLink(current: string): string {
  const found = [dirname(current), dirname(dirname(current))].flatMap((folder) =>
    readdirSync(folder)
      .map((name) => join(folder, name))
      .filter((path) => lstatSync(path).isSymbolicLink() && leadsTo(path) === current),
  );
  const [link] = found;
  if (link && found.length === 1) return link;
  throw new CannotStart(
    `No link leads to ${current}, so another version cannot take its place: docs/how-to/put-it-on-a-server.md says how to make it.`,
  );
}

function leadsTo(link: string): string | undefined {
  try {
    return realpathSync(link);
  } catch {
    return undefined;
  }
}

/** In one step: at every moment the link leads to a whole version. */
export function pointTo(link: string, version: string): void {
  const unfinished = `${link}.next-${process.pid}`;
  symlinkSync(relative(dirname(link), version), unfinished);
  renameSync(unfinished, link);
}

/** The process that answers at the port of these settings, if it lives. */
export function findRunning({ dataDir, port }: Settings): RunningProcess | undefined {
  try {
    const running = JSON.parse(readFileSync(runningFile(dataDir, port), 'utf8')) as RunningProcess;
    return isSite(running.pid) ? running : undefined;
  } catch {
    return undefined;
  }
}

/** Another program may have its number since. */
function isSite(pid: number): boolean {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return /build.server.index\.js|scripts.start\.ts/.test(command);
  } catch {
    return false;
  }
}

/** Ends it, and every start that has begun; then waits until nobody has the database. */
export async function endRunning(settings: Settings): Promise<void> {
  const running = findRunning(settings);
  const begun = [...(running ? [running.pid] : []), ...startsSince(settings.dataDir)];
  const until = performance.now() + MOST_TO_END_MS;
  for (const pid of begun.filter(isSite)) signal(pid, 'SIGTERM');
  while (begun.some(isSite)) {
    if (performance.now() > until) for (const pid of begun.filter(isSite)) signal(pid, 'SIGKILL');
    await setTimeout(LOOK_MS);
  }
  while (await isDatabaseInUse(settings)) {
    if (performance.now() > until) {
      throw new CannotStart('Another program has the database open: stop it first.');
    }
    await setTimeout(LOOK_MS);
  }
}

async function isDatabaseInUse({ databaseUrl, dataDir }: Settings): Promise<boolean> {
  if (!databaseUrl) return isSqliteInUse(join(dataDir, databaseFiles.sqlite));
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query(othersOnPostgres);
    return rows.length > 0;
  } finally {
    await client.end();
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return;
    throw new CannotStart(
      'The site runs as another user: run this command as the user that runs the site.',
    );
  }
}

/** Whether this version is ready at the site's port before the time is over, and before it has failed again and again. */
export async function comesUp(
  version: string,
  settings: Settings,
  patienceMs: number,
): Promise<boolean> {
  const host = settings.host.includes(':') ? `[${settings.host}]` : settings.host;
  const until = performance.now() + patienceMs;
  const startsBefore = startsSince(settings.dataDir).length;
  const hasFailed = () => startsSince(settings.dataDir).length - startsBefore > MOST_STARTS;
  while (performance.now() < until && !hasFailed()) {
    if (findRunning(settings)?.version === version) {
      const ready = await fetch(`http://${host}:${settings.port}/readyz`).catch(() => undefined);
      if (ready?.status === 200) return true;
    }
    await setTimeout(LOOK_MS);
  }
  return false;
}
