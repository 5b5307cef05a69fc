import { describe, expect } from 'vitest';
import type { StaffIn } from '#desk/require-room.server.ts';
import { changeBarred } from '#features/enrollment/barred/change-barred.server.ts';
import type { MayKnow } from '#features/enrollment/barred/may-know.ts';
import { writeBirthDatePass } from '#features/enrollment/guardians/family-page/birth-date-pass.server.ts';
import { openFamily } from '#features/enrollment/guardians/family-page/open-family.server.ts';
import { proveAddress } from '#features/enrollment/guardians/family-page/prove-address.server.ts';
import { sendFamilyLink } from '#features/enrollment/guardians/family-page/send-family-link.server.ts';
import { findReceivers } from '#features/enrollment/guardians/receivers.server.ts';
import type { TestAccounts } from '#tests/support/clients/account-services.ts';
import { accountsOn } from '#tests/support/clients/accounts-on-each-store.ts';
import { schoolOf } from '#tests/support/clients/school-of-families.ts';
import { storeKinds } from '#tests/support/databases/school-database.ts';
import { fixtureContent as content } from '#tests/support/fixture-content.ts';

const MINUTE = 60_000;
const LINK = /\/status\/family\?token=(\S+)/;

describe.each(storeKinds)('a family sees its children by one link, on %s', (kind) => {
  let accounts: TestAccounts;
  let school: ReturnType<typeof schoolOf>;
  let staff: StaffIn<'enrollment'>;
  let families = 0;
  const test = accountsOn(kind, (opened) => {
    accounts = opened;
    school = schoolOf(accounts);
  });

  /** Twins and their brother, all by the mother's address; nobody has an account. */
  async function newFamily(name: string) {
    staff ??= await school.enterAs('enrollment');
    const grace = `grace@${name}.example`;
    const guardians = {
      ...{
        parent1FirstName: 'Grace',
        parent1Email: grace,
        parent1Phone: `+260 97 555 ${2000 + families++}`,
      },
      ...{ parent2FirstName: 'Joseph', parent2LastName: 'Mwale', parent2Phone: '+260 95 555 2002' },
      ...{ parent2Email: `joseph@${name}.example`, parent2Relationship: 'Father' },
    };
    const apply = async (studentFirstName: string, more: object = {}) => {
      accounts.wait(MINUTE);
      return school.apply({ ...guardians, studentFirstName, ...more });
    };
    const references = [await apply('Mutinta'), await apply('Mwila')];
    references.push(await apply('Taonga', { studentDOB: '2018-02-03', gradeLevel: 'grade2' }));
    return {
      grace,
      joseph: guardians.parent2Email,
      references: references as [string, string, string],
    };
  }
  const services = () => ({ ...accounts, content });
  async function mailAbout(reference: string, mailKind: string, to: string) {
    const mails = await school.mailsAbout(reference, mailKind);
    return mails.findLast(({ recipient }) => recipient === to)?.text_part ?? '';
  }
  const tokenIn = (text: string) => LINK.exec(text)?.[1] ?? '';
  async function seenBy(token: string) {
    const page = await openFamily(accounts, token);
    if (!page || page.by === 'unproven') return page?.by;
    return page.children.map(({ reference }) => reference).toSorted();
  }
  const calledFor = async (reference: string, email: string) =>
    (await findReceivers(accounts.store.read, reference)).find((one) => one.email === email)?.child;

  test('one press in the receipt names every child, and each link shows all of them', async () => {
    const { grace, joseph, references } = await newFamily('three');
    const [mutinta, mwila, taonga] = references;
    // The second letter tells the twins apart; the first knew of one only.
    expect(await mailAbout(mutinta, 'enrollment-receipt', grace)).toContain('about M., Grade 1.');
    const receipt = await mailAbout(mwila, 'enrollment-receipt', grace);
    expect(receipt).toContain('about Mw., Grade 1.');
    expect(receipt).not.toMatch(/Mwila|Mutinta/);
    expect(await calledFor(mutinta, grace)).toBe('Mu., Grade 1');
    expect(await calledFor(taonga, grace)).toBe('T., Grade 2');

    const token = tokenIn(receipt);
    expect(await seenBy(token)).toBe('unproven');
    expect(await proveAddress(services(), token)).toBe(true);
    expect(await proveAddress(services(), token)).toBe(true);
    expect(await seenBy(token)).toEqual(references.toSorted());
    for (const reference of references) {
      const before = tokenIn(await mailAbout(reference, 'enrollment-receipt', grace));
      expect(await seenBy(before)).toEqual(references.toSorted());
    }
    expect(await calledFor(mutinta, grace)).toBe('Mutinta, Grade 1');
    expect(await calledFor(taonga, grace)).toBe('Taonga, Grade 2');
    // Somebody else typed the father's address: it is called by initials, and opens nothing.
    expect(await calledFor(mutinta, joseph)).toBe('Mu., Grade 1');
    expect(await mailAbout(mutinta, 'enrollment-receipt', joseph)).toBe('');
    const acts = await accounts.store.read
      .selectFrom('enrollment_guardian_acts')
      .select('act')
      .where('account_email', '=', grace)
      .execute();
    expect(acts).toEqual([{ act: 'provedAddress' }]);
  });

  test('the link ends with what its reader may know, child by child', async () => {
    const { grace, references } = await newFamily('ends');
    const [mutinta, mwila, taonga] = references;
    const [first, second] = await Promise.all(
      [mutinta, mwila].map(async (one) =>
        tokenIn(await mailAbout(one, 'enrollment-receipt', grace)),
      ),
    );
    await proveAddress(services(), first ?? '');
    const say = (reference: string, mayKnow: MayKnow) =>
      changeBarred(accounts, staff, reference, {
        ...{ change: 'write', who: { is: 'guardian', guardian: 1 }, mayKnow },
        ...{ mayCollect: false, since: '2026-02-02', reason: 'A court order', paper: '' },
      });
    await say(mutinta, 'nothing');
    expect(await seenBy(first ?? '')).toBeUndefined();
    // It holds for the sisters too until the office has said so.
    expect(await seenBy(second ?? '')).toBeUndefined();
    accounts.wait(MINUTE);
    await say(mwila, 'everything');
    expect(await seenBy(second ?? '')).toEqual([mwila]);
    await say(taonga, 'everything');
    expect(await seenBy(second ?? '')).toEqual([mwila, taonga].toSorted());
    expect(await seenBy(first ?? '')).toBeUndefined();
    accounts.wait(91 * 24 * 60 * MINUTE);
    expect(await seenBy(second ?? '')).toBeUndefined();
  });

  test('asked for by a birth date, the way to the others goes by mail, and not often', async () => {
    const { grace, references } = await newFamily('others');
    const [mutinta] = references;
    const { secret, clock } = accounts;
    const pass = writeBirthDatePass(mutinta, { secret, now: clock.now() });
    expect(await seenBy(pass)).toEqual([mutinta]);
    for (let times = 0; times < 5; times++) await sendFamilyLink(services(), mutinta);
    const sent = await school.mailsAbout(mutinta, 'guardian-family-page');
    expect(sent.map(({ recipient }) => recipient)).toEqual([grace, grace, grace]);
    const asking = sent[0]?.text_part ?? '';
    expect(asking).toContain('Yes, this is my child');
    await proveAddress(services(), tokenIn(asking));
    expect(await seenBy(tokenIn(asking))).toEqual(references.toSorted());
    accounts.wait(15 * MINUTE + 1);
    expect(await seenBy(pass)).toBeUndefined();
  });

  test('the page of a birth date ends with the application', async () => {
    const { secret, clock } = accounts;
    // Of nobody, as one that was erased while the page stood open.
    const pass = writeBirthDatePass('EN-2222-2222', { secret, now: clock.now() });
    expect(await seenBy(pass)).toBeUndefined();
  });

  test('an address that the family has given up opens nothing', async () => {
    const { grace, references } = await newFamily('given-up');
    const token = tokenIn(await mailAbout(references[0], 'enrollment-receipt', grace));
    await proveAddress(services(), token);
    await school.run(
      `update enrollment_applications set parent1_email = 'new@given-up.example' where reference = '${references[0]}'`,
    );
    expect(await seenBy(token)).toBeUndefined();
  });
});
