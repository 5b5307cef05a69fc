import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import releases from '../../../releases.json' with { type: 'json' };

/** Kept from one run to the next, since it has to be built. */
const CACHE = join('.cache', 'version-before');
const DAYS = 17;

/** The last version that was released: what schools run. */
export const released = releases.at(-1) as { version: string; commit: string };

/** Why it cannot be tried here; undefined where it can. */
export function whyMissing(): string | undefined {
  const { status } = spawnSync('git', ['cat-file', '-e', `${released.commit}^{commit}`]);
  if (status === 0) return undefined;
  return `the commit of version ${released.version} is not in this clone (git fetch --unshallow)`;
}

/** Its folder, built, with the packages of this version. */
export function versionBefore(): string {
  const folder = resolve(CACHE, released.commit);
  if (existsSync(folder)) return folder;
  rmSync(CACHE, { recursive: true, force: true });
  const making = `${folder}.making`;
  mkdirSync(making, { recursive: true });
  const archive = execFileSync('git', ['archive', released.commit], { maxBuffer: 2 ** 28 });
  execFileSync('tar', ['-x', '-C', making], { input: archive });
  symlinkSync(resolve('node_modules'), join(making, 'node_modules'));
  run(making, ['scripts/build.ts']);
  renameSync(making, folder);
  return folder;
}

/** Some weeks of a school of that version, made by its own demonstration: about forty applications. */
export function fillAsBefore(folder: string, dataDir: string): void {
  const script = join(folder, 'fill.ts');
  writeFileSync(
    script,
    `import { makeSchool } from './scripts/demo/make-school.ts';
const [dataDir, days] = process.argv.slice(2);
await makeSchool({ dataDir, contentDir: 'tests/content', days: Number(days), variables: { PATH: process.env.PATH } });
`,
  );
  run(folder, ['fill.ts', dataDir, String(DAYS)]);
}

/** The tables of that version in an empty PostgreSQL database. */
export function makeTablesAsBefore(folder: string, databaseUrl: string): void {
  const script = join(folder, 'make-tables.ts');
  writeFileSync(
    script,
    `import { openStore } from './db/open-store.server.ts';
import { createLog } from './app/lib/metrics/log.server.ts';
const [databaseUrl] = process.argv.slice(2);
await (await openStore({ databaseUrl, dataDir: '/nowhere' }, createLog('error'))).close();
`,
  );
  run(folder, ['make-tables.ts', databaseUrl]);
}

function run(folder: string, parameters: string[]): void {
  execFileSync(process.execPath, parameters, {
    cwd: folder,
    env: { ...process.env, CONTENT_DIR: 'tests/content', DATABASE_URL: '', DATA_DIR: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

export const passwordOfDemo = (folder: string) =>
  /export const PASSWORD = '(.*)'/.exec(
    readFileSync(join(folder, 'scripts', 'demo', 'demo-school.ts'), 'utf8'),
  )?.[1] ?? '';
