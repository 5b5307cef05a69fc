import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStaffAccount, type StaffClient } from '#tests/support/clients/staff-client.ts';
import { newDatabase, type SchoolDatabase } from '#tests/support/databases/school-database.ts';
import { type HostedSchool, hostSchool } from '#tests/support/hosting/hosted-school.ts';

const MOST = 100;
let database: SchoolDatabase;
let school: HostedSchool;
let administrator: StaffClient;
let editor: StaffClient;
beforeAll(async () => {
  database = await newDatabase('SQLite');
  school = await hostSchool({}, database.dataDir);
  administrator = await openStaffAccount(school, database.rows, 'administrator');
  editor = await openStaffAccount(school, database.rows, 'editor');
});
afterAll(async () => {
  await school.remove();
  await database.remove();
});

const ready = async () => (await fetch(`${school.address}/readyz`)).text();
const linesOf = async (staff: StaffClient) =>
  (await (await staff.get('/api/staff/today')).json()).lines.map(
    ({ words }: { words: string }) => words,
  );
const warnings = () => school.output().match(/a proxy is not named/g)?.length ?? 0;

function write(from?: string, to = school) {
  return fetch(`${to.address}/api/contact-messages`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': crypto.randomUUID(),
      ...(from !== undefined && { 'X-Forwarded-For': from }),
    },
    body: JSON.stringify({ name: 'M', email: 'm@mail.example', subject: 'S', message: 'M' }),
  });
}

test('nothing is said while nobody forwards', async () => {
  expect(await ready()).toBe('ready\n');
  expect(await linesOf(administrator)).toEqual([]);
  expect(warnings()).toBe(0);
});

test('the first page that is forwarded, even from memory, is told once and to whom it concerns', async () => {
  for (let count = 0; count < 3; count++) {
    await fetch(`${school.address}/about`, { headers: { 'X-Forwarded-For': '203.0.113.7' } });
  }
  expect(await ready()).toContain('TRUSTED_PROXY does not name the proxy');
  expect((await linesOf(administrator)).join()).toContain('set TRUSTED_PROXY');
  expect((await linesOf(editor)).join()).not.toContain('TRUSTED_PROXY');
  expect(warnings()).toBe(1);
  expect(school.output()).not.toContain('203.0.113.7');
});

test('all behind it are one sender, and the machine itself is not held up', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < MOST + 10; count++) {
    statuses.push((await write(`203.0.113.${count % 250}`)).status);
  }
  expect(statuses[0]).toBe(201);
  expect(statuses.at(-1)).toBe(429);
  expect(statuses.filter((status) => status === 201).length).toBeLessThanOrEqual(MOST);
  expect((await write()).status).toBe(201);
});

test('what a named proxy forwards without saying for whom is counted, and is not the machine itself', async () => {
  const behind = await hostSchool({ TRUSTED_PROXY: '127.0.0.1' });
  try {
    const statuses: number[] = [];
    for (let count = 0; count < MOST + 10; count++) {
      statuses.push((await write(count % 2 ? 'unknown' : '', behind)).status);
    }
    expect(statuses[0]).toBe(201);
    expect(statuses.at(-1)).toBe(429);
    expect((await write('203.0.113.7', behind)).status).toBe(201);
    const metrics = (headers: Record<string, string>) =>
      fetch(`${behind.address}/metrics`, { headers });
    expect((await metrics({ Forwarded: 'for=203.0.113.7' })).status).toBe(404);
    expect((await metrics({ 'X-Forwarded-For': 'unknown' })).status).toBe(404);
    expect((await metrics({})).status).toBe(200);
    expect(await (await fetch(`${behind.address}/readyz`)).text()).toContain('X-Forwarded-For');
    expect(behind.output().match(/does not say in X-Forwarded-For/g)).toHaveLength(1);
  } finally {
    await behind.remove();
  }
});
