import { appendFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  findBinaries,
  handToPostgres,
  makeCluster,
  run,
  startCluster,
} from './postgres-cluster.ts';

const WITHOUT_DISK = '-c fsync=off';

/** A PostgreSQL of our own that archives its log, as its manual says (Continuous Archiving). */
export interface ArchivedPostgres {
  /** Of the server, without a database. */
  url: string;
  /** The whole of it as a folder, which the log goes on from. */
  takeBase(): void;
  /** Whether that piece of the log (`pg_walfile_name`) lies in the archive. */
  isArchived(piece: string): boolean;
  /** Starts a second server, which has come from the base and the archive to that moment; gives its address. */
  bringBack(moment: string): Promise<string>;
  remove(): void;
}

/** What is missing on this machine; undefined where nothing is. */
export function missingForArchive(): string | undefined {
  const binaries = findBinaries();
  if (!binaries) return 'initdb and pg_ctl are not installed';
  return existsSync(join(binaries, 'pg_basebackup')) ? undefined : 'pg_basebackup is not installed';
}

/** Only where `missingForArchive` says nothing. */
export async function startArchivedPostgres(): Promise<ArchivedPostgres> {
  const binaries = findBinaries() ?? '';
  const folder = mkdtempSync(join(tmpdir(), 'school-archived-'));
  handToPostgres(folder);
  makeCluster(binaries, join(folder, 'data'));
  const archive = join(folder, 'archive');
  run('mkdir', [archive]);
  appendFileSync(
    join(folder, 'data', 'postgresql.auto.conf'),
    `archive_mode = on\narchive_command = 'test ! -f ${archive}/%f && cp %p ${archive}/%f'\n`,
  );
  const first = await startCluster(binaries, { folder, name: 'data', settings: WITHOUT_DISK });
  const running = [first];
  return {
    url: first.url,
    takeBase: () =>
      run(join(binaries, 'pg_basebackup'), [
        ...['-d', first.url, '-D', join(folder, 'base'), '--checkpoint=fast'],
      ]),
    isArchived: (piece) => existsSync(join(archive, piece)),
    async bringBack(moment) {
      const settings = {
        archive_mode: 'off',
        restore_command: `cp ${archive}/%f %p`,
        recovery_target_time: moment,
        recovery_target_action: 'promote',
      };
      for (const [name, value] of Object.entries(settings)) {
        appendFileSync(join(folder, 'base', 'postgresql.auto.conf'), `${name} = '${value}'\n`);
      }
      writeFileSync(join(folder, 'base', 'recovery.signal'), '');
      const second = await startCluster(binaries, { folder, name: 'base', settings: WITHOUT_DISK });
      running.push(second);
      return second.url;
    },
    remove() {
      for (const { stop } of running) stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
