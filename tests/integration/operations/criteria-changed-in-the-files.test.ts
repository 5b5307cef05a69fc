import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setStatus } from '#tests/support/clients/access-code.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { FIXTURE_CONTENT } from '#tests/support/content-folders.ts';
import {
  newDatabase,
  presentStoreKinds,
  type SchoolDatabase,
} from '#tests/support/databases/school-database.ts';
import { runSchool, SERVER, variablesOf } from '#tests/support/running-school.ts';

const CHILDREN = 60;
/** From a start that has done nothing yet to one that has ranked everybody. */
const STEP_MS = 60;

describe.each(presentStoreKinds())('criteria that were changed in the files, on %s', (kind) => {
  let database: SchoolDatabase;
  let folder: string;
  beforeAll(async () => {
    database = await newDatabase(kind);
    folder = mkdtempSync(join(tmpdir(), 'content-'));
    cpSync(FIXTURE_CONTENT, folder, { recursive: true });
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    await database.remove();
  });

  const settings = () => ({ ...database.settings, CONTENT_DIR: folder });
  const countActs = async () =>
    (await database.rows(`select about, data from audit_records where staff_email = ''`)).filter(
      ({ data }) => String(data).includes('"placeFrom"'),
    );

  async function killedAfter(milliseconds: number): Promise<void> {
    const { variables } = await variablesOf(settings(), database.dataDir);
    const [program, ...parameters] = SERVER;
    const server = spawn(program, parameters, { env: variables, stdio: 'ignore' });
    const end = once(server, 'exit');
    await pause(milliseconds);
    server.kill('SIGKILL');
    await end;
  }

  test('rank everybody again as one, and once, whenever the server is killed', async () => {
    const before = await runSchool(settings(), database.dataDir);
    for (let number = 0; number < CHILDREN; number++) {
      const answers = {
        studentFirstName: `Mapalo ${number}`,
        parent1Phone: `+260 977 ${10_000 + number}0`,
      };
      const { reference } = await (await sendApplication(before.address, answers)).json();
      await setStatus((statement) => database.rows(statement), reference, 'waitlisted');
    }
    await database.rows(
      `update enrollment_applications set waits_as = case when reference in
        (select reference from enrollment_applications order by reference limit ${CHILDREN / 2})
        then 'sibling' else 'staff' end`,
    );
    await before.stop();

    const file = join(folder, 'enrollment.yaml');
    const other = readFileSync(file, 'utf8').replace(
      'groups: [sibling, staff]',
      'groups: [staff, sibling]',
    );
    writeFileSync(file, other);
    let kills = 0;
    let acts = await countActs();
    expect(acts).toHaveLength(0);
    while (acts.length === 0) {
      kills += 1;
      await killedAfter(kills * STEP_MS);
      acts = await countActs();
      expect([0, CHILDREN]).toContain(acts.length);
    }
    expect(kills).toBeGreaterThan(1);

    await (await runSchool(settings(), database.dataDir)).stop();
    const told = (await countActs()).map(({ about }) => about);
    expect(new Set(told).size).toBe(CHILDREN);
    expect(told).toHaveLength(CHILDREN);
  });
});
