import { describe, expect } from 'vitest';
import { sayOfPapers } from '#features/papers/intake/say-of-papers.server.ts';
import { takePiece } from '#features/papers/intake/take-piece.server.ts';
import { writePass } from '#features/papers/papers-pass.server.ts';
import { PIECE_BYTES } from '#features/papers/pictures/picture-pieces.ts';
import { type Sender, senderAt } from '#lib/rate-limit/sender.server.ts';
import type { TestAccounts } from '#tests/support/clients/account-services.ts';
import { accountsOn } from '#tests/support/clients/accounts-on-each-store.ts';
import { schoolOf } from '#tests/support/clients/school-of-families.ts';
import { storeKinds } from '#tests/support/databases/school-database.ts';
import { fixtureContent as content } from '#tests/support/fixture-content.ts';

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
});
