import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audiences } from '#tests/support/access-matrix.ts';
import { fillSchool } from '#tests/support/clients/school-of-everything.ts';
import { newDatabase, type SchoolDatabase } from '#tests/support/databases/school-database.ts';
import { heavyRequests } from '#tests/support/heavy/heavy-requests.ts';
import { MOST_MS, ThreadMeter } from '#tests/support/heavy/thread-meter.ts';
import { hostSchool, type MeasuredSchool } from '#tests/support/hosting/hosted-school.ts';

describe('whatever a stranger, a family or the office sends', () => {
  let database: SchoolDatabase;
  let school: MeasuredSchool;
  let meter: ThreadMeter;
  let attacked: Set<string>;

  beforeAll(async () => {
    database = await newDatabase('SQLite');
    school = await hostSchool({ LOG_LEVEL: 'silent' }, database.dataDir);
    meter = new ThreadMeter(school);
    attacked = await heavyRequests(meter, school, database, await fillSchool(school, database));
  }, 240_000);
  afterAll(async () => {
    await school.remove();
    await database.remove();
  });

  test(`takes no more than ${MOST_MS} ms of the one thread`, () => {
    const slow = meter.worst().filter(({ ms }) => ms > MOST_MS);
    expect(
      slow.map(({ address, what, ms }) => `${address}, ${what}: ${Math.round(ms)} ms`),
    ).toEqual([]);
  });

  test('is never answered with a failure', () => {
    const failed = meter.sent.filter(({ status }) => status >= 500);
    expect([...new Set(failed.map((one) => `${one.address}, ${one.what}: ${one.status}`))]).toEqual(
      [],
    );
  });

  test('was sent to every address that takes something', async () => {
    const patterns = Object.values(audiences).flatMap(({ paths }) => paths);
    const takes = async (pattern: string) => {
      const path = pattern.replace(/:\w+|\*/g, 'a');
      const { headers } = await fetch(school.address + path, { method: 'OPTIONS' });
      return /POST|PUT|PATCH|DELETE/.test(headers.get('Allow') ?? '');
    };
    const missing: string[] = [];
    for (const pattern of patterns) {
      if (!attacked.has(pattern) && (await takes(pattern))) missing.push(pattern);
    }
    expect(missing, 'tests/support/heavy/ says what each takes').toEqual([]);
  });
});
