import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { TodayLine } from '#desk/today/today-line.ts';
import { openStaffAccount } from '#tests/support/clients/staff-client.ts';
import { damagePageOf } from '#tests/support/databases/damage-page.ts';
import {
  newDatabase,
  presentStoreKinds,
  type SchoolDatabase,
} from '#tests/support/databases/school-database.ts';
import { runScript } from '#tests/support/run-script.ts';
import { type RunningSchool, runSchool } from '#tests/support/running-school.ts';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

describe.each(presentStoreKinds())('the data on %s', (kind) => {
  let database: SchoolDatabase;
  let school: RunningSchool;
  let copies: string;
  beforeAll(async () => {
    database = await newDatabase(kind);
    copies = mkdtempSync(join(tmpdir(), 'copies-'));
    school = await runSchool({ LOG_LEVEL: 'warn', ...database.settings }, database.dataDir);
  });
  afterAll(async () => {
    await school.remove();
    await database.remove();
    rmSync(copies, { recursive: true });
  });

  const today = async (): Promise<string> => {
    const administrator = await openStaffAccount(school, database.rows, 'administrator');
    const { lines } = await (await administrator.get('/api/staff/today')).json();
    return lines.map(({ words, ownedBy }: TodayLine) => `${words} (${ownedBy})`).join('\n');
  };
  const metric = async (name: string) => {
    const text = await (await fetch(`${school.address}/metrics`)).text();
    return Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1]);
  };
  const backUp = (...parameters: string[]) =>
    runScript('backup', parameters, { DATA_DIR: database.dataDir, ...database.settings });

  test('say how old their last copy is', async () => {
    expect(await today()).not.toContain('copy');
    await database.rows(`update last_copy set since = '${daysAgo(5)}'`);
    expect(await today()).toMatch(/There is no copy of the website’s data.* \(administrator\)/);
    expect((await backUp(join(copies, 'whole'))).code).toBe(0);
    expect(await today()).not.toContain('copy');
    expect(await metric('school_copy_age_seconds')).toBeLessThan(60);
    await database.rows(`update last_copy set taken_at = '${daysAgo(5)}'`);
    expect(await today()).toContain('The last copy of the website’s data is 5 days old.');
    expect(await metric('school_copy_age_seconds')).toBeGreaterThan(4 * 86_400);
    expect((await backUp('--made-elsewhere')).code).toBe(0);
    expect(await today()).not.toContain('copy');
    const editor = await openStaffAccount(school, database.rows, 'editor');
    expect(await (await editor.get('/api/staff/today')).text()).not.toContain('copy of the');
  });

  // PostgreSQL looks after its own pages.
  if (kind === 'PostgreSQL') return;

  test('say that a page is damaged, and so does a backup', async () => {
    expect(await metric('school_database_damaged')).toBe(0);
    await school.stop();
    await database.rows("delete from job_runs where job = 'check-pages'");
    damagePageOf(join(database.dataDir, 'school.db'), 'paper_revisions');
    school = await runSchool({ LOG_LEVEL: 'warn' }, database.dataDir);
    await vi.waitFor(async () => expect(await metric('school_database_damaged')).toBe(1), 10_000);
    expect(await today()).toContain('A part of the database can no longer be read');
    expect(school.output()).toContain('the database is damaged');
    const copied = await backUp(join(copies, 'damaged'), '--keep-days=1');
    expect(copied.code).toBe(1);
    expect(copied.printed).toContain('The database is damaged');
    expect(copied.printed).toContain('bring back the newest whole one');
  });
});
