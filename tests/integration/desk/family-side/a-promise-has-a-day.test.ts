import { describe, expect } from 'vitest';
import { listTurns } from '#desk/cases/turns/open-turns.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { moveApplication } from '#features/enrollment/desk/move-application.server.ts';
import type { EnrollmentStatus } from '#features/enrollment/enrollment-status.ts';
import { changeRequests } from '#features/enrollment/requests/ask-family.server.ts';
import type { RequestChange } from '#features/enrollment/requests/request-schemas.ts';
import { answeredRooms } from '#features/submissions/answered-rooms.server.ts';
import { caseRooms } from '#features/submissions/desk/case-rooms.server.ts';
import { keepPromises } from '#features/submissions/promises/keep-promises.server.ts';
import type { TestAccounts } from '#tests/support/clients/account-services.ts';
import { accountsOn } from '#tests/support/clients/accounts-on-each-store.ts';
import { schoolOf } from '#tests/support/clients/school-of-families.ts';
import { storeKinds } from '#tests/support/databases/school-database.ts';
import { fixtureContent } from '#tests/support/fixture-content.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const promising = (submitted: number | undefined, underReview = 10) => ({
  ...fixtureContent,
  school: {
    ...fixtureContent.school,
    answerDays: submitted
      ? { kinds: { 'enrollment-application': { submitted, underReview } } }
      : {},
  },
});

