import { describe, expect } from 'vitest';
import type { StaffIn } from '#desk/require-room.server.ts';
import { moveApplication } from '#features/enrollment/desk/move-application.server.ts';
import { getApplicationId } from '#features/enrollment/queries.server.ts';
import { changeRequests } from '#features/enrollment/requests/ask-family.server.ts';
import { listRequests } from '#features/enrollment/requests/list-requests.server.ts';
import { eraseRecords } from '#features/families/erasure/erase-records.server.ts';
import { decide } from '#features/families/together/decide.server.ts';
import { sayOfPaper } from '#features/papers/desk/say-of-paper.server.ts';
import { createLog } from '#lib/metrics/log.server.ts';
import type { TestAccounts } from '#tests/support/clients/account-services.ts';
import { accountsOn } from '#tests/support/clients/accounts-on-each-store.ts';
import { schoolOf } from '#tests/support/clients/school-of-families.ts';
import { storeKinds } from '#tests/support/databases/school-database.ts';
import { fixtureContent } from '#tests/support/fixture-content.ts';

const CARD = 'under-five-card';
const ROUNDS = 12;

describe.each(storeKinds)('two forms of one child in the same instant, on %s', (kind) => {
  let accounts: TestAccounts;
  let school: ReturnType<typeof schoolOf>;
  const test = accountsOn(kind, (opened) => {
    accounts = opened;
    school = schoolOf(accounts);
  });
  const services = () => ({
    ...{ ...accounts, files: {} as never, content: fixtureContent },
  });

  const erasing = () => ({
    ...{ ...accounts, files: {} as never, log: createLog('silent') },
    overwriteErased: async () => {},
  });

  /** Two applications of one child, which nobody has put together yet. */
  async function twoForms(round: number) {
    const child = { studentLastName: `Twice${round}`, parent1Phone: `+260 97 700 0${100 + round}` };
    return [await school.apply(child), await school.apply(child)] as const;
  }
  const same = (staff: StaffIn<'enrollment'>, reference: string, other: string) =>
    decide(services(), staff, { reference, other, decision: 'sameChild', seen: null });
  const rowsOf = (references: readonly string[]) =>
    accounts.store.read
      .selectFrom('enrollment_applications')
      .select(['reference', 'status', 'same_child_as'])
      .where('reference', 'in', references)
      .execute();

  test('a paper that is ticked with one is not asked for with the other', async () => {
    const staff = await school.enterAs('enrollment');
    for (let round = 0; round < ROUNDS; round++) {
      const [one, other] = await twoForms(round);
      expect(await same(staff, one, other)).toMatchObject({ outcome: 'done' });
      const say = { paper: CARD, way: 'seen', pictureId: null, words: '' } as const;
      const ask = { change: 'ask' as const, papers: [CARD], things: [], words: 'Please send it.' };
      const [ticked] = await Promise.all([
        sayOfPaper(services(), staff, one, say),
        changeRequests(services(), staff, other, ask),
      ]);
      expect(ticked).toMatchObject({ outcome: 'done' });
      const id = await getApplicationId(accounts.store, other);
      const requests = await listRequests(accounts.store.read, id, accounts.clock.now());
      expect(requests.filter(({ status }) => status === 'open')).toEqual([]);
    }
  });

  test('no application goes on behind one that was closed while both were put together', async () => {
    const staff = await school.enterAs('enrollment');
    for (let round = 0; round < ROUNDS; round++) {
      const [one, other] = await twoForms(100 + round);
      await Promise.all([
        same(staff, other, one),
        moveApplication(accounts, staff, one, { to: 'withdrawn', version: 1 }),
      ]);
      const rows = await rowsOf([one, other]);
      const [closed] = rows.filter(({ status }) => status === 'withdrawn');
      expect(rows.filter(({ same_child_as }) => same_child_as !== null)).toHaveLength(1);
      expect(rows.filter(({ same_child_as }) => same_child_as === closed?.reference)).toEqual([]);
    }
  });

  test('both put together from both sides at once ends, with one that goes on', async () => {
    const staff = await school.enterAs('enrollment');
    for (let round = 0; round < ROUNDS; round++) {
      const [one, other] = await twoForms(200 + round);
      const answers = await Promise.all([
        same(staff, one, other),
        same(staff, other, one),
        moveApplication(accounts, staff, other, { to: 'underReview', version: 1 }),
      ]);
      expect(
        answers
          .slice(0, 2)
          .map(({ outcome }) => outcome)
          .toSorted(),
      ).toEqual([...['changedMeanwhile', 'done']]);
      const led = (await rowsOf([one, other])).filter((row) => row.same_child_as !== null);
      expect(led).toHaveLength(1);
    }
  });

  test('both are erased while somebody says what they have to do with each other, and nothing waits for ever', async () => {
    const staff = await school.enterAs('enrollment');
    for (let round = 0; round < ROUNDS; round++) {
      const [one, other] = await twoForms(300 + round);
      expect(await same(staff, one, other)).toMatchObject({ outcome: 'done' });
      const { id: seen } = await accounts.store.read
        .selectFrom('family_decisions')
        .select('id')
        .where('reference', 'in', [one, other])
        .executeTakeFirstOrThrow();
      const answers = await Promise.allSettled([
        eraseRecords(erasing(), one, 'request'),
        decide(services(), staff, { reference: one, other, decision: 'sameFamily', seen }),
        moveApplication(accounts, staff, other, { to: 'underReview', version: 1 }),
        eraseRecords(erasing(), other, 'request'),
      ]);
      expect(answers.filter(({ status }) => status === 'rejected')).toEqual([]);
      expect(await rowsOf([one, other])).toEqual([]);
    }
  });
});
