import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import type { StaffIn } from '#desk/require-room.server.ts';
import { listUnansweredAbout } from '#features/contact/conversation/asked-about.server.ts';
import { changeBarred } from '#features/enrollment/barred/change-barred.server.ts';
import { writeBirthDatePass } from '#features/enrollment/guardians/family-page/birth-date-pass.server.ts';
import {
  findWriterByPass,
  writeMessagePass,
} from '#features/enrollment/guardians/family-page/message-pass.server.ts';
import { familyPage } from '#features/enrollment/guardians/family-page/page-link.server.ts';
import { proveAddress } from '#features/enrollment/guardians/family-page/prove-address.server.ts';
import {
  findWriter,
  writeAboutChild,
} from '#features/enrollment/guardians/family-page/write-about-child.server.ts';
import { changeRequests } from '#features/enrollment/requests/ask-family.server.ts';
import { LOOK_AGAIN } from '#features/enrollment/second-chance/look-again.ts';
import { findNextYear, sayNextYear } from '#features/enrollment/second-chance/next-year.server.ts';
import { findSecondChance } from '#features/enrollment/second-chance/second-chance.server.ts';
import type { TestAccounts } from '#tests/support/clients/account-services.ts';
import { accountsOn } from '#tests/support/clients/accounts-on-each-store.ts';
import { statusReached } from '#tests/support/clients/case-status.ts';
import { schoolOf } from '#tests/support/clients/school-of-families.ts';
import { storeKinds } from '#tests/support/databases/school-database.ts';
import { fixtureContent as content } from '#tests/support/fixture-content.ts';

const LINK = /\/status\/family\?token=(\S+)/;

