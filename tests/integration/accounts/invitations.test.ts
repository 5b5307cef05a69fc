import { describe, expect } from 'vitest';
import { roles } from '#desk/roles.ts';
import { changeAccount } from '#features/accounts/account-changes.server.ts';
import { recover } from '#features/accounts/mail-links/mail-requests.server.ts';
import { verifyLink } from '#features/accounts/mail-links/verify-link.server.ts';
import { enrollFactor } from '#features/accounts/second-factor/factors.server.ts';
import {
  countRecoveryCodes,
  makeRecoveryCodes,
} from '#features/accounts/second-factor/recovery-codes.server.ts';
import {
  challengeFactor,
  verifyFactor,
} from '#features/accounts/second-factor/verify-factor.server.ts';
import { requireRole } from '#features/accounts/sessions/authorization.server.ts';
import { forgetOldAccess } from '#features/accounts/sessions/forget-old.server.ts';
import { signUp } from '#features/accounts/sign-up.server.ts';
import { createStaffMember } from '#features/accounts/staff.server.ts';
import { newEmail, PASSWORD } from '#tests/support/clients/account-client.ts';
import {
  codeOf,
  done,
  getSession,
  getSignedIn,
  inviteAs,
  newAccount,
  newestToken,
  newStaffAccount,
  requestWith,
  type TestAccounts,
} from '#tests/support/clients/account-services.ts';
import { accountsOn } from '#tests/support/clients/accounts-on-each-store.ts';
import { storeKinds } from '#tests/support/databases/school-database.ts';
import { codeNow } from '#tests/support/stubs/authenticator-app.ts';

const DAY = 24 * 60 * 60_000;

