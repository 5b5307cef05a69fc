import { describe, expect } from 'vitest';
import { heldAccounts } from '#features/accounts/held-records.server.ts';
import { endOwnSession, listSessions } from '#features/accounts/sessions/own-sessions.server.ts';
import { refreshSession } from '#features/accounts/sessions/refresh-session.server.ts';
import { signIn } from '#features/accounts/sessions/sign-in.server.ts';
import { type Sender, senderAt, unknownSender } from '#lib/rate-limit/sender.server.ts';
import { PASSWORD } from '#tests/support/clients/account-client.ts';
import {
  codeOf,
  done,
  getSignedIn,
  newAccount,
  newStaffAccount,
  type TestAccounts,
} from '#tests/support/clients/account-services.ts';
import { accountsOn } from '#tests/support/clients/accounts-on-each-store.ts';
import { type SchoolDatabase, storeKinds } from '#tests/support/databases/school-database.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe.each(storeKinds)('where an account is signed in, on %s', (kind) => {
  let database: SchoolDatabase;
  let accounts: TestAccounts;
  const story = accountsOn(kind, (opened, own) => {
    accounts = opened;
    database = own;
  });

  const at = (address: string, device: string, browser: string): Sender => ({
    ...senderAt(address, accounts.secret, device),
    browser,
  });
  const signInFrom = async (sender: Sender, email: string) =>
    done(await signIn(accounts, sender, { email, password: PASSWORD }));
  const listFrom = async (token: string, sender: Sender) =>
    done(await listSessions(accounts, await getSignedIn(accounts, token), sender));

  story(
    'each is listed with its browser, the last use and the connection; one is ended',
    async () => {
      const { email, session: first } = await newAccount(accounts);
      const opened = await getSignedIn(accounts, first.access_token);
      done(await endOwnSession(accounts, opened, opened.session.id));
      const phone = at('203.0.113.20', 'phone', 'Chrome on an Android phone or tablet');
      const laptop = at('203.0.113.20', 'laptop', 'Firefox on a Linux computer');
      const cafe = at('198.51.100.20', 'café', 'Edge on a Windows computer');
      const onPhone = await signInFrom(phone, email);
      accounts.wait(5 * MINUTE);
      const onLaptop = await signInFrom(laptop, email);
      accounts.wait(5 * MINUTE);
      const inCafe = await signInFrom(cafe, email);
      // Without the one that the mail’s link opened before.
      const all = await listFrom(onPhone.access_token, phone);
      const listed = all.filter(({ browser }) => browser !== null);
      expect(listed).toMatchObject([
        { browser: phone.browser, is_this: true, is_same_network: true, is_open: true },
        { browser: cafe.browser, is_this: false, is_same_network: false },
        { browser: laptop.browser, is_this: false, is_same_network: true },
      ]);

      const moved = { ...phone, ...senderAt('198.51.100.99', accounts.secret, 'phone') };
      const refreshed = done(await refreshSession(accounts, onPhone.refresh_token, moved));
      const seen = await listFrom(onLaptop.access_token, laptop);
      expect(seen.find(({ browser }) => browser === phone.browser)).toMatchObject({
        is_same_network: false,
        last_at: accounts.clock.now().toISOString(),
      });
      const own = await getSignedIn(accounts, refreshed.access_token);
      const foreign = seen.find(({ browser }) => browser === cafe.browser)?.id ?? '';
      expect(codeOf(await endOwnSession(accounts, own, foreign))).toBe('done');
      expect(codeOf(await endOwnSession(accounts, own, foreign))).toBe('no_such_session');
      await expect(getSignedIn(accounts, inCafe.access_token)).rejects.toThrow('session_not_found');
      expect(codeOf(await refreshSession(accounts, inCafe.refresh_token))).toBe(
        'refresh_token_not_found',
      );
    },
  );

  story('nobody ends a session of somebody else', async () => {
    const [one, other] = [await newAccount(accounts), await newAccount(accounts)];
    const thief = await getSignedIn(accounts, one.session.access_token);
    const { session } = await getSignedIn(accounts, other.session.access_token);
    expect(codeOf(await endOwnSession(accounts, thief, session.id))).toBe('no_such_session');
    await getSignedIn(accounts, other.session.access_token);
  });

  story('a device keeps one session, and its owner is asked for no address', async () => {
    const { email } = await newAccount(accounts);
    const phone = at('203.0.113.30', 'one phone', 'Chrome on an Android phone or tablet');
    const before = await signInFrom(phone, email);
    const now = await signInFrom(phone, email);
    await expect(getSignedIn(accounts, before.access_token)).rejects.toThrow('session_not_found');
    const other = await newAccount(accounts);
    await signInFrom(phone, other.email);
    await getSignedIn(accounts, now.access_token);
    const rows = await database.rows('select device, network, browser from sessions');
    expect(JSON.stringify(rows)).not.toMatch(/203\.0|one phone/);
    const devices = rows.map(({ device }) => device).filter(Boolean);
    expect(new Set(devices).size).toBe(devices.length);
  });

  story('what is over is not listed, and of an unknown sender no connection is told', async () => {
    const { email, session } = await newStaffAccount(accounts, 'editor');
    const hidden = unknownSender(accounts.secret);
    await signInFrom(hidden, email);
    const [, other] = await listFrom(session.access_token, accounts.sender);
    expect(other).toMatchObject({ browser: null, is_same_network: null });
    accounts.wait(12 * HOUR + 1);
    const later = await signInFrom(accounts.sender, email);
    expect(await listFrom(later.access_token, accounts.sender)).toHaveLength(1);
  });

  story('the copy of one’s data has them', async () => {
    const { email } = await newAccount(accounts);
    await signInFrom(at('203.0.113.40', 'tablet', 'Safari on an iPad'), email);
    const { rows } = await heldAccounts.find(accounts.store.read, email);
    expect(JSON.stringify(rows)).toContain('Safari on an iPad');
  });
});
