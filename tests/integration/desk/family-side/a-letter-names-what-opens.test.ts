import { describe, expect } from 'vitest';
import { UNDO_MINUTES } from '#desk/cases/time-to-undo.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { moveApplication } from '#features/enrollment/desk/move-application.server.ts';
import type { EnrollmentStatus } from '#features/enrollment/enrollment-status.ts';
import { findApplicationByAccessCode } from '#features/enrollment/guardians/access-codes.server.ts';
import { correctContactDetails } from '#features/enrollment/guardians/contact-details.server.ts';
import { eraseAsGuardian } from '#features/enrollment/guardians/erasure/erase-as-guardian.server.ts';
import { moveAsGuardian } from '#features/enrollment/guardians/guardian-commands.server.ts';
import { getApplicationForGuardian } from '#features/enrollment/guardians/guardian-queries.server.ts';
import {
  inviteFromDesk,
  inviteOther,
} from '#features/enrollment/guardians/invite-guardian.server.ts';
import { changeRequests } from '#features/enrollment/requests/ask-family.server.ts';
import { caseRooms } from '#features/submissions/desk/case-rooms.server.ts';
import type { TestAccounts } from '#tests/support/clients/account-services.ts';
import { accountsOn } from '#tests/support/clients/accounts-on-each-store.ts';
import { schoolOf } from '#tests/support/clients/school-of-families.ts';
import { storeKinds } from '#tests/support/databases/school-database.ts';
import { fixtureContent } from '#tests/support/fixture-content.ts';

const MINUTE = 60_000;
const PORTAL = /\/portal(?![/\w-])/;
const CODE = /access code for the parent portal: (\S+)/;

describe.each(storeKinds)(
  'a letter that leads to the portal brings what opens it, on %s',
  (kind) => {
    let accounts: TestAccounts;
    let office: ReturnType<typeof schoolOf>;
    let staff: StaffIn<'enrollment'>;
    const test = accountsOn(kind, (opened) => {
      accounts = opened;
      office = schoolOf(accounts);
    });

    const move = async (reference: string, to: EnrollmentStatus) => {
      accounts.wait(UNDO_MINUTES * MINUTE);
      const { moves = [], version = 0 } =
        (await caseRooms.enrollment.open(accounts, staff, reference)) ?? {};
      const letter = moves.find((one) => one.to === to)?.letter;
      const moved = await moveApplication(accounts, staff, reference, { to, version, letter });
      expect(moved.outcome, to).toBe('done');
      accounts.wait(UNDO_MINUTES * MINUTE);
    };

    /** Grace follows the application of her child; Joseph has an address and no account. All letters come once. */
    async function familyWithEveryLetter(name: string, isProven: boolean) {
      staff ??= await office.enterAs('enrollment');
      const [grace, joseph] = [`grace@${name}.example`, `joseph@${name}.example`] as const;
      const reference = await office.apply({
        ...{ parent1FirstName: 'Grace', parent1Email: grace, parent2FirstName: 'Joseph' },
        ...{ parent2LastName: 'Mwale', parent2Email: joseph, parent2Relationship: 'Father' },
      });
      const mother = await office.follow(reference, grace);
      if (isProven) await inviteFromDesk(accounts, staff, reference, { guardian: 2 });
      accounts.wait(MINUTE);
      await inviteOther(accounts, mother);
      for (const to of ['underReview', 'waitlisted', 'offered'] as const) await move(reference, to);
      await changeRequests(accounts, staff, reference, {
        ...{ change: 'ask', things: ['Last report'], papers: [], words: 'Please bring it.' },
      });
      const { version } = await getApplicationForGuardian(
        { read: accounts.store.read, content: fixtureContent },
        mother,
        accounts.clock.now(),
      );
      const details = { emergencyContactPhone: '+260 95 520 4618' };
      await correctContactDetails(accounts, mother, { version, details });
      await moveAsGuardian(accounts, mother, { to: 'accepted', seen: 'offered' });
      await eraseAsGuardian(accounts, mother, async (_, { isAllowed }) => {
        await accounts.store.write((transaction) => isAllowed(transaction));
      });
      await move(reference, 'enrolled');
      return { grace, joseph };
    }
    const mailsTo = (email: string) =>
      accounts.store.read
        .selectFrom('outgoing_mails')
        .selectAll()
        .where('recipient', '=', email)
        .execute();

    test('to whoever follows it, every letter leads there', async () => {
      const { grace } = await familyWithEveryLetter('follows', true);
      const kinds = (await mailsTo(grace))
        .filter(({ text_part }) => PORTAL.test(text_part))
        .map((mail) => mail.kind);
      for (const one of [
        'enrollment-offered',
        'enrollment-enrolled',
        'guardian-accepted',
      ] as const) {
        expect(kinds).toContain(one);
      }
    });

    for (const isProven of [true, false]) {
      test(`to a ${isProven ? 'proven' : 'unproven'} address without an account, only one with a code that works`, async () => {
        const { joseph } = await familyWithEveryLetter(`proven-${isProven}`, isProven);
        const mails = await mailsTo(joseph);
        expect(mails.length).toBeGreaterThan(6);
        let codes = 0;
        for (const { kind: of, text_part: text } of mails) {
          if (!PORTAL.test(text)) continue;
          const code = CODE.exec(text)?.[1] ?? '';
          const now = accounts.clock.now();
          expect(
            await findApplicationByAccessCode(accounts.store.read, code, now),
            of,
          ).toBeDefined();
          codes++;
        }
        expect(codes > 0).toBe(isProven);
        // The others lead to the page that asks for the reference and the birth date.
        const told = mails.find(({ kind: of }) => of === 'guardian-accepted');
        expect(told?.text_part).toContain('/status');
      });
    }
  },
);
