import { AuthApiError, AuthSessionMissingError, isAuthWeakPasswordError } from '@supabase/auth-js';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import {
  follow,
  linkTo,
  newClient,
  newEmail,
  openAccount,
  PASSWORD,
  sessionOf,
} from '#tests/support/clients/account-client.ts';
import { storiesOn } from '#tests/support/clients/accounts-on-each-store.ts';
import {
  isMissing,
  newDatabase,
  type SchoolDatabase,
  storeKinds,
} from '#tests/support/databases/school-database.ts';
import { mailsIn } from '#tests/support/readers/captured-mail.ts';
import { type RunningSchool, runSchool } from '#tests/support/running-school.ts';
import { codeNow } from '#tests/support/stubs/authenticator-app.ts';

const CONFIRM = 'Confirm your email address';

describe.each(storeKinds)('the public client of the accounts, on %s', (kind) => {
  let database: SchoolDatabase;
  let school: RunningSchool;

  beforeAll(async () => {
    if (isMissing(kind)) return;
    database = await newDatabase(kind);
    school = await runSchool({ LOG_LEVEL: 'warn', ...database.settings }, database.dataDir);
  });
  afterAll(async () => {
    await school?.stop();
    await database?.remove();
  });

  const story = storiesOn(kind);

  story('signs up, is asked to confirm, and is signed in by the mail’s link', async () => {
    const email = newEmail();
    const client = newClient(school);
    const signedUp = await client.signUp({
      email,
      password: PASSWORD,
      options: { data: { a: 1 } },
    });
    expect(signedUp.error).toBeNull();
    expect(signedUp.data.session).toBeNull();
    expect(signedUp.data.user).toMatchObject({
      email,
      aud: 'authenticated',
      user_metadata: { a: 1 },
      confirmation_sent_at: expect.any(String),
    });

    const early = await client.signInWithPassword({ email, password: PASSWORD });
    expect(early.error).toMatchObject({ code: 'email_not_confirmed', status: 400 });

    const link = await linkTo(school, email, CONFIRM);
    const { status, location, path, said } = await follow(link);
    expect(status).toBe(303);
    expect(location).toMatch(new RegExp(`^${school.address}/portal#`));
    expect(path).toBe('/portal');
    expect(Object.fromEntries(said)).toMatchObject({ type: 'signup', token_type: 'bearer' });
    const { data } = await client.setSession({
      access_token: said.get('access_token') ?? '',
      refresh_token: said.get('refresh_token') ?? '',
    });
    expect(data.user).toMatchObject({
      id: signedUp.data.user?.id,
      email_confirmed_at: expect.any(String),
    });

    const again = await follow(link);
    expect(again.said.get('error_code')).toBe('otp_expired');
  });

  story('signs in, keeps the session and reads the account', async () => {
    const email = newEmail();
    const client = await openAccount(school, email);
    const session = await sessionOf(client);
    expect(session.token_type).toBe('bearer');
    expect(session.expires_in).toBeGreaterThanOrEqual(15 * 60);
    expect(session.expires_in).toBeLessThanOrEqual(60 * 60);
    expect(JSON.parse(client.kept.get('ten-miles.auth') ?? '{}')).toMatchObject({
      access_token: session.access_token,
      refresh_token: session.refresh_token,
      user: { email },
    });
    const { data } = await client.getUser();
    expect(data.user).toMatchObject({ email, role: 'authenticated', app_metadata: { roles: [] } });
    const claims = await client.getClaims();
    expect(claims.data?.claims).toMatchObject({
      email,
      aal: 'aal1',
      session_id: expect.any(String),
      amr: [{ method: 'password', timestamp: expect.any(Number) }],
    });
  });

  story('says the same for a wrong password, an unknown address and a capital letter', async () => {
    const email = newEmail();
    await openAccount(school, email);
    const client = newClient(school);
    for (const attempt of [
      { email, password: 'four goats on the roof' },
      { email: newEmail(), password: PASSWORD },
      { email, password: '' },
    ]) {
      const { error, data } = await client.signInWithPassword(attempt);
      expect(error).toBeInstanceOf(AuthApiError);
      expect(error).toMatchObject({
        message: 'Invalid login credentials',
        code: 'invalid_credentials',
        status: 400,
      });
      expect(data.session).toBeNull();
    }
    const upper = await client.signInWithPassword({
      email: email.toUpperCase(),
      password: PASSWORD,
    });
    expect(upper.error).toBeNull();
  });

  story('trades its refresh token, twice at once without harm', async () => {
    const client = await openAccount(school);
    const first = await sessionOf(client);
    const [one, other] = await Promise.all([
      newClient(school).refreshSession(first),
      newClient(school).refreshSession(first),
    ]);
    expect(one.error ?? other.error).toBeNull();
    expect(one.data.session?.refresh_token).toBe(other.data.session?.refresh_token);
    expect(one.data.session?.refresh_token).not.toBe(first.refresh_token);
    const { data } = await newClient(school).refreshSession(one.data.session ?? first);
    expect(data.session?.refresh_token).not.toBe(one.data.session?.refresh_token);
  });

  story('is refused with a refresh token that was never given out', async () => {
    const { error } = await newClient(school).refreshSession({ refresh_token: 'nobody’s' });
    expect(error).toMatchObject({
      code: 'refresh_token_not_found',
      status: 400,
      message: 'Invalid Refresh Token: Refresh Token Not Found',
    });
  });

  story('signs out here, elsewhere and everywhere, and access tokens end at once', async () => {
    const email = newEmail();
    const [here, there] = [await openAccount(school, email), newClient(school)];
    await there.signInWithPassword({ email, password: PASSWORD });
    const before = { here: await sessionOf(here), there: await sessionOf(there) };

    await here.signOut({ scope: 'others' });
    expect((await here.getUser()).error).toBeNull();
    expect((await there.getUser()).error).toBeInstanceOf(AuthSessionMissingError);
    const lost = await newClient(school).refreshSession(before.there);
    expect(lost.error).toMatchObject({ code: 'refresh_token_not_found' });

    await there.signInWithPassword({ email, password: PASSWORD });
    const back = await sessionOf(there);
    await here.signOut({ scope: 'local' });
    expect(here.kept.size).toBe(0);
    expect((await there.getUser(back.access_token)).error).toBeNull();
    expect((await newClient(school).getUser(before.here.access_token)).error).toBeTruthy();

    expect((await there.signOut()).error).toBeNull();
    expect((await newClient(school).getUser(back.access_token)).error).toBeTruthy();
    expect(there.kept.size).toBe(0);
  });

  story('sets a new password by mail, which ends every other session', async () => {
    const email = newEmail();
    const thief = await openAccount(school, email);
    const client = newClient(school);
    expect((await client.resetPasswordForEmail(email)).error).toBeNull();
    const { path, said } = await follow(await linkTo(school, email, 'Set a new password'));
    expect(path).toBe('/new-password');
    expect(said.get('type')).toBe('recovery');
    await client.setSession({
      access_token: said.get('access_token') ?? '',
      refresh_token: said.get('refresh_token') ?? '',
    });
    const password = 'five goats on the roof';
    expect((await client.updateUser({ password })).error).toBeNull();
    expect((await thief.getUser()).error).toBeInstanceOf(AuthSessionMissingError);
    expect((await thief.signInWithPassword({ email, password: PASSWORD })).error).toBeTruthy();
    expect((await thief.signInWithPassword({ email, password })).error).toBeNull();
    await linkTo(school, email, 'Your password was changed');
  });

  story('takes a mail’s token by POST as well, once', async () => {
    const email = newEmail();
    const client = newClient(school);
    await client.signUp({ email, password: PASSWORD });
    const token = new URL(await linkTo(school, email, CONFIRM)).searchParams.get('token') ?? '';
    const wrongAddress = await client.verifyOtp({ type: 'signup', token, email: newEmail() });
    expect(wrongAddress.error).toMatchObject({ code: 'otp_expired', status: 403 });
    const { data, error } = await client.verifyOtp({ type: 'signup', token_hash: token });
    expect(error).toBeNull();
    expect(data.session?.user.email).toBe(email);
    const again = await client.verifyOtp({ type: 'signup', token_hash: token });
    expect(again.error).toMatchObject({ code: 'otp_expired' });
  });

  story(
    'sends the mail of a sign-up again, and nothing to who is not waiting for one',
    async () => {
      const email = newEmail();
      const client = newClient(school);
      await client.signUp({ email, password: PASSWORD });
      expect((await client.resend({ type: 'signup', email })).error).toBeNull();
      await follow(await linkTo(school, email, CONFIRM, 2));
      expect((await client.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
      expect((await client.resend({ type: 'signup', email })).error).toBeNull();
      expect((await client.resend({ type: 'signup', email: newEmail() })).error).toBeNull();
      const sent = mailsIn(school.dataDir).filter((mail) => mail.to === email);
      expect(sent).toHaveLength(2);
    },
  );

  story('changes what it keeps about itself, its password and its address', async () => {
    const [email, movesTo] = [newEmail('old'), newEmail('new')];
    const client = await openAccount(school, email);
    await client.updateUser({ data: { colour: 'green', size: 3 } });
    const { data } = await client.updateUser({ data: { size: null } });
    expect(data.user?.user_metadata).toEqual({ colour: 'green' });

    expect((await client.updateUser({ password: PASSWORD })).error).toMatchObject({
      code: 'same_password',
      status: 422,
    });
    const wrong = await client.updateUser({
      password: 'quiet river stones',
      current_password: 'no',
    });
    expect(wrong.error).toMatchObject({ message: 'Your current password is not right' });

    const asked = await client.updateUser({ email: movesTo });
    expect(asked.data.user).toMatchObject({ email, new_email: movesTo });
    await linkTo(school, email, 'Your email address is about to change');
    const { said } = await follow(await linkTo(school, movesTo, 'Confirm your new email'));
    expect(said.get('access_token')).toBeNull();
    expect((await client.getUser()).data.user?.email).toBe(movesTo);
    expect(
      (await newClient(school).signInWithPassword({ email, password: PASSWORD })).error,
    ).toBeTruthy();
  });

  story('is told which password would do', async () => {
    const client = newClient(school);
    const email = newEmail('mutinta');
    const passwords = [
      'short',
      'password123',
      'Zambia2026',
      '23456789',
      email.slice(0, 12),
      'aaaabbbb',
    ];
    for (const password of passwords) {
      const { error } = await client.signUp({ email, password });
      expect(isAuthWeakPasswordError(error), password).toBe(true);
      expect(error).toMatchObject({
        status: 422,
        message: expect.stringMatching(/^(Choose|Many)/),
      });
    }
    expect((await client.signUp({ email, password: 'x'.repeat(60_000) })).error).toBeTruthy();
  });

  story('cannot learn whether an address is known', async () => {
    const [known, unknown] = [newEmail('known'), newEmail('unknown')];
    await openAccount(school, known);
    const shape = (value: unknown): unknown =>
      value && typeof value === 'object'
        ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, shape(item)]))
        : typeof value;
    const signUp = async (email: string) =>
      shape((await newClient(school).signUp({ email, password: 'seven goats at night' })).data);
    expect(await signUp(known)).toEqual(await signUp(unknown));
    await linkTo(school, known, 'You already have an account');
    const [one, other] = await Promise.all(
      [known, newEmail()].map((email) => newClient(school).resetPasswordForEmail(email)),
    );
    expect(one).toEqual(other);
  });

  story('has its identity once it is signed in, and names its newest proof first', async () => {
    const email = newEmail();
    const client = newClient(school);
    const { data: asked } = await client.signUp({ email, password: PASSWORD });
    expect(asked.user?.identities).toEqual([]);
    await follow(await linkTo(school, email, CONFIRM));
    await client.signInWithPassword({ email, password: PASSWORD });
    const { data } = await client.getUserIdentities();
    const id = asked.user?.id;
    expect(data?.identities).toMatchObject([
      {
        id,
        user_id: id,
        provider: 'email',
        identity_data: { sub: id, email, email_verified: true },
      },
    ]);
    const { data: factor } = await client.mfa.enroll({ factorType: 'totp', issuer: 'School' });
    if (factor?.type !== 'totp') throw new Error('No factor');
    const code = codeNow(factor.totp.secret);
    await client.mfa.challengeAndVerify({ factorId: factor.id, code });
    const claims = (await client.getClaims()).data?.claims;
    expect(claims?.amr).toMatchObject([{ method: 'totp' }, { method: 'password' }]);
  });

  story('answers health, settings and that it has no public keys', async () => {
    for (const path of ['health', 'settings']) {
      const answer = await fetch(`${school.address}/auth/v1/${path}`);
      expect(answer.status).toBe(200);
      expect(await answer.json()).toBeTypeOf('object');
    }
    const keys = await fetch(`${school.address}/auth/v1/.well-known/jwks.json`);
    expect(await keys.json()).toEqual({ keys: [] });
  });
});
