import { describe, expect } from 'vitest';
import { addPasskey, startAddingPasskey } from '#features/accounts/passkeys/add-passkey.server.ts';
import { listPasskeys, removePasskey } from '#features/accounts/passkeys/own-passkeys.server.ts';
import {
  signInWithPasskey,
  startPasskeySignIn,
} from '#features/accounts/passkeys/sign-in-with-passkey.server.ts';
import { dropFactors } from '#features/accounts/second-factor/drop-factors.server.ts';
import { enrollFactor } from '#features/accounts/second-factor/factors.server.ts';
import {
  countRecoveryCodes,
  makeRecoveryCodes,
} from '#features/accounts/second-factor/recovery-codes.server.ts';
import {
  challengeFactor,
  verifyFactor,
  verifyRecoveryCode,
} from '#features/accounts/second-factor/verify-factor.server.ts';
import {
  findSignedIn,
  requireAccount,
  requireRole,
  type SignedIn,
} from '#features/accounts/sessions/authorization.server.ts';
import { forgetOldAccess } from '#features/accounts/sessions/forget-old.server.ts';
import {
  codeOf,
  done,
  getSession,
  getSignedIn,
  newAccount,
  newStaffAccount,
  openTestAccounts,
  requestWith,
  type TestAccounts,
} from '#tests/support/clients/account-services.ts';
import { accountsOn } from '#tests/support/clients/accounts-on-each-store.ts';
import { type SchoolDatabase, storeKinds } from '#tests/support/databases/school-database.ts';
import { codeNow } from '#tests/support/stubs/authenticator-app.ts';
import { newPasskeyDevice, type PasskeyDevice } from '#tests/support/stubs/passkey-device.ts';

const MINUTE = 60_000;
const SITE = 'https://school.example';

