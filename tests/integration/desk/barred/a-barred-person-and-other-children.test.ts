import { describe, expect } from 'vitest';
import type { StaffIn } from '#desk/require-room.server.ts';
import { changeBarred } from '#features/enrollment/barred/change-barred.server.ts';
import { KEPT_FOR_ANOTHER } from '#features/enrollment/barred/keep-for-child.server.ts';
import { listBarredNear } from '#features/enrollment/barred/list-barred.server.ts';
import { mayHaveExport } from '#features/enrollment/barred/may-have-export.server.ts';
import { moveApplication } from '#features/enrollment/desk/move-application.server.ts';
import {
  confirmAddress,
  isConfirmable,
} from '#features/enrollment/guardians/confirm-address.server.ts';
import { correctContactDetails } from '#features/enrollment/guardians/contact-details.server.ts';
import { carryOutErasures } from '#features/enrollment/guardians/erasure/due-erasures.server.ts';
import {
  type EraseEverything,
  eraseAsGuardian,
} from '#features/enrollment/guardians/erasure/erase-as-guardian.server.ts';
import { inviteFromDesk } from '#features/enrollment/guardians/invite-guardian.server.ts';
import { findReceivers } from '#features/enrollment/guardians/receivers.server.ts';
import { eraseSubject } from '#features/families/erasure/erase-records.server.ts';
import { caseRooms } from '#features/submissions/desk/case-rooms.server.ts';
import { enqueueMail } from '#lib/mail/outbox.server.ts';
import type { TestAccounts } from '#tests/support/clients/account-services.ts';
import { accountsOn } from '#tests/support/clients/accounts-on-each-store.ts';
import { schoolOf, tokenIn } from '#tests/support/clients/school-of-families.ts';
import { storeKinds } from '#tests/support/databases/school-database.ts';
import { fixtureContent } from '#tests/support/fixture-content.ts';

const DAY = 24 * 60 * 60_000;

