import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type HostedSchool, hostSchool } from '#tests/support/hosting/hosted-school.ts';

let school: HostedSchool;
beforeAll(async () => {
  school = await hostSchool({ LOG_LEVEL: 'info' });
  // Writes wait for the night's last job between events, which is not what this is about.
  await vi.waitFor(() => expect(school.output()).toMatch(/"job":"overwrite-erased".*done/), 20_000);
});
afterAll(() => school.remove());

/** As somebody does in a shell of SQLite who has begun to write, and went to lunch. */
const HOLDS_THE_LOCK = `
  const { DatabaseSync } = require('node:sqlite');
  const database = new DatabaseSync(process.argv[1], { timeout: 5000 });
  database.exec('begin immediate');
  process.stdout.write('held');
  process.stdin.resume().once('end', () => database.exec('rollback'));
`;

test('while another program holds the write lock, pages answer, and a form is taken once the lock is free', async () => {
  const body = JSON.stringify({ name: 'A', email: 'a@b.co', subject: 'A', message: 'B' });
  const headers = { 'Content-Type': 'application/json' };
  const send = () =>
    fetch(`${school.address}/api/contact-messages`, { method: 'POST', headers, body });
  // The first one loads its code; the one that is looked at is at the lock before the first page is asked for.
  expect((await send()).status).toBe(201);
  const file = join(school.dataDir, 'school.db');
  const other = spawn(process.execPath, ['-e', HOLDS_THE_LOCK, file]);
  await once(other.stdout, 'data');
  let isTaken = false;
  const sent = send();
  void sent.then(() => {
    isTaken = true;
  });
  for (let asked = 0; asked < 40; asked++) {
    // `/status` is made anew for everybody, `/find` is written from what the store holds.
    const page = await fetch(`${school.address}/${asked % 2 ? 'status' : `find?for=${asked}`}`);
    expect(page.status).toBe(200);
    await page.text();
  }
  expect(isTaken).toBe(false);
  other.stdin.end();
  await once(other, 'exit');
  expect((await sent).status).toBe(201);
});