describe.each(storeKinds)('a promise has a day that stays, on %s', (kind) => {
  let accounts: TestAccounts;
  let school: ReturnType<typeof schoolOf>;
  let staff: StaffIn<'enrollment'>;
  const test = accountsOn(kind, (opened) => {
    accounts = opened;
    school = schoolOf(accounts);
  });
  const apply = (name: string) => school.apply({ parent1Email: `grace@${name}.example` });
  const keep = (content = promising(5)) => keepPromises({ ...accounts, content });
  async function turnOf(reference: string, content = promising(5)) {
    const [room] = answeredRooms(content);
    if (!room) throw new Error('There are applications');
    const { read } = accounts.store;
    return (await listTurns(read, room, accounts.clock.now(), [reference]))[0]?.turn;
  }
  async function move(reference: string, to: EnrollmentStatus) {
    staff ??= await school.enterAs('enrollment');
    accounts.wait(1000);
    const record = await caseRooms.enrollment.open(accounts, staff, reference);
    const version = record?.version ?? 0;
    await moveApplication(accounts, staff, reference, { to, version, letter: undefined });
  }
  async function settleOneRequest(reference: string) {
    staff ??= await school.enterAs('enrollment');
    const services = { ...accounts, content: fixtureContent, findPapers: async () => [] };
    const change = (asked: RequestChange) => changeRequests(services, staff, reference, asked);
    const words = 'Please bring it.';
    await change({ change: 'ask', things: ['Her report'], papers: [], words });
    accounts.wait(DAY);
    const { id, version } = await accounts.store.read
      .selectFrom('enrollment_requests as request')
      .innerJoin('enrollment_applications as one', 'one.id', 'application_id')
      .select(['request.id', 'request.version'])
      .where('one.reference', '=', reference)
      .executeTakeFirstOrThrow();
    const done = await change({ change: 'settle', id, version, to: 'done' });
    expect(done).toMatchObject({ outcome: 'done' });
  }
  const lateMails = (reference: string) => school.mailsAbout(reference, 'enrollment-late');
  /** To this hour of the next day in Lusaka, or of the same one. */
  function waitUntil(hour: number) {
    const now = accounts.clock.now();
    const passed = (now.getTime() + 2 * HOUR) % DAY;
    accounts.wait((hour * HOUR - passed + DAY) % DAY);
  }

  test('whatever the school sets later, and whatever it does in the same turn', async () => {
    const reference = await apply('stays');
    // Five school days after Monday, February 2.
    expect(await turnOf(reference)).toMatchObject({ whose: 'ours', by: '2026-02-09' });
    await keep();
    expect(await turnOf(reference, promising(1))).toMatchObject({ by: '2026-02-09' });
    expect(await turnOf(reference, promising(undefined))).toMatchObject({ by: '2026-02-09' });
    await move(reference, 'underReview');
    expect(await turnOf(reference)).toMatchObject({ by: '2026-02-16', since: expect.any(String) });
    await keep();
    expect(await turnOf(reference, promising(2, 2))).toMatchObject({ by: '2026-02-16' });
    await move(reference, 'waitlisted');
    expect(await turnOf(reference)).toBeUndefined();
  });

  test('and says once, by day, that it was broken, with a new one', async () => {
    const reference = await apply('broken');
    await keep(promising(2));
    expect((await turnOf(reference))?.by).toBe('2026-02-04');
    accounts.wait(2 * DAY);
    await keep(promising(2));
    // The day itself is not over.
    expect(await lateMails(reference)).toEqual([]);
    waitUntil(2);
    await keep(promising(2));
    expect(await turnOf(reference)).toMatchObject({ lateDays: 1 });
    expect(await lateMails(reference)).toEqual([]);
    waitUntil(8);
    // Two processes at once.
    await Promise.all([keep(promising(2)), keep(promising(2))]);
    const [mail, more] = await lateMails(reference);
    expect(more).toBeUndefined();
    expect(mail?.recipient).toBe('grace@broken.example');
    expect(mail?.text_part).toContain('We wanted to answer you by Wednesday, February 4, 2026.');
    expect(mail?.text_part).toContain('You hear from us by Monday, February 9, 2026.');
    expect(await turnOf(reference)).toMatchObject({ by: '2026-02-04', newDay: '2026-02-09' });
    await move(reference, 'underReview');
    accounts.wait(9 * DAY);
    waitUntil(9);
    await keep(promising(2));
    expect(await lateMails(reference)).toHaveLength(1);
  });

  test('nothing that came before the school set any days is late', async () => {
    const reference = await apply('before');
    await keep(promising(undefined));
    accounts.wait(30 * DAY);
    waitUntil(9);
    await keep(promising(3));
    expect(await turnOf(reference)).toMatchObject({ lateDays: 0 });
    expect(await lateMails(reference)).toEqual([]);
    // As a school finds it that comes from the version before, with all that lies there: nobody is flooded.
    await move(reference, 'underReview');
    await keep(promising(3, 3));
    accounts.wait(10 * DAY);
    await keep(promising(3, 3));
    expect((await turnOf(reference))?.lateDays).toBeGreaterThan(0);
    expect(await lateMails(reference)).toEqual([]);
  });

  test('once in each turn, also where the family was asked for something in between', async () => {
    const reference = await apply('asked');
    const content = promising(1);
    async function breakIt() {
      await keep(content);
      accounts.wait(20 * DAY);
      waitUntil(9);
      await keep(content);
      await keep(content);
    }
    await breakIt();
    expect(await lateMails(reference)).toHaveLength(1);
    await settleOneRequest(reference);
    expect(await turnOf(reference, content)).toMatchObject({ lateDays: 0 });
    await breakIt();
    expect(await lateMails(reference)).toHaveLength(2);
    expect((await turnOf(reference, content))?.newDay).toBeDefined();
  });

  test('nobody who may know nothing of the child is written to, nor who wants no letters', async () => {
    const reference = await apply('silent');
    await keep(promising(1));
    await accounts.store.write((transaction) =>
      transaction
        .updateTable('enrollment_applications')
        .set({ parent1_letters: 0, parent2_letters: 0 })
        .where('reference', '=', reference)
        .execute(),
    );
    accounts.wait(5 * DAY);
    waitUntil(9);
    await keep(promising(1));
    expect(await lateMails(reference)).toEqual([]);
    expect((await turnOf(reference))?.newDay).toBeDefined();
  });
});
