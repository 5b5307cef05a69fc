import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { openStaffAccount } from '#tests/support/clients/staff-client.ts';
import {
  newDatabase,
  presentStoreKinds,
  type SchoolDatabase,
} from '#tests/support/databases/school-database.ts';
import { type RunningSchool, runSchool } from '#tests/support/running-school.ts';

interface Sent {
  name: string;
  key: string;
  reference: string;
  proof: string;
  epoch: string;
}

describe.each(presentStoreKinds())('a school on %s whose data somebody has set back', (kind) => {
  let database: SchoolDatabase;
  let school: RunningSchool;
  let before: Sent;
  let lost: [Sent, Sent, Sent];

  beforeAll(async () => {
    database = await newDatabase(kind);
    school = await start();
    before = await send('Before');
    await school.stop();
    const putBack = await database.copyByHand();
    school = await start();
    lost = [await send('Losta'), await send('Lostb'), await send('Lostc')];
    await school.stop();
    await putBack();
    school = await start();
  });
  afterAll(async () => {
    await school.remove();
    await database.remove();
  });

  const start = () => runSchool({ LOG_LEVEL: 'warn', ...database.settings }, database.dataDir);

  async function send(name: string): Promise<Sent> {
    const key = randomUUID();
    const answer = await post({ name, key });
    expect(answer.status).toBe(201);
    const header = (of: string) => answer.headers.get(of) ?? '';
    const { reference } = await answer.json();
    const signed = { proof: header('School-Receipt'), epoch: header('School-Epoch') };
    return { name, key, reference, ...signed };
  }

  const post = ({ name, key, proof }: Pick<Sent, 'name' | 'key'> & { proof?: string }) =>
    sendApplication(
      school.address,
      { studentFirstName: name },
      { 'Idempotency-Key': key, ...(proof && { 'School-Receipt': proof }) },
    );
  const ask = (key: string) =>
    fetch(`${school.address}/api/receipts`, { headers: { 'Idempotency-Key': key } });
  const page = async () => (await fetch(`${school.address}/about`)).text();
  const countEpochs = async () =>
    Number((await database.rows('select count(*) as n from store_epochs'))[0]?.n);

  test('does not know it by itself: a phone asks, with nothing but the key of what it sent', async () => {
    expect(await page()).toContain(`data-epoch="${before.epoch}"`);
    const { epoch } = before;
    expect(await (await ask(before.key)).json()).toEqual({ isKnown: true, epoch });
    expect(await (await ask(lost[2].key)).json()).toEqual({ isKnown: false, epoch });
    expect((await ask('not a key')).status).toBe(400);
    expect(await countEpochs()).toBe(1);
  });

  test('believes no receipt that is invented', async () => {
    // Its number was given out once more meanwhile.
    const other = await send('Afterwards');
    const invented = [
      lost[0].proof.replace(/~\d+~/, '~999~'),
      lost[1].proof,
      other.proof,
      before.proof.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
    ];
    for (const proof of invented) {
      expect((await post({ ...lost[0], key: randomUUID(), proof })).status).toBe(422);
    }
    expect(await countEpochs()).toBe(1);
  });

  test('begins one epoch with the first that come back, says it on every page, and counts what came', async () => {
    const answers = await Promise.all([post(lost[1]), post(lost[0])]);
    const epochs = answers.map(({ headers }) => headers.get('School-Epoch'));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(new Set(epochs).size).toBe(1);
    expect(epochs[0]).not.toBe(before.epoch);
    expect(await countEpochs()).toBe(2);
    expect(await page()).toContain(`data-epoch="${epochs[0]}"`);

    const third = await post(lost[2]);
    expect(await third.json()).toMatchObject({ reference: lost[2].reference });
    expect(third.headers.get('School-Took-Back')).toMatch(/Z$/);
    expect(await (await ask(lost[2].key)).json()).toEqual({ isKnown: true, epoch: epochs[0] });
    expect(await countEpochs()).toBe(2);
    const office = await openStaffAccount(school, database.rows, 'admissions');
    const told = await (await office.get('/api/staff/brought-back')).json();
    expect(told.lost).toMatchObject({ cameBack: 3, stayedErased: 0, stillMissing: 0 });
    const named = await database.rows(
      'select student_first_name as name from enrollment_applications order by 1',
    );
    expect(named.map(({ name }) => name)).toEqual([
      'Afterwards',
      'Before',
      'Losta',
      'Lostb',
      'Lostc',
    ]);
  });
});