describe.each(storeKinds)('passkeys, on %s', (kind) => {
  let database: SchoolDatabase;
  let accounts: TestAccounts;
  const story = accountsOn(kind, (opened, own) => {
    accounts = { ...opened, isSecondFactorRequired: true };
    database = own;
  });

  const signedInWith = (token: string) => getSignedIn(accounts, token);
  const withPassword = async (email: string) =>
    signedInWith((await getSession(accounts, email)).access_token);
  const add = async (signedIn: SignedIn, device: PasskeyDevice, site = SITE) => {
    // The list is by the time at which each was added.
    accounts.wait(1);
    const { challenge_id, options } = done(await startAddingPasskey(accounts, signedIn));
    return addPasskey(accounts, signedIn, {
      challenge_id,
      credential: device.create(site, options),
    });
  };
  const show = async (device: PasskeyDevice, site = SITE, its = accounts) => {
    const { challenge_id, options } = done(await startPasskeySignIn(its));
    return signInWithPasskey(its, its.sender, {
      challenge_id,
      credential: device.get(site, options),
    });
  };
  const withPasskey = async (device: PasskeyDevice) =>
    signedInWith(done(await show(device)).access_token);
  /** Somebody of the staff with a passkey, on the device that has just added it. */
  const newGuarded = async (device = newPasskeyDevice()) => {
    const { email, session } = await newStaffAccount(accounts, 'editor');
    const added = done(await add(await signedInWith(session.access_token), device));
    return { email, device, ...added, own: await signedInWith(added.session.access_token) };
  };
  const isIn = async ({ session }: { session: { access_token: string } }) =>
    typeof (await findSignedIn(requestWith(session.access_token), accounts)) !== 'string';
  const mayWork = async (token: string) => {
    const answer = requireRole(requestWith(token), accounts, ['editor']);
    return answer.then(
      () => 200,
      (refused: Response) => refused.status,
    );
  };
  const subjectsTo = async (email: string) => {
    const { read } = accounts.store;
    const mails = read.selectFrom('outgoing_mails').select('subject').orderBy('queued_at');
    return (await mails.where('recipient', '=', email).execute()).map(({ subject }) => subject);
  };
  const actsOf = async (email: string) =>
    (
      await database.rows(
        `select act, detail from audit_records where staff_email = '${email}' order by at`,
      )
    ).map(({ act, detail }) => `${act} ${detail}`);

  story('one stands for password and second factor, and opens the desk', async () => {
    const { email, session } = await newStaffAccount(accounts, 'editor');
    const elsewhere = await getSession(accounts, email);
    const device = newPasskeyDevice();
    expect(await mayWork(session.access_token)).toBe(403);
    const added = done(await add(await signedInWith(session.access_token), device));
    expect(added).toMatchObject({ friendly_name: 'Passkey 1' });
    expect(await mayWork(added.session.access_token)).toBe(200);
    expect(await isIn({ session: elsewhere })).toBe(false);
    expect(await subjectsTo(email)).toContain('A passkey was added');

    accounts.wait(MINUTE);
    const opened = done(await show(device));
    expect(await mayWork(opened.access_token)).toBe(200);
    const claims = JSON.parse(atob(opened.access_token.split('.')[1] ?? ''));
    expect(claims).toMatchObject({ aal: 'aal2', amr: [{ method: 'webauthn' }] });
    expect(opened.user.factors).toMatchObject([{ factor_type: 'webauthn', status: 'verified' }]);
    expect(await actsOf(email)).toEqual(
      expect.arrayContaining(['changed passkey added', 'signedIn with a passkey']),
    );
  });

  story(
    'an app that somebody with the password began before the passkey opens nothing',
    async () => {
      const { email, session } = await newStaffAccount(accounts, 'editor');
      const phished = await withPassword(email);
      const { id, totp } = done(await enrollFactor(accounts, phished, { friendlyName: 'Theirs' }));
      done(await add(await signedInWith(session.access_token), newPasskeyDevice()));

      accounts.wait(MINUTE);
      const again = await withPassword(email);
      const { id: challengeId } = done(await challengeFactor(accounts, again, id));
      const code = codeNow(totp.secret, 0, accounts.clock.now());
      const answer = { factorId: id, challengeId, code };
      expect(codeOf(await verifyFactor(accounts, again, answer))).toBe('insufficient_aal');
      expect(again.session.aal).toBe('aal1');
    },
  );

  story(
    'with one, password and code of an app open nothing; a recovery code does, once',
    async () => {
      const { email, session } = await newStaffAccount(accounts, 'editor');
      const first = await signedInWith(session.access_token);
      const { id, totp } = done(await enrollFactor(accounts, first, { friendlyName: 'Phone' }));
      const answer = async (signedIn: SignedIn) => {
        const code = codeNow(totp.secret, 0, accounts.clock.now());
        const { id: challengeId } = done(await challengeFactor(accounts, signedIn, id));
        return verifyFactor(accounts, signedIn, { factorId: id, challengeId, code });
      };
      const strong = await signedInWith(done(await answer(first)).access_token);
      const { codes } = done(await makeRecoveryCodes(accounts, strong));
      done(await add(strong, newPasskeyDevice()));

      accounts.wait(MINUTE);
      const phished = await withPassword(email);
      expect(codeOf(await answer(phished))).toBe('mfa_passkey_needed');
      const token = (await getSession(accounts, email)).access_token;
      expect(await mayWork(token)).toBe(403);
      await expect(requireAccount(requestWith(token), accounts)).rejects.toHaveProperty(
        'status',
        403,
      );
      const recovered = done(await verifyRecoveryCode(accounts, phished, codes[0] ?? ''));
      expect(await mayWork(recovered.access_token)).toBe(200);
      expect(codeOf(await verifyRecoveryCode(accounts, phished, codes[0] ?? ''))).toBe(
        'mfa_verification_failed',
      );
    },
  );

  story('only staff who signed in just now adds one, and the first level none', async () => {
    const device = newPasskeyDevice();
    const parent = await signedInWith((await newAccount(accounts)).session.access_token);
    expect(codeOf(await startAddingPasskey(accounts, parent))).toBe('passkeys_for_staff');
    const { email, own } = await newGuarded();
    const thief = await withPassword(email);
    expect(codeOf(await startAddingPasskey(accounts, thief))).toBe('insufficient_aal');
    const { challenge_id, options } = done(await startAddingPasskey(accounts, own));
    const late = { challenge_id, credential: device.create(SITE, options) };
    expect(codeOf(await addPasskey(accounts, thief, late))).toBe('webauthn_challenge_expired');
    accounts.wait(16 * MINUTE);
    expect(codeOf(await addPasskey(accounts, own, late))).toBe('webauthn_challenge_expired');
    expect(codeOf(await startAddingPasskey(accounts, own))).toBe('reauthentication_needed');
  });

  story('a challenge is answered once and for five minutes, whichever process asks', async () => {
    const { device } = await newGuarded();
    const { challenge_id, options } = done(await startPasskeySignIn(accounts));
    const shown = { challenge_id, credential: device.get(SITE, options) };
    const other = await openTestAccounts(database);
    const elsewhere = { ...other, clock: accounts.clock };
    const sideBySide = await Promise.all(
      [accounts, elsewhere].map((its) => signInWithPasskey(its, its.sender, shown)),
    );
    await other.store.close();
    expect(sideBySide.filter(({ outcome }) => outcome === 'done')).toHaveLength(1);
    expect(codeOf(await signInWithPasskey(accounts, accounts.sender, shown))).not.toBe('done');
    const next = done(await startPasskeySignIn(accounts));
    const credential = device.get(SITE, next.options);
    accounts.wait(5 * MINUTE);
    const late = { challenge_id: next.challenge_id, credential };
    expect(codeOf(await signInWithPasskey(accounts, accounts.sender, late))).toBe(
      'webauthn_challenge_expired',
    );
    await forgetOldAccess(accounts.store, accounts.clock.now());
    expect(await database.rows('select * from answered_challenges')).toEqual([]);
  });

  story('what another site, another device or an altered answer shows opens nothing', async () => {
    const { device, own } = await newGuarded();
    expect(codeOf(await show(device, 'https://school.example.phish.example'))).toBe(
      'webauthn_verification_failed',
    );
    expect(codeOf(await show(device, 'http://school.example'))).toBe(
      'webauthn_verification_failed',
    );
    expect(codeOf(await show(newPasskeyDevice()))).toBe('webauthn_credential_not_found');
    const { challenge_id, options } = done(await startPasskeySignIn(accounts));
    const credential = device.get(SITE, options);
    const altered = { ...credential, response: { ...credential.response, signature: 'AAAA' } };
    expect(
      codeOf(
        await signInWithPasskey(accounts, accounts.sender, { challenge_id, credential: altered }),
      ),
    ).toBe('webauthn_verification_failed');
    const forged = challenge_id.replace(/\.\d+\./, '.99999999999.');
    expect(
      codeOf(
        await signInWithPasskey(accounts, accounts.sender, { challenge_id: forged, credential }),
      ),
    ).toBe('webauthn_challenge_expired');
    const { options: adding } = done(await startAddingPasskey(accounts, own));
    expect(adding.excludeCredentials).toHaveLength(1);
    expect(codeOf(await add(own, newPasskeyDevice({ verifies: false })))).toBe(
      'webauthn_verification_failed',
    );
    expect(codeOf(await add(own, device))).toBe('webauthn_credential_exists');
  });

  story('a counter that goes back is refused, and one that stays at nothing is not', async () => {
    const { device } = await newGuarded();
    done(await show(device));
    device.turnBack();
    expect(codeOf(await show(device))).toBe('webauthn_verification_failed');
    const { device: shared } = await newGuarded(newPasskeyDevice({ counts: false }));
    for (let time = 0; time < 3; time++) expect(codeOf(await show(shared))).toBe('done');
  });

  story(
    'of two, the lost one is removed with what it opened; with the last go the codes',
    async () => {
      const { email, device, id, own } = await newGuarded();
      const key = newPasskeyDevice();
      const second = done(await add(own, key));
      done(await makeRecoveryCodes(accounts, await signedInWith(second.session.access_token)));
      const thief = done(await show(device));
      const mine = await withPasskey(key);
      expect((await done(await listPasskeys(accounts, mine))).map((one) => one.id)).toEqual([
        id,
        second.id,
      ]);
      expect(codeOf(await removePasskey(accounts, mine, id))).toBe('done');
      expect(await isIn({ session: thief })).toBe(false);
      expect(codeOf(await show(device))).toBe('webauthn_credential_not_found');
      expect((await signedInWith(second.session.access_token)).session.aal).toBe('aal2');
      expect(await subjectsTo(email)).toContain('A passkey was removed');

      const foreign = await newGuarded();
      expect(codeOf(await removePasskey(accounts, mine, foreign.id))).toBe('passkey_not_found');
      accounts.wait(16 * MINUTE);
      expect(codeOf(await removePasskey(accounts, mine, second.id))).toBe(
        'reauthentication_needed',
      );
      const fresh = await withPasskey(key);
      expect(codeOf(await removePasskey(accounts, fresh, second.id))).toBe('done');
      const rows = await database.rows(
        `select aal from sessions where account_id = '${fresh.account.id}'`,
      );
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.every(({ aal }) => aal === 'aal1')).toBe(true);
      expect(await countRecoveryCodes(accounts.store.read, fresh.account.id)).toBe(0);
      expect(codeOf(await show(key))).toBe('webauthn_credential_not_found');
    },
  );

  story('an administrator’s reset takes passkeys too, and signs out everywhere', async () => {
    const { email, device, own } = await newGuarded();
    await accounts.store.write((transaction) => dropFactors(transaction, own.account.id));
    expect(codeOf(await show(device))).toBe('webauthn_credential_not_found');
    const again = await withPassword(email);
    expect(codeOf(await add(again, newPasskeyDevice()))).toBe('done');
  });

  story('they go with the account', async () => {
    const { own } = await newGuarded();
    await accounts.store.write((transaction) =>
      transaction.deleteFrom('accounts').where('id', '=', own.account.id).execute(),
    );
    expect(
      await database.rows(`select id from passkeys where account_id = '${own.account.id}'`),
    ).toEqual([]);
  });

  story(
    'at another address of the site one does not work, and still guards the account',
    async () => {
      const { email, device } = await newGuarded();
      const moved = { ...accounts, publicUrl: 'https://new.example' };
      expect(codeOf(await show(device, 'https://new.example', moved))).not.toBe('done');
      const { session } = await withPassword(email);
      expect(session.aal).toBe('aal1');
      expect(await mayWork((await getSession(accounts, email)).access_token)).toBe(403);
      for (const publicUrl of ['http://school.example', 'http://192.0.2.7']) {
        const plain = { ...accounts, publicUrl };
        expect(codeOf(await startPasskeySignIn(plain))).toBe('passkeys_unavailable');
      }
    },
  );
});