describe.each(storeKinds)('what was under way when somebody was barred, on %s', (kind) => {
  let accounts: TestAccounts;
  let office: ReturnType<typeof schoolOf>;
  let staff: StaffIn<'enrollment'>;
  const test = accountsOn(kind, (opened) => {
    accounts = opened;
    office = schoolOf(accounts);
  });

  /** A child of Grace and Joseph, who have addresses of their own in each test, and no phone. */
  const apply = (name: string, studentFirstName: string) =>
    office.apply({
      ...{ parent1FirstName: 'Grace', parent1Email: `grace@${name}.example`, studentFirstName },
      ...{ parent2FirstName: 'Joseph', parent2LastName: 'Mwale', parent2Relationship: 'Father' },
      ...{ parent2Phone: '', parent2Email: `joseph@${name}.example` },
    });

  const bar = async (reference: string, mayKnow: 'everything' | 'nothing') =>
    expect(
      await changeBarred(accounts, staff, reference, {
        ...{ change: 'write', who: { is: 'guardian', guardian: 2 }, mayKnow, mayCollect: true },
        ...{ since: '2026-02-02', reason: 'A court order', paper: '' },
      }),
    ).toMatchObject({ outcome: 'done' });

  test('a copy of the family is for nobody who may not know of one of its children', async () => {
    staff = await office.enterAs('enrollment');
    const sister = await apply('copy', 'Mutinta');
    const own = await apply('copy', 'Chanda');
    await bar(sister, 'nothing');
    accounts.wait(1000);
    await bar(own, 'everything');
    const mayHave = (guardian: 1 | 2, ...subjects: string[]) =>
      mayHaveExport(accounts.store.read, { reference: own, guardian }, subjects);
    expect(await mayHave(2, own)).toBe(true);
    expect(await mayHave(2, own, sister)).toBe(false);
    expect(await mayHave(1, own, sister)).toBe(true);
    // From what is no application, such as a form that one of them sent.
    const byForm = { reference: 'PF-2345-6789', guardian: 1 } as const;
    expect(await mayHaveExport(accounts.store.read, byForm, [own, sister])).toBe(false);
  });

  test('an erasure that waited is not carried out for whoever is barred from a sister meanwhile', async () => {
    staff = await office.enterAs('enrollment');
    const sister = await apply('erasure', 'Mutinta');
    const own = await apply('erasure', 'Chanda');
    await inviteFromDesk(accounts, staff, own, { guardian: 2 });
    const father = await office.follow(own, 'joseph@erasure.example');
    const record = await caseRooms.enrollment.open(
      { ...accounts, content: fixtureContent },
      staff,
      own,
    );
    const { version = 0 } = record ?? {};
    await office.follow(own, 'grace@erasure.example');
    await moveApplication(accounts, staff, own, { to: 'underReview', version });
    let erased = 0;
    const erase: EraseEverything = async (_, { isAllowed }) => {
      if (await accounts.store.write((transaction) => isAllowed(transaction))) erased++;
    };
    expect(await eraseAsGuardian(accounts, father, erase)).toMatchObject({ outcome: 'waits' });
    await bar(sister, 'nothing');
    accounts.wait(4 * DAY);
    await carryOutErasures(accounts, erase);
    expect(erased).toBe(0);
    const asked = await accounts.store.read
      .selectFrom('outgoing_mails')
      .select(['kind', 'text_part'])
      .where('about', '=', own)
      .where('recipient', '=', fixtureContent.school.admissionsEmail)
      .execute();
    const notice = asked.find((mail) => mail.kind === 'guardian-erasure-notice');
    expect(notice?.text_part).toContain('may not know everything of the child any more');
  });

  test('the erasure of one form of a child lets nobody in at another', async () => {
    staff = await office.enterAs('enrollment');
    const first = await apply('twice', 'Mutinta');
    const again = await apply('twice', 'Mutinta');
    await accounts.store.write((transaction) =>
      transaction
        .updateTable('enrollment_applications')
        .set({ same_child_as: again })
        .where('reference', '=', first)
        .execute(),
    );
    await bar(first, 'nothing');
    const told = async () =>
      (await findReceivers(accounts.store.read, again)).map(({ email }) => email);
    expect(await told()).toEqual(['grace@twice.example']);
    await accounts.store.write((transaction) => eraseSubject(transaction, first));
    expect(await told()).toEqual(['grace@twice.example']);
    const record = await caseRooms.enrollment.open(
      { ...accounts, content: fixtureContent },
      staff,
      again,
    );
    expect(record?.barred).toMatchObject([{ guardian: 2, reason: 'A court order' }]);
  });

  test('the erasure of the last form of a child lets nobody in at a sister of whom nobody has decided', async () => {
    staff = await office.enterAs('enrollment');
    const child = await apply('sister', 'Mutinta');
    const [open, again, decided] = [
      await apply('sister', 'Chanda'),
      await apply('sister', 'Chanda'),
      await apply('sister', 'Bwalya'),
    ];
    await accounts.store.write((transaction) =>
      transaction
        .updateTable('enrollment_applications')
        .set({ same_child_as: open })
        .where('reference', '=', again)
        .execute(),
    );
    await bar(child, 'nothing');
    accounts.wait(1000);
    await bar(decided, 'everything');
    const told = async (reference: string) =>
      (await findReceivers(accounts.store.read, reference)).map(({ email }) => email);
    await accounts.store.write((transaction) => eraseSubject(transaction, child));
    expect(await told(open)).toEqual(['grace@sister.example']);
    expect(await told(again)).toEqual(['grace@sister.example']);
    expect(await told(decided)).toHaveLength(2);
    const record = await caseRooms.enrollment.open(
      { ...accounts, content: fixtureContent },
      staff,
      again,
    );
    // Of the child that the school has forgotten it keeps no word.
    expect(record?.barred).toMatchObject([
      { reference: open, guardian: 2, mayKnow: 'nothing', reason: KEPT_FOR_ANOTHER, paper: '' },
    ]);
    const [line] = record?.barred ?? [];
    const lifted = { change: 'lift' as const, id: line?.id ?? '', reason: 'Not so for Chanda' };
    expect(await changeBarred(accounts, staff, open, lifted)).toMatchObject({ outcome: 'done' });
    expect(await told(again)).toHaveLength(2);
  });

  test('mails to them that wait do not leave, about the child and about a sister that is asked about', async () => {
    staff = await office.enterAs('enrollment');
    const child = await apply('queue', 'Mutinta');
    // On another form of the child he has another address, and is known by his phone.
    const phone = '+260 97 555 8101';
    const father = { parent2FirstName: 'Joseph', parent2LastName: 'Mwale', parent2Phone: phone };
    const again = await office.apply({
      ...{ parent1FirstName: 'Grace', parent1Email: 'grace@queue.example', ...father },
      ...{ studentFirstName: 'Mutinta', parent2Relationship: 'Father' },
      ...{ parent2Email: 'office@queue.example' },
    });
    const sister = await office.apply({
      ...{ parent1FirstName: 'Grace', parent1Email: 'grace@queue.example', ...father },
      ...{ studentFirstName: 'Chanda', parent2Relationship: 'Father' },
      ...{ parent2Email: 'joseph@queue.example' },
    });
    await accounts.store.write((transaction) =>
      transaction
        .updateTable('enrollment_applications')
        .set({ same_child_as: child })
        .where('reference', '=', again)
        .execute(),
    );
    for (const about of [child, sister]) {
      for (const to of ['grace', 'joseph', 'office']) {
        await accounts.store.write((transaction) =>
          enqueueMail(
            transaction,
            {
              ...{ kind: 'enrollment-offered', to: `${to}@queue.example`, about },
              ...{ subject: 'An offer', text: 'A place', html: '<p>A place</p>' },
            },
            accounts.clock.now(),
          ),
        );
      }
    }
    const statuses = async (about: string) =>
      Object.fromEntries(
        (await office.mailsAbout(about, 'enrollment-offered')).map((mail) => [
          mail.recipient.replace('@queue.example', ''),
          `${mail.status} ${mail.text_part}`.trim(),
        ]),
      );
    const guardian2 = await changeBarred(accounts, staff, again, {
      ...{ change: 'write', who: { is: 'guardian', guardian: 2 }, mayKnow: 'nothing' },
      ...{ mayCollect: true, since: '2026-02-02', reason: 'A court order', paper: '' },
    });
    expect(guardian2).toMatchObject({ outcome: 'done' });
    expect(await statuses(child)).toEqual({
      ...{ grace: 'waiting A place', joseph: 'waiting A place', office: 'cancelled' },
    });
    expect(await statuses(sister)).toEqual({
      ...{ grace: 'waiting A place', joseph: 'cancelled', office: 'cancelled' },
    });
    await bar(child, 'nothing');
    expect(await statuses(child)).toEqual({
      ...{ grace: 'waiting A place', joseph: 'cancelled', office: 'cancelled' },
    });
  });

  test('whoever answers a message reads who must not be told, and gives no way in', async () => {
    staff = await office.enterAs('enrollment');
    const child = await apply('near', 'Mutinta');
    const sister = await apply('near', 'Chanda');
    await bar(child, 'nothing');
    const near = async (about: string | null, email: string) =>
      (await listBarredNear(accounts.store.read, { about, email, phone: '', name: '' })).map(
        (line) => `${line.name} ${line.mayKnow} ${line.child} ${line.reference === child}`,
      );
    const ofFather = ['Joseph Mwale nothing Mutinta true'];
    expect(await near(child, 'grace@near.example')).toEqual(ofFather);
    expect(await near(sister, 'grace@near.example')).toEqual(ofFather);
    expect(await near(null, 'Joseph@near.example')).toEqual(ofFather);
    expect(await near(null, 'grace@near.example')).toEqual([]);
    const open = () =>
      caseRooms.enrollment.open({ ...accounts, content: fixtureContent }, staff, child);
    const record = await open();
    expect(record?.guardians.map(({ mayFollow }) => mayFollow)).toEqual([true, false]);
    const id = record?.barred[0]?.id ?? '';
    await changeBarred(accounts, staff, child, { change: 'lift', id, reason: 'It has ended' });
    expect(await near(child, 'joseph@near.example')).toEqual([]);
    expect((await open())?.guardians.map(({ mayFollow }) => mayFollow)).toEqual([true, true]);
  });

  test('the link that confirms another address does nothing any more', async () => {
    staff = await office.enterAs('enrollment');
    const reference = await apply('confirm', 'Mutinta');
    await inviteFromDesk(accounts, staff, reference, { guardian: 2 });
    const father = await office.follow(reference, 'joseph@confirm.example');
    const row = await accounts.store.read
      .selectFrom('enrollment_applications')
      .select('version')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    const details = { parent2Email: 'new@confirm.example' };
    await correctContactDetails(accounts, father, { ...row, details });
    const mails = await office.mailsAbout(reference, 'guardian-confirm-address');
    const token = tokenIn(mails[0] ?? expect.unreachable('A mail has the link'));
    expect(await isConfirmable(accounts, token)).toBe(true);
    await bar(reference, 'nothing');
    expect(await isConfirmable(accounts, token)).toBe(false);
    expect(await confirmAddress(accounts, token)).toBe(false);
  });
});
