import { spawnSync } from 'node:child_process';
import { rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RunningSchool, runSchool, START } from '../running-school.ts';

const UNSHARE = ['--user', '--map-root-user', '--mount'];

/** Whether this machine lets us mount a disk of our own; the Linux of some containers does not. */
export function canMountDisks(): boolean {
  const mount = 'mount -t tmpfs -o size=1m tmpfs /mnt';
  const isPossible = spawnSync('unshare', [...UNSHARE, 'sh', '-c', mount]).status === 0;
  if (!isPossible)
    console.warn('Skipped: a full disk, because no file system can be mounted here.');
  return isPossible;
}

export interface SchoolOnSmallDisk {
  school: RunningSchool;
  /** Its data folder as it is seen from outside, for everything but SQLite, which would follow the link away. */
  folder: string;
  rows(query: string): Record<string, string>[];
  /** Takes all the room that is left. */
  fill(): void;
  /** Of what `fill` took, gives so much back. */
  giveBack(megabytes: number): void;
  makeRoom(): void;
}

/**
 * The school on a real file system of its own that can be filled up: memory mounted where only this process sees
 * it, for which no special rights are needed.
 */
export async function runOnSmallDisk(
  megabytes: number,
  dataDir: string,
): Promise<SchoolOnSmallDisk> {
  const script = `mount -t tmpfs -o size=${megabytes}m tmpfs "$DATA_DIR" && exec "$@"`;
  const school = await runSchool({ LOG_LEVEL: 'warn' }, dataDir, [
    'unshare',
    ...[...UNSHARE, 'sh', '-c', script, 'sh'],
    ...START,
  ]);
  const folder = `/proc/${school.pid}/root${dataDir}`;
  const ballast = join(folder, 'ballast');
  return {
    school,
    folder,
    rows: (query) => ask(school.pid, join(dataDir, 'school.db'), query),
    fill() {
      for (let kilobytes = 1024; kilobytes >= 1; kilobytes /= 4) {
        try {
          for (;;) writeFileSync(ballast, Buffer.alloc(kilobytes * 1024), { flag: 'a' });
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
        }
      }
    },
    giveBack: (megabytes) =>
      truncateSync(ballast, statSync(ballast).size - Math.round(megabytes * 1024 * 1024)),
    makeRoom: () => rmSync(ballast),
  };
}

const QUERY = `
  const { DatabaseSync } = require('node:sqlite');
  const [file, query] = process.argv.slice(1);
  const database = new DatabaseSync(file, { timeout: 5000 });
  console.log(JSON.stringify(database.prepare(query).all()));
`;

function ask(pid: number, file: string, query: string): Record<string, string>[] {
  const inside = ['--user', '--mount', '--preserve-credentials', `--target=${pid}`];
  const program = [process.execPath, '-e', QUERY, file, query];
  const { stdout, stderr, status } = spawnSync('nsenter', [...inside, ...program]);
  if (status !== 0) throw new Error(stderr.toString());
  return JSON.parse(stdout.toString());
}
