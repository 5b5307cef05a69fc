import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countGuess, forgetGuesses } from '#lib/rate-limit/guesses.server.ts';
import { senderAt } from '#lib/rate-limit/sender.server.ts';
import { openTestAccounts, type TestAccounts } from '#tests/support/clients/account-services.ts';
import {
  isMissing,
  newDatabase,
  type SchoolDatabase,
  storeKinds,
} from '#tests/support/databases/school-database.ts';

const HOUR = 3_600_000;
const REFERENCE = 'MP-7KQ4-M2XD';

for (const kind of storeKinds) {
  describe.skipIf(isMissing(kind))(`guesses at what stands under a reference, on ${kind}`, () => {
    let database: SchoolDatabase;
    let school: TestAccounts;
    beforeAll(async () => {
      database = await newDatabase(kind);
      school = await openTestAccounts(database);
    });
    afterAll(async () => {
      await school.store.close();
      await database.remove();
    });

    /** From another address each time, as somebody with many would. */
    const guess = (number: number) => {
      const sender = senderAt(`198.51.${number % 250}.7`, school.secret);
      return countGuess(school, sender, REFERENCE.toLowerCase());
    };

    test('stop within the hour, and for the month once there were a hundred', async () => {
      let taken = 0;
      let longest = 0;
      for (let hour = 0; hour < 12; hour++) {
        for (let number = 0; number < 12; number++) {
          const refused = await guess(taken + number);
          if (refused) longest = Math.max(longest, refused.retryAfterSeconds);
          else taken++;
        }
        school.wait(2 * HOUR);
      }
      expect(taken).toBe(100);
      expect(longest).toBeGreaterThan(24 * 3600);

      // Who knows the key is let in by the office, or once the month is over.
      await forgetGuesses(school, REFERENCE);
      expect(await guess(0)).toBeUndefined();
    });
  });
}
