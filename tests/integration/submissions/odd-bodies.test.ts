import { describe, expect, test } from 'vitest';
import {
  isMissing,
  type SchoolDatabase,
  storeKinds,
} from '#tests/support/databases/school-database.ts';
import { schoolOn } from '#tests/support/databases/school-on-each-store.ts';
import type { HostedSchool } from '#tests/support/hosting/hosted-school.ts';
import { endpoints } from '#tests/support/samples/odd-bodies.ts';
import { findRuleBreakers, throwOddBodies } from '#tests/support/samples/throw-odd-bodies.ts';

/** A taste of each, other ones on each store; `npm run bench -- odd-bodies` sends twenty thousand to each. */
const COUNT = 75;

for (const kind of storeKinds) {
  describe.skipIf(isMissing(kind))(`odd bodies, on ${kind}`, () => {
    let database: SchoolDatabase;
    let school: HostedSchool;
    const seed = Date.now();
    schoolOn(
      kind,
      async (opened, its) => {
        [school, database] = [opened, its];
      },
      { LOG_LEVEL: 'silent' },
    );

    test.each(endpoints)(`$path never answers with a failure (seed ${seed})`, async (endpoint) => {
      const { sent } = await throwOddBodies(school, endpoint, COUNT, seed);
      expect(sent).toBe(COUNT);
    });

    test('nothing is stored that breaks a rule', async () => {
      expect(await findRuleBreakers(database.rows)).toEqual([]);
    });
  });
}
