import { execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { REAL_DISK } from '../data-in-memory.ts';
import { variablesOf } from '../running-school.ts';

const LATER = '0999-of-the-next-version';

/** The site as it stands on a server: a repository that it follows, the version that runs, and a link to it. */
export interface Installation {
  link: string;
  /** The folder that the link leads to. */
  version(): string;
  remove(): void;
}

/** With what is in this folder now as the version that is installed, and one in the repository that is newer. */
export function install(): Installation {
  const folder = mkdtempSync(join(REAL_DISK, 'school-installed-'));
  const origin = join(folder, 'origin');
  const first = join(folder, 'versions', 'first');
  const link = join(folder, 'site');
  const git = (at: string, ...words: string[]) =>
    execFileSync(
      'git',
      ['-c', 'user.name=School', '-c', 'user.email=it@school.example', ...words],
      {
        cwd: at,
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
  const names = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    encoding: 'utf8',
  });
  mkdirSync(origin);
  for (const name of names.trim().split('\n')) cpSync(name, join(origin, name), { force: false });
  git(origin, 'init', '--quiet', '--initial-branch=main');
  git(origin, 'add', '--all');
  git(origin, 'commit', '--quiet', '--message=This version');
  mkdirSync(dirname(first));
  git(folder, 'clone', '--quiet', origin, first);
  execFileSync('cp', ['-al', realpathSync('node_modules'), join(first, 'node_modules')]);
  cpSync('build', join(first, 'build'), { recursive: true });
  const now = new Date();
  utimesSync(join(first, 'build', 'built'), now, now);
  symlinkSync(join('versions', 'first'), link);
  makeNewer(origin);
  git(origin, 'add', '--all');
  git(origin, 'commit', '--quiet', '--message=The next version');
  return {
    link,
    version: () => realpathSync(link),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The next version has a migration, and comes up unless it is told to break after it. */
function makeNewer(origin: string): void {
  writeFileSync(
    join(origin, 'db', 'migrations', `${LATER}.ts`),
    `import type { Kysely } from 'kysely';
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('contact_messages').addColumn('of_the_next_version', 'text').execute();
}
`,
  );
  replaceIn(
    join(origin, 'db', 'every-migration.ts'),
    'export const everyMigration: Readonly<Record<string, Migration>> = {',
    `import * as next from './migrations/${LATER}.ts';\n$&\n  '${LATER}': next,`,
  );
  replaceIn(
    join(origin, 'server', 'start.ts'),
    /await openStore\(.*\);/,
    `$&\n  if (variables.BREAKS_AFTER_MIGRATING) throw new CannotStart('It breaks.');`,
  );
}

/** Throws where there is nothing to replace: the next version would be no other one. */
function replaceIn(file: string, what: string | RegExp, by: string): void {
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(what, by);
  if (changed === text) throw new Error(`${file} has no ${what}`);
  writeFileSync(file, changed);
}

/** Starts the site again however often it ends, as systemd does. */
export async function keepRunning(
  { link }: Installation,
  dataDir: string,
  settings: Record<string, string>,
) {
  const { address, variables } = await variablesOf(settings, dataDir);
  let isWanted = true;
  let printed = '';
  let running: ReturnType<typeof spawn> | undefined;
  const over = (async () => {
    while (isWanted) {
      running = spawn(join(link, 'node_modules', '.bin', 'node'), ['scripts/start.ts'], {
        cwd: link,
        env: variables,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      for (const stream of [running.stdout, running.stderr])
        stream?.on('data', (chunk) => (printed += chunk));
      await new Promise((resolve) => running?.once('exit', resolve));
      await setTimeout(200);
    }
  })();
  return {
    address,
    variables,
    output: () => printed,
    async stop() {
      isWanted = false;
      running?.kill('SIGTERM');
      await over;
    },
  };
}