describe.each(storeKinds)('an invitation to the desk, on %s', (kind) => {
  let accounts: TestAccounts;

  const story = accountsOn(kind, (opened) => {
    accounts = opened;
  });

  /** 200 where the desk opens, else the status of the refusal. */
  const atTheDesk = async (token: string): Promise<number> => {
    try {
      await requireRole(requestWith(token), accounts, roles);
      return 200;
    } catch (thrown) {
      if (thrown instanceof Response) return thrown.status;
      throw thrown;
    }
  };
  const signedInWith = (token: string) => getSignedIn(accounts, token);
  const take = async (token: string) => {
    const taken = await verifyLink(accounts, { kind: 'invite', token });
    if (taken.outcome === 'refused' || !('access_token' in taken.value)) return undefined;
    return taken.value;
  };
  /** Turns a second factor on and makes recovery codes; the account's id. */
  const protect = async (accessToken: string): Promise<string> => {
    const first = await signedInWith(accessToken);
    const { id, totp } = done(await enrollFactor(accounts, first, { friendlyName: 'Phone' }));
    const { id: challengeId } = done(await challengeFactor(accounts, first, id));
    const code = codeNow(totp.secret, 0, accounts.clock.now());
    const lifted = done(await verifyFactor(accounts, first, { factorId: id, challengeId, code }));
    done(await makeRecoveryCodes(accounts, await signedInWith(lifted.access_token)));
    return first.account.id;
  };
  const waiting = async (email: string) =>
    accounts.store.read
      .selectFrom('staff_invitations')
      .innerJoin('accounts', 'accounts.id', 'account_id')
      .select('role')
      .where('email', '=', email)
      .execute();

  story('opens nothing to who signed up with the address before, and puts them out', async () => {
    // A stranger signs up with the colleague's address; her mail scanner presses the link.
    const { email, session: strangers } = await newAccount(accounts);
    const stranger = await signedInWith(strangers.access_token);
    await enrollFactor(accounts, stranger, { friendlyName: 'Stranger’s phone' });
    const token = await inviteAs(accounts, email, 'administrator');
    expect(await atTheDesk(strangers.access_token)).toBe(404);
    const anew = await getSession(accounts, email);
    expect(await atTheDesk(anew.access_token)).toBe(404);
    expect(anew.user.app_metadata.roles).toEqual([]);

    const owners = await take(token);
    expect(await atTheDesk(owners?.access_token ?? '')).toBe(200);
    expect(owners?.user.app_metadata.roles).toEqual(['administrator']);
    expect(owners?.user.factors).toBeUndefined();
    for (const { access_token } of [strangers, anew]) {
      expect(await atTheDesk(access_token)).toBe(401);
    }
    await expect(getSession(accounts, email)).rejects.toThrow('invalid_credentials');
    expect(await take(token)).toBeUndefined();
  });

  story(
    'lets the colleague set a password whatever second factor a stranger turned on',
    async () => {
      const { email, session: strangers } = await newAccount(accounts);
      const accountId = await protect(strangers.access_token);
      const owners = await take(await inviteAs(accounts, email, 'editor'));
      expect(owners?.user.factors).toBeUndefined();
      expect(await countRecoveryCodes(accounts.store.read, accountId)).toBe(0);
      const owner = await signedInWith(owners?.access_token ?? '');
      const set = await changeAccount(accounts, accounts.sender, owner, { password: PASSWORD });
      expect(codeOf(set)).toBe('done');
      expect(await atTheDesk((await getSession(accounts, email)).access_token)).toBe(200);
    },
  );

  story('leaves the second factor of somebody who is at the desk already', async () => {
    const { email, session } = await newStaffAccount(accounts, 'editor');
    const accountId = await protect(session.access_token);
    const again = await take(await inviteAs(accounts, email, 'recruitment'));
    expect(again?.user.factors).toMatchObject([{ status: 'verified' }]);
    expect(await countRecoveryCodes(accounts.store.read, accountId)).toBe(10);
    const weak = await signedInWith(again?.access_token ?? '');
    const set = await changeAccount(accounts, accounts.sender, weak, { password: PASSWORD });
    expect(codeOf(set)).toBe('insufficient_aal');
  });

  story('is worth nothing to who moves the account to another address', async () => {
    const { email, session } = await newAccount(accounts);
    const stranger = await signedInWith(session.access_token);
    const movesTo = newEmail('stranger');
    await changeAccount(accounts, accounts.sender, stranger, { email: movesTo });
    const theirs = await newestToken(accounts, movesTo);
    const token = await inviteAs(accounts, email, 'administrator');
    expect((await verifyLink(accounts, { kind: 'email_change', token: theirs })).outcome).toBe(
      'done',
    );
    expect(await take(token)).toBeUndefined();
    expect(await waiting(movesTo)).toEqual([]);
    expect(await atTheDesk(session.access_token)).toBe(404);
  });

  story('once taken ends every link that somebody else may have asked for', async () => {
    const { email, session } = await newAccount(accounts);
    const stranger = await signedInWith(session.access_token);
    const movesTo = newEmail('stranger');
    await changeAccount(accounts, accounts.sender, stranger, { email: movesTo });
    const theirs = await newestToken(accounts, movesTo);
    expect(await take(await inviteAs(accounts, email, 'editor'))).toBeDefined();
    const late = await verifyLink(accounts, { kind: 'email_change', token: theirs });
    expect(late).toMatchObject({ refusal: { code: 'otp_expired' } });
  });

  story('is not taken by a link for a new password', async () => {
    const { email } = await newAccount(accounts);
    await inviteAs(accounts, email, 'editor');
    accounts.wait(1);
    await recover(accounts, accounts.sender, { email });
    const token = await newestToken(accounts, email);
    const taken = await verifyLink(accounts, { kind: 'recovery', token });
    if (taken.outcome === 'refused' || !('access_token' in taken.value)) throw new Error('refused');
    expect(await atTheDesk(taken.value.access_token)).toBe(404);
    expect(await waiting(email)).toEqual([{ role: 'editor' }]);
  });

  story('waits while nobody takes it, also for an account that was never confirmed', async () => {
    const email = newEmail();
    await inviteAs(accounts, email, 'editor');
    accounts.wait(8 * DAY);
    await forgetOldAccess(accounts.store, accounts.clock.now());
    expect(await waiting(email)).toEqual([{ role: 'editor' }]);
    await signUp(accounts, accounts.sender, { email, password: PASSWORD, data: {} });
    await expect(getSession(accounts, email)).rejects.toThrow('invalid_credentials');
    expect(await take(await inviteAs(accounts, email, 'admissions'))).toMatchObject({
      user: { app_metadata: { roles: ['admissions', 'editor'] } },
    });
  });

  story('taken by many at one moment is taken once', async () => {
    const email = newEmail();
    const token = await inviteAs(accounts, email, 'editor');
    const taken = await Promise.all(Array.from({ length: 10 }, () => take(token)));
    expect(taken.filter(Boolean)).toHaveLength(1);
  });

  story('another role for somebody at the desk counts at once', async () => {
    const email = newEmail();
    const first = await take(await inviteAs(accounts, email, 'editor'));
    await createStaffMember(accounts, { email, roles: ['recruitment'] });
    expect(
      await requireRole(requestWith(first?.access_token), accounts, ['recruitment']),
    ).toMatchObject({ roles: ['recruitment', 'editor'] });
  });
});
