import { describe, expect } from 'vitest';
import { changeAccount } from '#features/accounts/account-changes.server.ts';
import { enrollFactor, removeFactor } from '#features/accounts/second-factor/factors.server.ts';
import {
  countRecoveryCodes,
  makeRecoveryCodes,
} from '#features/accounts/second-factor/recovery-codes.server.ts';
import {
  challengeFactor,
  verifyFactor,
  verifyRecoveryCode,
} from '#features/accounts/second-factor/verify-factor.server.ts';
import { findSignedIn, type SignedIn } from '#features/accounts/sessions/authorization.server.ts';
import { confirmPassword } from '#features/accounts/sessions/fresh-sign-in.server.ts';
import { refreshSession } from '#features/accounts/sessions/refresh-session.server.ts';
import { PASSWORD } from '#tests/support/clients/account-client.ts';
import {
  codeOf,
  done,
  getSession,
  getSignedIn,
  newAccount,
  newStaffAccount,
  requestWith,
  type TestAccounts,
} from '#tests/support/clients/account-services.ts';
import { accountsOn } from '#tests/support/clients/accounts-on-each-store.ts';
import { type SchoolDatabase, storeKinds } from '#tests/support/databases/school-database.ts';
import { codeNow } from '#tests/support/stubs/authenticator-app.ts';

const MINUTE = 60_000;