describe.each(storeKinds)('a family writes on its page, on %s', (kind) => {
  let accounts: TestAccounts;
  let school: ReturnType<typeof schoolOf>;
  let staff: StaffIn<'enrollment'>;
  let families = 0;
  const test = accountsOn(kind, (opened) => {
    accounts = opened;
    school = schoolOf(accounts);
  });
  const services = () => ({ ...accounts, content });

  /** A mother who has proven her address, and a father whose address she typed. */
  async function newFamily(name: string) {
    staff ??= await school.enterAs('enrollment');
    const grace = `grace@${name}.example`;
    const joseph = `joseph@${name}.example`;
    const reference = await school.apply({
      ...{ parent1FirstName: 'Grace', parent1LastName: 'Banda', parent1Email: grace },
      // One phone and one first name are one person, whatever the family.
      parent1Phone: `+260 97 555 ${3000 + families++}`,
      ...{ parent2FirstName: 'Joseph', parent2LastName: 'Mwale', parent2Phone: '+260 95 555 2002' },
      ...{ parent2Email: joseph, parent2Relationship: 'Father' },
    });
    const [receipt] = await school.mailsAbout(reference, 'enrollment-receipt');
    const token = LINK.exec(receipt?.text_part ?? '')?.[1] ?? '';
    expect(await findWriter(accounts, token, reference)).toBeUndefined();
    await proveAddress(services(), token);
    return { grace, joseph, reference, token };
  }
  const sayOf = (reference: string, mayKnow: 'nothing' | 'letters') =>
    changeBarred(accounts, staff, reference, {
      ...{ change: 'write', who: { is: 'guardian', guardian: 1 }, mayKnow },
      ...{ mayCollect: false, since: '2026-02-02', reason: 'A court order', paper: '' },
    });

  test('in the name of the form, with the limits of the conversation', async () => {
    const { grace, reference, token } = await newFamily('writes');
    const writer = await findWriter(accounts, token, reference);
    expect(writer).toEqual({ reference, name: 'Grace Banda', email: grace, guardian: 1 });
    if (!writer) return;
    const { sender } = accounts;
    const write = (words: string, after = '') =>
      writeAboutChild(services(), writer, { words, after, sender });
    expect(await write('Is there a bus?')).toMatchObject({ outcome: 'stored', isFirst: true });
    expect(await write('Is there a bus?')).toMatchObject({ outcome: 'stored', isFirst: false });
    for (let times = 1; times < 20; times++) await write(`Question ${times}`);
    expect(await write('One more')).toMatchObject({ outcome: 'tooMany' });
  });

  test('to ask once to look again where it has no place, and reads by when it is answered', async () => {
    const { reference, token } = await newFamily('again');
    const writer = await findWriter(accounts, token, reference);
    if (!writer) throw new Error('The family cannot write');
    const { sender, store } = accounts;
    const ask = (words: string) =>
      writeAboutChild(services(), writer, { words, after: '', asks: 'lookAgain', sender });
    const now = () => accounts.clock.now();
    const chance = (status: 'submitted' | 'notOffered') =>
      findSecondChance(store.read, content, { reference, status }, now());
    const unanswered = async () =>
      (await listUnansweredAbout(store.read, LOOK_AGAIN)).map(({ about }) => about);
    // Nothing is decided yet: it is a message like any other.
    await ask('Please hurry');
    expect(await unanswered()).not.toContain(reference);
    expect(await chance('submitted')).toBeUndefined();

    await store.write(async (transaction) => {
      const refused = statusReached(reference, 'notOffered', '2026-02-01T08:00:00.000Z');
      await sql.raw(refused).execute(transaction);
      await transaction
        .updateTable('enrollment_applications')
        .set({ status: 'notOffered' })
        .where('reference', '=', reference)
        .execute();
    });
    expect((await chance('notOffered'))?.asked).toBeUndefined();
    expect(await ask('Her sister is in Grade 4')).toMatchObject({ outcome: 'stored' });
    expect(await ask('And her brother')).toMatchObject({ outcome: 'stored' });
    expect(await unanswered()).toEqual([reference]);
    expect((await chance('notOffered'))?.asked).toContain('to look again. We answer by ');
    // The answers are kept for the next year with a yes of the family, and no longer once it is taken back.
    const said = async () => (await findNextYear(store.read, reference, now()))?.said;
    expect(await said()).toBeUndefined();
    expect(await sayNextYear(store, reference, true, now())).toBe(true);
    expect(await said()).toContain('think of your child for');
    expect(await sayNextYear(store, reference, false, now())).toBe(true);
    expect(await said()).toBeUndefined();
    const asked = await store.read
      .selectFrom('contact_replies')
      .select('words')
      .where('subject', '=', LOOK_AGAIN)
      .execute();
    expect(asked).toEqual([{ words: 'Her sister is in Grade 4' }]);
  });

  test('nobody who only knows a birth date, of another child, or may know nothing more', async () => {
    const { reference, token } = await newFamily('mine');
    const other = await newFamily('others');
    const { secret, clock } = accounts;
    const pass = writeBirthDatePass(reference, { secret, now: clock.now() });
    expect(await findWriter(accounts, pass, reference)).toBeUndefined();
    expect(await findWriter(accounts, token, other.reference)).toBeUndefined();
    expect(await findWriter(accounts, 'x.y.z', reference)).toBeUndefined();
    await sayOf(reference, 'letters');
    expect(await findWriter(accounts, token, reference)).toBeUndefined();
    await sayOf(other.reference, 'nothing');
    expect(await findWriter(accounts, other.token, other.reference)).toBeUndefined();
  });

  test('a message that waited is taken once, by a pass that opens nothing else', async () => {
    const { grace, joseph, reference, token } = await newFamily('waits');
    const { store, secret, clock, sender } = accounts;
    const signing = () => ({ secret, now: clock.now() });
    const pass = writeMessagePass({ reference, email: grace }, signing());
    expect(await findWriter(accounts, pass, reference)).toBeUndefined();
    const byPass = (given: string) => findWriterByPass(store.read, given, signing());
    const writer = await byPass(pass);
    expect(writer).toEqual({ reference, name: 'Grace Banda', email: grace, guardian: 1 });
    if (!writer || 'against' in writer) return;
    const key = crypto.randomUUID();
    const said = { words: 'Is there a bus?', after: '', key, sender };
    const first = await writeAboutChild(services(), writer, said);
    const again = await writeAboutChild(services(), writer, said);
    expect(first).toMatchObject({ outcome: 'stored', isFirst: true });
    expect(again).toEqual({ ...first, isFirst: false });
    expect(await byPass(token)).toBeUndefined();
    // Nobody has shown that the other address is theirs.
    const ofOther = writeMessagePass({ reference, email: joseph }, signing());
    expect(await byPass(ofOther)).toMatchObject({ against: expect.stringContaining('call us') });
    const unknown = writeMessagePass({ reference: 'EN-2222-2223', email: grace }, signing());
    const gone = await byPass(unknown);
    await sayOf(reference, 'letters');
    expect(await byPass(pass)).toEqual(gone);
    const late = new Date(clock.now().getTime() + (familyPage.days + 1) * 86_400_000);
    expect(await findWriterByPass(store.read, pass, { secret, now: late })).toBeUndefined();
  });

  test('our mails in a conversation bring the way to the page, to proven addresses only', async () => {
    const { grace, joseph, reference } = await newFamily('asked');
    await changeRequests(services(), staff, reference, {
      ...{ change: 'ask', things: ['Last report'], papers: [], words: 'Please bring it.' },
    });
    const mails = await school.mailsAbout(reference, 'enrollment-request');
    expect(mails.map(({ recipient }) => recipient)).toEqual([grace, joseph]);
    const [toMother = '', toFather = ''] = mails.map(({ text_part }) => text_part);
    expect(await findWriter(accounts, LINK.exec(toMother)?.[1] ?? '', reference)).toMatchObject({
      email: grace,
    });
    expect(toFather).not.toMatch(/token=/);
  });
});
