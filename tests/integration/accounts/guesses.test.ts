import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forgetOldAttempts } from '#lib/rate-limit/attempts.server.ts';
import { countGuess, keepRightKey } from '#lib/rate-limit/guesses.server.ts';
import { senderAt, unknownSender } from '#lib/rate-limit/sender.server.ts';
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
    const guess = (number: number) => guessFrom(`198.51.${number % 250}.7`);
    const at = (address: string, reference = REFERENCE) => {
      return { sender: senderAt(address, school.secret), reference };
    };
    const guessFrom = (address: string, reference = REFERENCE.toLowerCase()) =>
      countGuess(school, at(address, reference));

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
      expect(await guess(0)).toHaveProperty('retryAfterSeconds');
    });

    test('of strangers do not shut out who had the right key before, and get no new tries by it', async () => {
      const reference = 'EN-7KQ4-M2XD';
      const strangers = (number: number) => guessFrom(`203.0.${number % 250}.7`, reference);
      const family = '192.0.2.1';
      expect(await guessFrom(family, reference)).toBeUndefined();
      await keepRightKey(school, at(family, reference));
      const counted = JSON.stringify(await database.rows('select * from attempts'));
      expect(counted).not.toMatch(/192\.0\.2|7KQ4/);

      let taken = 0;
      for (let hour = 0; hour < 12; hour++) {
        for (let number = 0; number < 12; number++) {
          if (!(await strangers(taken + number))) taken++;
        }
        // The family looks, each hour, and does not bring the strangers any further.
        expect(await guessFrom(family, reference)).toBeUndefined();
        await keepRightKey(school, at(family, reference));
        school.wait(2 * HOUR);
      }
      expect(taken).toBe(100);
      expect(await guessFrom('192.0.2.2', reference)).toHaveProperty('retryAfterSeconds');

      // Who is known there may guess no more often than others, and is known at that reference only.
      let own = 0;
      for (let hour = 0; hour < 12; hour++) {
        for (let number = 0; number < 12; number++) {
          if (!(await guessFrom(family, reference))) own++;
        }
        school.wait(2 * HOUR);
      }
      expect(own).toBe(100);
      const other = 'EN-2222-2222';
      for (let number = 0; number < 20; number++) await guessFrom(`198.51.${number}.8`, other);
      expect(await guessFrom(family, other)).toHaveProperty('retryAfterSeconds');

      // For as long as a session lasts, then the table forgets.
      school.wait(91 * 24 * HOUR);
      await forgetOldAttempts(school.store, school.clock.now());
      expect(await database.rows('select * from attempts')).toEqual([]);
    });

    test('from behind a proxy that does not say who it is make nobody known', async () => {
      const guessed = { sender: unknownSender(school.secret), reference: 'EN-3333-3333' };
      await countGuess(school, guessed);
      await keepRightKey(school, guessed);
      for (let number = 0; number < 20; number++) {
        await guessFrom(`198.51.${number}.9`, guessed.reference);
      }
      expect(await countGuess(school, guessed)).toHaveProperty('retryAfterSeconds');
    });
  });
}
