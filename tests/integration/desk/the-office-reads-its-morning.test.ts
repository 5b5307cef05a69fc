import { describe, expect } from 'vitest';
import type { StaffIn } from '#desk/require-room.server.ts';
import { sendMorningMails } from '#features/submissions/today/morning-mails.server.ts';
import type { TestAccounts } from '#tests/support/clients/account-services.ts';
import { accountsOn } from '#tests/support/clients/accounts-on-each-store.ts';
import { schoolOf } from '#tests/support/clients/school-of-families.ts';
import { storeKinds } from '#tests/support/databases/school-database.ts';
import { fixtureContent } from '#tests/support/fixture-content.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const MONDAY = 1;

describe.each(storeKinds)('the office reads at seven what is due, on %s', (kind) => {
  let accounts: TestAccounts;
  let school: ReturnType<typeof schoolOf>;
  let staff: StaffIn<'enrollment'>;
  const test = accountsOn(kind, (opened) => {
    accounts = opened;
    school = schoolOf(accounts);
  });
  const send = () => sendMorningMails({ ...accounts, content: fixtureContent });
  const mails = () =>
    accounts.store.read
      .selectFrom('outgoing_mails')
      .selectAll()
      .where('kind', '=', 'office-morning')
      .orderBy('queued_at')
      .execute();
  /** To this hour of the next day of the week, in Lusaka. */
  function waitFor(weekday: number, hour: number) {
    const local = () => new Date(accounts.clock.now().getTime() + 2 * HOUR);
    const start = (local().getTime() % DAY) - hour * HOUR;
    accounts.wait(start > 0 ? DAY - start : -start);
    while (local().getUTCDay() !== weekday) accounts.wait(DAY);
  }

  test('nothing where nothing is due, and in numbers, once a day, where something is', async () => {
    staff = await school.enterAs('enrollment');
    waitFor(MONDAY, 8);
    await send();
    expect(await mails()).toEqual([]);
    accounts.wait(DAY);
    const reference = await school.apply({ studentFirstName: 'Chimwemwe' });
    // Two processes at once, and another look.
    await Promise.all([send(), send()]);
    await send();
    const [mail, more] = await mails();
    expect(more).toBeUndefined();
    expect(mail).toMatchObject({ recipient: staff.email, subject: 'Today: 1 thing waits' });
    expect(mail?.text_part).toContain('Today, 1: 1 application.');
    expect(mail?.text_part).not.toMatch(new RegExp(`Chimwemwe|${reference}`));
  });

  test('not at night and not at the weekend, and where the server was off at seven, later', async () => {
    const before = (await mails()).length;
    for (const [weekday, hour] of [
      [3, 6],
      [3, 20],
      [6, 8],
      [0, 8],
    ] as const) {
      waitFor(weekday, hour);
      await send();
    }
    expect(await mails()).toHaveLength(before);
    waitFor(MONDAY, 13);
    await send();
    expect(await mails()).toHaveLength(before + 1);
  });

  test('nothing to a colleague whose address nobody has shown to be theirs, nor of what is somebody else’s', async () => {
    const other = await school.enterAs('enrollment');
    const before = (await mails()).length;
    await accounts.store.write(async (transaction) => {
      await transaction
        .updateTable('enrollment_applications')
        .set({ assigned_to: other.accountId })
        .execute();
      await transaction
        .updateTable('accounts')
        .set({ email_confirmed_at: null })
        .where('id', '=', other.accountId)
        .execute();
    });
    waitFor(MONDAY, 9);
    await send();
    expect(await mails()).toHaveLength(before);
    await accounts.store.write((transaction) =>
      transaction
        .updateTable('accounts')
        .set({ email_confirmed_at: accounts.clock.now().toISOString() })
        .where('id', '=', other.accountId)
        .execute(),
    );
    waitFor(2, 9);
    await send();
    const last = (await mails()).at(-1);
    expect(last?.recipient).toBe(other.email);
    expect(last?.text_part).toContain('1 of 1 is yours.');
  });
});
