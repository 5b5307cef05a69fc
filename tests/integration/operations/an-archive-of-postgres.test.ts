import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { eraseAtDesk } from '#tests/support/clients/erase-at-desk.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { openStaffAccount } from '#tests/support/clients/staff-client.ts';
import {
  type ArchivedPostgres,
  missingForArchive,
  startArchivedPostgres,
} from '#tests/support/databases/archived-postgres.ts';
import { askPostgres } from '#tests/support/databases/school-database.ts';
import { runScript } from '#tests/support/run-script.ts';
import { type RunningSchool, runSchool } from '#tests/support/running-school.ts';

const missing =
  process.env.TEST_STORES === 'sqlite' ? 'TEST_STORES asks for SQLite only' : missingForArchive();
if (missing) console.warn(`Skipped: an archive of PostgreSQL, because ${missing}.`);

interface Sent {
  name: string;
  key: string;
  reference: string;
  proof: string;
}

describe.skipIf(missing)('a school on PostgreSQL that archives its log', () => {
  let postgres: ArchivedPostgres;
  let school: RunningSchool;
  let database: string;
  let moment: string;
  const folder = mkdtempSync(join(tmpdir(), 'archived-school-'));
  const dataDir = join(folder, 'data');
  const sent = new Map<string, Sent>();

  const start = () => runSchool({ LOG_LEVEL: 'warn', DATABASE_URL: database }, dataDir);
  const office = () =>
    openStaffAccount(school, (query) => askPostgres(database, query), 'administrator');
  const send = async (name: string) => {
    const key = randomUUID();
    const answer = await post({ name, key });
    expect(answer.status).toBe(201);
    const { reference } = await answer.json();
    sent.set(name, { name, key, reference, proof: answer.headers.get('School-Receipt') ?? '' });
  };
  const post = ({ name, key, proof }: Pick<Sent, 'name' | 'key'> & Partial<Sent>) =>
    sendApplication(
      school.address,
      { studentFirstName: name },
      { 'Idempotency-Key': key, ...(proof && { 'School-Receipt': proof }) },
    );
  const sentAs = (name: string) => sent.get(name) ?? { name, key: '', reference: '' };
  const namesIn = async (address: string) => {
    const rows = await askPostgres(
      address,
      'select student_first_name as name from enrollment_applications order by 1',
    );
    return rows.map(({ name }) => name);
  };

  beforeAll(async () => {
    postgres = await startArchivedPostgres();
    await askPostgres(`${postgres.url}/postgres`, 'create database school');
    database = `${postgres.url}/school`;
    school = await start();
    await send('Before');
    await send('Erased');
    postgres.takeBase();
    await send('Between');
    [{ moment = '' } = {}] = await askPostgres(
      database,
      'select clock_timestamp()::text as moment',
    );
    await send('Later');
    await send('Later and erased');
    const administrator = await office();
    for (const name of ['Erased', 'Later and erased']) {
      expect((await eraseAtDesk(administrator, sentAs(name).reference)).status).toBe(200);
    }
    const [{ piece = '' } = {}] = await askPostgres(
      `${postgres.url}/postgres`,
      'select pg_walfile_name(pg_switch_wal()) as piece',
    );
    await vi.waitFor(() => expect(postgres.isArchived(piece)).toBe(true), 30_000);
    await school.stop();
  }, 180_000);
  afterAll(async () => {
    await school?.remove();
    postgres?.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  test('has any moment in it, and nothing of what came after', async () => {
    const brought = `${await postgres.bringBack(moment)}/school`;
    const isPromoted = async () => {
      const [row] = await askPostgres(brought, 'select pg_is_in_recovery()::text as still');
      expect(row?.still).toBe('false');
    };
    await vi.waitFor(isPromoted, 30_000);
    expect(await namesIn(brought)).toEqual(['Before', 'Between', 'Erased']);

    const copy = join(folder, 'copy');
    const backup = await runScript('backup', [copy], { DATA_DIR: dataDir, DATABASE_URL: brought });
    expect(backup.printed).toContain('Copied');
    const restore = await runScript('restore', [copy, '--replace', '--erase-again=all'], {
      ...{ DATA_DIR: dataDir, DATABASE_URL: database },
    });
    expect(restore.printed).toContain('Erased 1 again');
    expect(restore.code).toBe(0);
  }, 120_000);

  test('after `npm run restore` the phones bring back the rest, and what was erased stays erased', async () => {
    school = await start();
    expect(await namesIn(database)).toEqual(['Before', 'Between']);
    const later = await post(sentAs('Later'));
    expect([later.status, (await later.json()).reference]).toEqual([
      201,
      sentAs('Later').reference,
    ]);
    expect(later.headers.get('School-Took-Back')).toMatch(/Z$/);
    for (const name of ['Erased', 'Later and erased']) {
      expect((await post(sentAs(name))).status, name).not.toBe(201);
    }
    expect(await namesIn(database)).toEqual(['Before', 'Between', 'Later']);
    const told = await (await (await office()).get('/api/staff/brought-back')).json();
    expect(told.lost).toMatchObject({ cameBack: 1, stillMissing: 0 });
  }, 60_000);
});
