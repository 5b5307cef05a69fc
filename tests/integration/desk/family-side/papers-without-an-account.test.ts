import { describe, expect } from 'vitest';
import { papersOfFamily } from '#features/papers/desk/papers-of-family.server.ts';
import { sayOfPapers } from '#features/papers/intake/say-of-papers.server.ts';
import { takePhotograph } from '#features/papers/intake/take-photograph.server.ts';
import { takePiece } from '#features/papers/intake/take-piece.server.ts';
import { listPapersOf } from '#features/papers/list-papers.server.ts';
import { writePass } from '#features/papers/papers-pass.server.ts';
import { PIECE_BYTES } from '#features/papers/pictures/picture-pieces.ts';
import { type Sender, senderAt } from '#lib/rate-limit/sender.server.ts';
import type { TestAccounts } from '#tests/support/clients/account-services.ts';
import { accountsOn } from '#tests/support/clients/accounts-on-each-store.ts';
import { schoolOf } from '#tests/support/clients/school-of-families.ts';
import { storeKinds } from '#tests/support/databases/school-database.ts';
import { fixtureContent as content } from '#tests/support/fixture-content.ts';
import { smallJpeg } from '#tests/support/samples/sample-pictures.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const CARD = 'under-five-card';

describe.each(storeKinds)('papers without an account, on %s', (kind) => {
  let accounts: TestAccounts;
  let school: ReturnType<typeof schoolOf>;
  const test = accountsOn(kind, (opened) => {
    accounts = opened;
    school = schoolOf(accounts);
  });
  const files = { keep: async () => crypto.randomUUID(), remove: async () => {} };
  const services = () => ({
    ...{ ...accounts, content, files: files as never, scan: async () => 'unknown' as const },
  });
  const passOf = (reference: string, accountId: string | null = null) =>
    writePass({ reference, accountId }, { secret: accounts.secret, now: accounts.clock.now() });
  const from = (address: string) => senderAt(address, accounts.secret);

  /** How often one of them may do it now, tried so often. */
  async function countTaken(tries: number, work: () => Promise<{ outcome: string }>) {
    let taken = 0;
    for (let tried = 0; tried < tries; tried++) {
      if ((await work()).outcome !== 'tooMany') taken++;
    }
    return taken;
  }
  const choose = (pass: string, sender: Sender) =>
    sayOfPapers(services(), pass, { sender, said: { paper: CARD, way: 'bring' } });
  /** The first piece of a photograph that never comes whole. */
  const begin = (pass: string, sender: Sender) =>
    takePiece(services(), {
      ...{ key: crypto.randomUUID(), pass, paper: CARD, sender },
      ...{ size: 3 * PIECE_BYTES, sha256: 'a'.repeat(64) },
    });

  for (const [what, attempt] of [
    ['choices', choose],
    ['photographs', begin],
  ] as const) {
    test(`a stranger who knows a birth date uses up nobody else's ${what}`, async () => {
      const email = `${what}@mail.example`;
      const reference = await school.apply({ parent1Email: email });
      const pass = passOf(reference);
      const stranger = from('203.0.113.7');
      const family = from('198.51.100.4');
      expect(await countTaken(70, () => attempt(pass, stranger))).toBe(60);
      expect((await attempt(pass, family)).outcome).not.toBe('tooMany');
      expect((await attempt(passOf(await school.apply()), stranger)).outcome).not.toBe('tooMany');

      // With very many addresses the strangers come to an end too, but not those who have an account.
      await school.run(
        `update attempts set count = 599 where rule like '%by reference, all senders' and count = 61`,
      );
      expect(await countTaken(2, () => attempt(pass, from('192.0.2.1')))).toBe(1);
      expect((await attempt(pass, family)).outcome).toBe('tooMany');
      const { accountId } = await school.follow(reference, email);
      const own = passOf(reference, accountId);
      expect((await attempt(own, family)).outcome).not.toBe('tooMany');
    });
  }

  test('the page speaks for fifteen minutes and not a moment longer, and what waits is sent for thirty days', async () => {
    const reference = await school.apply();
    const pass = passOf(reference);
    const family = from('198.51.100.4');
    const speak = async () => {
      const asked = await sayOfPapers(services(), pass);
      return [asked.outcome, (await choose(pass, family)).outcome];
    };
    const send = async () => (await begin(pass, family)).outcome;
    accounts.wait(15 * MINUTE);
    expect(await speak()).toEqual(['shown', 'shown']);
    accounts.wait(1);
    expect(await speak()).toEqual(['notProven', 'notProven']);
    expect(await send()).toBe('missing');
    accounts.wait(30 * DAY - 15 * MINUTE - 1);
    expect(await send()).toBe('missing');
    accounts.wait(1);
    expect(await send()).toBe('notProven');
    // Of somebody with an account it ends on the same day.
    const email = 'thirty@mail.example';
    const followed = await school.apply({ parent1Email: email });
    const { accountId } = await school.follow(followed, email);
    const own = passOf(followed, accountId);
    accounts.wait(30 * DAY);
    expect((await begin(own, family)).outcome).toBe('missing');
    accounts.wait(1);
    expect((await begin(own, family)).outcome).toBe('notProven');
  });

  test('sixty photographs a day, of each application; the next when a day has passed since', async () => {
    const email = 'sixty@mail.example';
    const reference = await school.apply({ parent1Email: email });
    const { accountId } = await school.follow(reference, email);
    // The first moment of a day of the count.
    accounts.wait(DAY - (accounts.clock.now().getTime() % DAY));
    for (const by of [accountId, null]) {
      const attempt = () => begin(passOf(reference, by), from('198.51.100.4'));
      expect(await countTaken(60, attempt)).toBe(60);
      const refused = await attempt();
      expect(refused).toMatchObject({ outcome: 'tooMany', retryAfterSeconds: expect.any(Number) });
      const { retryAfterSeconds = 0 } = refused as { retryAfterSeconds?: number };
      expect(retryAfterSeconds).toBeGreaterThan(24 * 60 * 60);
      expect(retryAfterSeconds).toBeLessThan(25 * 60 * 60);
      // Shares of a window are rounded: a second more or less.
      accounts.wait((retryAfterSeconds - 1) * 1000);
      expect((await attempt()).outcome).toBe('tooMany');
      accounts.wait(2000);
      expect((await attempt()).outcome).toBe('missing');
      expect((await attempt()).outcome).toBe('tooMany');
      accounts.wait(2 * DAY - (accounts.clock.now().getTime() % DAY));
    }
  });

  test('the office reads which photograph came without an account', async () => {
    const email = 'which@mail.example';
    const reference = await school.apply({ parent1Email: email });
    const { accountId } = await school.follow(reference, email);
    const sendWhole = (by: string | null) =>
      takePhotograph(
        services(),
        { reference, accountId: by },
        { paper: CARD, file: new File([smallJpeg as Uint8Array<ArrayBuffer>], 'card.jpg') },
      );
    const atDesk = async () => {
      const { picture } = (await listPapersOf(services(), reference)).find(
        ({ id }) => id === CARD,
      ) as { picture?: object };
      const staff = await school.enterAs('families');
      const reader = { school: services(), staff, now: accounts.clock.now() };
      const part = await papersOfFamily.find(accounts.store.read, [reference], reader);
      const [entry] = (part.entries ?? []).filter(({ title }) => title.startsWith('Photograph'));
      return { picture, text: entry?.text };
    };
    expect(await sendWhole(null)).toMatchObject({ outcome: 'arrived' });
    expect(await atDesk()).toEqual({
      picture: expect.objectContaining({ isWithoutAccount: true }),
      text: 'Sent without an account.',
    });
    await school.run(`delete from papers where reference = '${reference}'`);
    await school.run(`delete from paper_pictures where reference = '${reference}'`);
    expect(await sendWhole(accountId)).toMatchObject({ outcome: 'arrived' });
    expect(await atDesk()).toEqual({
      picture: expect.objectContaining({ isWithoutAccount: false }),
      text: undefined,
    });
    // Nobody knows it of a photograph from before.
    await school.run(`update paper_pictures set with_account = null`);
    expect(await atDesk()).toMatchObject({ picture: { isWithoutAccount: false } });
  });
});
