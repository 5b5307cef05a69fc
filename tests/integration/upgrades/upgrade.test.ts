import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import {
  newDatabase,
  presentStoreKinds,
  type SchoolDatabase,
} from '#tests/support/databases/school-database.ts';
import {
  type Installation,
  install,
  keepRunning,
} from '#tests/support/upgrades/an-installation.ts';

const LATER = `select name from kysely_migration where name like '0999%'`;
const EDITED = 'Eleven Miles Primary School';

let installed: Installation;
beforeAll(() => {
  installed = install();
  // Somebody has changed the school's name on the server.
  const file = join(installed.version(), 'content', 'school.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^name: .*$/m, `name: ${EDITED}`));
}, 120_000);
afterAll(() => installed.remove());

type Site = Awaited<ReturnType<typeof keepRunning>>;

function upgrade(site: Site) {
  const { PORT = '', DATA_DIR = '', DATABASE_URL = '' } = site.variables;
  const running = spawn(process.execPath, ['scripts/upgrade.ts'], {
    cwd: installed.link,
    env: { ...process.env, CONTENT_DIR: '', PORT, DATA_DIR, DATABASE_URL },
  });
  let printed = '';
  for (const stream of [running.stdout, running.stderr])
    stream.on('data', (chunk) => (printed += chunk));
  const ended = new Promise<{ code: number | null; printed: string }>((resolve) =>
    running.once('close', (code) => resolve({ code, printed })),
  );
  return { ended, kill: () => running.kill('SIGKILL') };
}

const isReady = (site: Site) => async () =>
  (await fetch(`${site.address}/readyz`).catch(() => undefined))?.status;
const references = (database: SchoolDatabase) =>
  database.rows('select reference from enrollment_applications order by reference');

describe.each(presentStoreKinds())('a version that does not come up, on %s,', (kind) => {
  test('gives its place and the data back to the one before', async () => {
    const database = await newDatabase(kind);
    const settings = { ...database.settings, CONTENT_DIR: '', BREAKS_AFTER_MIGRATING: '1' };
    const site = await keepRunning(installed, database.dataDir, settings);
    try {
      await expect.poll(isReady(site), { timeout: 30_000 }).toBe(200);
      const sent = await (await sendApplication(site.address)).json();
      const before = installed.version();
      const { code, printed } = await upgrade(site).ended;
      expect(printed, site.output()).toContain('as before, with all its data');
      expect(code).toBe(1);
      expect(installed.version()).toBe(before);
      expect(await database.rows(LATER)).toEqual([]);
      expect(await references(database)).toEqual([{ reference: sent.reference }]);
      expect((await sendApplication(site.address)).status).toBe(201);
      expect(existsSync(join(database.dataDir, 'upgrade'))).toBe(false);
    } finally {
      await site.stop();
      await database.remove();
    }
  }, 180_000);
});

test('the next version takes the place of the one that runs, with the words that were changed here; also at the second try, after a kill', async () => {
  const database = await newDatabase('SQLite');
  const site = await keepRunning(installed, database.dataDir, { CONTENT_DIR: '' });
  const first = installed.version();
  try {
    await expect.poll(isReady(site), { timeout: 30_000 }).toBe(200);
    const sent = await (await sendApplication(site.address)).json();
    const killed = upgrade(site);
    const state = join(database.dataDir, 'upgrade', 'state.json');
    const phase = () => (existsSync(state) ? JSON.parse(readFileSync(state, 'utf8')).phase : '');
    while (phase() !== 'holding') await setTimeout(5);
    killed.kill();
    await killed.ended;
    await expect.poll(isReady(site), { timeout: 30_000 }).toBe(200);

    const { code, printed } = await upgrade(site).ended;
    expect(printed).toMatch(/The site runs version|runs already/);
    expect(code).toBe(0);
    expect(installed.version()).not.toBe(first);
    expect(basename(installed.version())).toMatch(/^\d+\.\d+\.\d+-[0-9a-f]{10}$/);
    expect(await database.rows(LATER)).toHaveLength(1);
    expect(await references(database)).toEqual([{ reference: sent.reference }]);
    expect(await (await fetch(site.address)).text()).toContain(EDITED);
    expect(existsSync(join(database.dataDir, 'upgrade'))).toBe(false);
  } finally {
    await site.stop();
    await database.remove();
  }
}, 180_000);