describe.each(storeKinds)('second factors, on %s', (kind) => {
  let database: SchoolDatabase;
  let accounts: TestAccounts;

  const story = accountsOn(kind, (opened, own) => {
    accounts = opened;
    database = own;
  });

  const signedInWith = (token: string) => getSignedIn(accounts, token);
  const again = async (email: string) =>
    signedInWith((await getSession(accounts, email)).access_token);
  const subjectsTo = async (email: string) => {
    const { read } = accounts.store;
    const mails = read.selectFrom('outgoing_mails').select('subject').orderBy('queued_at');
    return (await mails.where('recipient', '=', email).execute()).map(({ subject }) => subject);
  };
  const answer = async (signedIn: SignedIn, factorId: string, code: string) => {
    if (!/^\d{6}$/.test(code)) return verifyRecoveryCode(accounts, signedIn, code);
    const { id: challengeId } = done(await challengeFactor(accounts, signedIn, factorId));
    return verifyFactor(accounts, signedIn, { factorId, challengeId, code });
  };
  /** An account whose second factor is on, signed in with it just now. */
  const newGuarded = async (...role: 'editor'[]) => {
    const isStaff = role.length > 0;
    const { email, session } = isStaff
      ? await newStaffAccount(accounts, ...role)
      : await newAccount(accounts);
    const first = await signedInWith(session.access_token);
    const { id, totp } = done(await enrollFactor(accounts, first, { friendlyName: 'Phone' }));
    const code = () => codeNow(totp.secret, 0, accounts.clock.now());
    const lifted = done(await answer(first, id, code()));
    return { email, factorId: id, code, strong: await signedInWith(lifted.access_token) };
  };
  /** As it stands in the database now. */
  const sessionRow = ({ session }: SignedIn) =>
    accounts.store.read
      .selectFrom('sessions')
      .selectAll()
      .where('id', '=', session.id)
      .executeTakeFirstOrThrow();
  const newCodes = async (signedIn: SignedIn) =>
    done(await makeRecoveryCodes(accounts, signedIn)).codes;

  story(
    'ten codes stand in for the app, each once, and no copy of the database has them',
    async () => {
      const { email, factorId, strong } = await newGuarded();
      const codes = await newCodes(strong);
      expect(new Set(codes).size).toBe(10);
      const kept = await database.rows('select * from recovery_codes');
      for (const code of codes) expect(JSON.stringify(kept)).not.toContain(code);

      const [first = '', second = ''] = codes;
      const typed = ` ${first.toLowerCase().replaceAll('-', ' ')} `;
      const session = done(await answer(await again(email), factorId, typed));
      const lifted = await signedInWith(session.access_token);
      expect(lifted.session.aal).toBe('aal2');
      expect(session.access_token).toBeTypeOf('string');
      expect(await countRecoveryCodes(accounts.store.read, lifted.account.id)).toBe(9);
      expect(await subjectsTo(email)).toContain('A recovery code was used');

      const late = await again(email);
      expect(codeOf(await answer(late, factorId, first))).toBe('mfa_verification_failed');
      const sideBySide = await Promise.all(
        [late, await again(email)].map((signedIn) => answer(signedIn, factorId, second)),
      );
      expect(sideBySide.filter(({ outcome }) => outcome === 'done')).toHaveLength(1);
    },
  );

  story('a recovery code is nobody else’s, and turns no second factor on', async () => {
    const { strong } = await newGuarded();
    const [code = ''] = await newCodes(strong);
    const other = await newGuarded();
    const there = await again(other.email);
    expect(codeOf(await answer(there, other.factorId, code))).toBe('mfa_verification_failed');
    const unlike = done(await enrollFactor(accounts, strong, { friendlyName: 'Tablet' }));
    const { id: challengeId } = done(await challengeFactor(accounts, strong, unlike.id));
    const asked = { factorId: unlike.id, challengeId, code };
    expect(codeOf(await verifyFactor(accounts, strong, asked))).toBe('mfa_verification_failed');
    for (let guess = 0; guess < 12; guess++) await answer(there, other.factorId, code);
    expect(codeOf(await answer(there, other.factorId, other.code()))).toBe(
      'over_request_rate_limit',
    );
  });

  story(
    'new codes end the old ones, and only who has just shown the factor gets them',
    async () => {
      const { email, factorId, strong } = await newGuarded();
      const [old = ''] = await newCodes(strong);
      accounts.wait(16 * MINUTE);
      expect(codeOf(await makeRecoveryCodes(accounts, strong))).toBe('reauthentication_needed');
      const weak = await again(email);
      expect(codeOf(await makeRecoveryCodes(accounts, weak))).toBe('insufficient_aal');
      const plain = await signedInWith((await newAccount(accounts)).session.access_token);
      expect(codeOf(await makeRecoveryCodes(accounts, plain))).toBe('mfa_factor_not_found');
      expect(done(await confirmPassword(accounts, strong, PASSWORD))).toBeUndefined();
      const fresh = { ...strong, session: await sessionRow(strong) };
      const codes = await newCodes(fresh);
      expect(await subjectsTo(email)).toContain('You have new recovery codes');
      expect(codeOf(await answer(weak, factorId, old))).toBe('mfa_verification_failed');
      expect(codeOf(await answer(weak, factorId, codes[9] ?? ''))).toBe('done');
    },
  );

  story('who finds a phone unlocked turns no second factor on or off', async () => {
    const { email, session } = await newAccount(accounts);
    accounts.wait(16 * MINUTE);
    const stale = await signedInWith(session.access_token);
    const enroll = async () =>
      enrollFactor(accounts, await signedInWith(session.access_token), { friendlyName: 'Phone' });
    expect(codeOf(await enroll())).toBe('reauthentication_needed');
    expect(codeOf(await confirmPassword(accounts, stale, 'not it'))).toBe(
      'current_password_invalid',
    );
    expect(codeOf(await enroll())).toBe('reauthentication_needed');
    expect(codeOf(await confirmPassword(accounts, stale, PASSWORD))).toBe('done');
    const factor = done(await enroll());
    const code = () => codeNow(factor.totp.secret, 0, accounts.clock.now());
    const lifted = done(await answer(stale, factor.id, code()));
    expect(await subjectsTo(email)).toContain('Your second factor is on');

    accounts.wait(16 * MINUTE);
    const left = await signedInWith(lifted.access_token);
    expect(codeOf(await removeFactor(accounts, left, factor.id))).toBe('reauthentication_needed');
    const shown = done(await answer(left, factor.id, code()));
    const strong = await signedInWith(shown.access_token);
    expect(codeOf(await removeFactor(accounts, strong, factor.id))).toBe('done');
    expect(await subjectsTo(email)).toContain('Your second factor is off');
    for (let guess = 0; guess < 9; guess++) await confirmPassword(accounts, stale, 'not it');
    expect(codeOf(await confirmPassword(accounts, stale, PASSWORD))).toBe(
      'over_request_rate_limit',
    );
  });

  story(
    'a second factor that is turned off takes every session back to the first level',
    async () => {
      const { email, factorId, code, strong } = await newGuarded();
      await newCodes(strong);
      accounts.wait(MINUTE);
      const phone = done(await answer(await again(email), factorId, code()));
      done(await removeFactor(accounts, strong, factorId));
      const levels = await database.rows(
        `select aal, methods from sessions where account_id = '${strong.account.id}'`,
      );
      expect(levels.length).toBeGreaterThan(1);
      for (const { aal, methods } of levels) {
        expect(aal).toBe('aal1');
        expect(methods).not.toContain('totp');
      }
      const next = done(await refreshSession(accounts, phone.refresh_token));
      expect(JSON.parse(atob(next.access_token.split('.')[1] ?? '')).aal).toBe('aal1');
      expect(await countRecoveryCodes(accounts.store.read, strong.account.id)).toBe(0);
      const factors = await database.rows(
        `select id from factors where account_id = '${strong.account.id}'`,
      );
      expect(factors).toEqual([]);
    },
  );

  story('the record of acts has the second factors of staff, and of no family', async () => {
    const detailsOf = async (email: string) =>
      (
        await database.rows(
          `select act, detail from audit_records where about = '${email}' order by at, detail`,
        )
      ).map(({ act, detail }) => `${act} ${detail}`);
    const colleague = await newGuarded('editor');
    const [code = ''] = await newCodes(colleague.strong);
    accounts.wait(MINUTE);
    done(await answer(await again(colleague.email), colleague.factorId, code));
    accounts.wait(MINUTE);
    done(await removeFactor(accounts, colleague.strong, colleague.factorId));
    expect(await detailsOf(colleague.email)).toEqual(
      expect.arrayContaining([
        'changed second factor on',
        'changed new recovery codes',
        'changed recovery code used',
        'changed second factor off',
      ]),
    );
    const parent = await newGuarded();
    expect(await detailsOf(parent.email)).toEqual([]);
  });

  story('whoever asks for a code again and again fills no table', async () => {
    const { session } = await newAccount(accounts);
    const signedIn = await signedInWith(session.access_token);
    const factor = done(await enrollFactor(accounts, signedIn, { friendlyName: 'Phone' }));
    const asked: string[] = [];
    for (let number = 0; number < 15; number++) {
      asked.push(done(await challengeFactor(accounts, signedIn, factor.id)).id);
      accounts.wait(1000);
    }
    const open = await accounts.store.read
      .selectFrom('factor_challenges')
      .select('id')
      .where('factor_id', '=', factor.id)
      .execute();
    expect(open.map(({ id }) => id).sort()).toEqual(asked.slice(-10).sort());
  });

  story('a second factor takes each code once, and what it guards asks for it', async () => {
    const { email, session } = await newAccount(accounts);
    const elsewhere = await getSession(accounts, email);
    const first = await signedInWith(session.access_token);
    const factor = done(await enrollFactor(accounts, first, { friendlyName: 'Phone' }));
    const code = () => codeNow(factor.totp.secret, 0, accounts.clock.now());
    const answer = async (signedIn: SignedIn, typed: string) => {
      const challenge = done(await challengeFactor(accounts, signedIn, factor.id));
      const challengeId = challenge.id;
      return verifyFactor(accounts, signedIn, { factorId: factor.id, challengeId, code: typed });
    };
    expect(codeOf(await answer(first, '000000'))).toBe('mfa_verification_failed');
    const lifted = done(await answer(first, code()));
    expect(lifted.user.factors).toMatchObject([{ status: 'verified', factor_type: 'totp' }]);
    expect(await findSignedIn(requestWith(elsewhere.access_token), accounts)).toBe(
      'session_not_found',
    );
    expect(codeOf(await refreshSession(accounts, session.refresh_token))).toBe(
      'refresh_token_not_found',
    );

    const again = await signedInWith((await getSession(accounts, email)).access_token);
    expect(codeOf(await answer(again, code()))).toBe('mfa_verification_failed');
    expect(
      codeOf(
        await changeAccount(accounts, accounts.sender, again, { password: 'quiet river stones' }),
      ),
    ).toBe('insufficient_aal');
    expect(codeOf(await removeFactor(accounts, again, factor.id))).toBe('insufficient_aal');
    expect(codeOf(await enrollFactor(accounts, again, { friendlyName: 'Thief' }))).toBe(
      'insufficient_aal',
    );
    const challenge = done(await challengeFactor(accounts, again, factor.id));
    accounts.wait(5 * MINUTE);
    const late = { factorId: factor.id, challengeId: challenge.id, code: code() };
    expect(codeOf(await verifyFactor(accounts, again, late))).toBe('mfa_challenge_expired');

    const stranger = await signedInWith((await newAccount(accounts)).session.access_token);
    expect(codeOf(await challengeFactor(accounts, stranger, factor.id))).toBe(
      'mfa_factor_not_found',
    );
    expect(codeOf(await removeFactor(accounts, stranger, factor.id))).toBe('mfa_factor_not_found');

    for (let guess = 0; guess < 20; guess++) await answer(again, '111111');
    expect(codeOf(await answer(again, code()))).toBe('over_request_rate_limit');
    accounts.wait(30 * MINUTE);
    const fresh = await signedInWith((await getSession(accounts, email)).access_token);
    const second = done(await answer(fresh, code()));
    const strong = await signedInWith(second.access_token);
    expect(codeOf(await removeFactor(accounts, strong, factor.id))).toBe('done');
  });
});
