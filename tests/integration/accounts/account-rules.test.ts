import type { KeyObject } from 'node:crypto';
import { SignJWT } from 'jose';
import { describe, expect } from 'vitest';
import { changeAccount } from '#features/accounts/account-changes.server.ts';
import { recover, resend } from '#features/accounts/mail-links/mail-requests.server.ts';
import { lookAtLink, pressLink } from '#features/accounts/mail-links/opened-link.server.ts';
import { verifyLink } from '#features/accounts/mail-links/verify-link.server.ts';
import { Passwords } from '#features/accounts/passwords/passwords.server.ts';
import { findSignedIn } from '#features/accounts/sessions/authorization.server.ts';
import { forgetOldAccess } from '#features/accounts/sessions/forget-old.server.ts';
import { refreshSession } from '#features/accounts/sessions/refresh-session.server.ts';
import { signIn } from '#features/accounts/sessions/sign-in.server.ts';
import { signOut } from '#features/accounts/sessions/sign-out.server.ts';
import { signUp } from '#features/accounts/sign-up.server.ts';
import { createStaffMember } from '#features/accounts/staff.server.ts';
import { keyFor } from '#lib/crypto/secret.server.ts';
import { senderAt } from '#lib/rate-limit/sender.server.ts';
import { newEmail, PASSWORD } from '#tests/support/clients/account-client.ts';
import {
  codeOf,
  done,
  getSession,
  getSignedIn,
  newAccount,
  newestToken,
  newStaffAccount,
  requestWith,
  type TestAccounts,
} from '#tests/support/clients/account-services.ts';
import { accountsOn } from '#tests/support/clients/accounts-on-each-store.ts';
import { storeKinds } from '#tests/support/databases/school-database.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Something happens while a password is looked at. */
class SlowPasswords extends Passwords {
  meanwhile: (() => Promise<void>) | undefined;
  override async verify(password: string, hash: string | null | undefined): Promise<boolean> {
    const isRight = await super.verify(password, hash);
    await this.meanwhile?.();
    return isRight;
  }
}

describe.each(storeKinds)('accounts as time goes by, on %s', (kind) => {
  let accounts: TestAccounts;

  const story = accountsOn(kind, (opened) => {
    accounts = opened;
  });

  const signedInWith = (token: string) => getSignedIn(accounts, token);

  story('a used refresh token is good for ten seconds more, then it ends the session', async () => {
    const { session } = await newAccount(accounts);
    const second = done(await refreshSession(accounts, session.refresh_token));
    const third = done(await refreshSession(accounts, second.refresh_token));
    accounts.wait(10_000);
    const again = done(await refreshSession(accounts, session.refresh_token));
    expect(again.refresh_token).toBe(second.refresh_token);
    accounts.wait(1);
    expect(codeOf(await refreshSession(accounts, session.refresh_token))).toBe(
      'refresh_token_already_used',
    );
    expect(codeOf(await refreshSession(accounts, third.refresh_token))).toBe(
      'refresh_token_not_found',
    );
    expect(await findSignedIn(requestWith(third.access_token), accounts)).toBe('session_not_found');
  });

  story(
    'an answer that is lost on a slow line may be asked for again for two minutes',
    async () => {
      const { session } = await newAccount(accounts);
      const lost = done(await refreshSession(accounts, session.refresh_token));
      accounts.wait(2 * MINUTE);
      const again = done(await refreshSession(accounts, session.refresh_token));
      expect(again.refresh_token).toBe(lost.refresh_token);
      accounts.wait(1);
      expect(codeOf(await refreshSession(accounts, session.refresh_token))).toBe(
        'refresh_token_already_used',
      );
    },
  );

  story('twenty tabs that refresh together go on with one token', async () => {
    const { session } = await newAccount(accounts);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => refreshSession(accounts, session.refresh_token)),
    );
    const tokens = new Set(answers.map((answer) => done(answer).refresh_token));
    expect(tokens.size).toBe(1);
  });

  story('an access token lasts half an hour and not longer', async () => {
    const { session } = await newAccount(accounts);
    accounts.wait(30 * MINUTE - 1000);
    expect(await findSignedIn(requestWith(session.access_token), accounts)).toBeTypeOf('object');
    accounts.wait(1000);
    expect(await findSignedIn(requestWith(session.access_token), accounts)).toBe('bad_jwt');
  });

  story('a guardian who was away for a month signs in again', async () => {
    const { session } = await newAccount(accounts);
    accounts.wait(30 * DAY);
    const later = done(await refreshSession(accounts, session.refresh_token));
    accounts.wait(30 * DAY + 1);
    expect(codeOf(await refreshSession(accounts, later.refresh_token))).toBe('session_expired');
  });

  story('a session ends for good after 90 days, of who works here after 7', async () => {
    const lastsFor = async (refreshToken: string, everyMs: number) => {
      let token = refreshToken;
      for (let spentMs = 0; ; spentMs += everyMs) {
        const refreshed = await refreshSession(accounts, token);
        if (refreshed.outcome === 'refused') {
          expect(refreshed.refusal.code).toBe('session_expired');
          return spentMs;
        }
        token = refreshed.value.refresh_token;
        accounts.wait(everyMs);
      }
    };
    const guardian = await newAccount(accounts);
    expect(await lastsFor(guardian.session.refresh_token, 10 * DAY)).toBe(100 * DAY);
    const staff = await newStaffAccount(accounts, 'editor');
    expect(await lastsFor(staff.session.refresh_token, 12 * HOUR)).toBe(7.5 * DAY);
    const { session } = await newAccount(accounts);
    let token = session.refresh_token;
    for (let month = 0; month < 3; month++) {
      accounts.wait(29 * DAY);
      token = done(await refreshSession(accounts, token)).refresh_token;
    }
    accounts.wait(4 * DAY);
    await forgetOldAccess(accounts.store, accounts.clock.now());
    expect(codeOf(await refreshSession(accounts, token))).toBe('refresh_token_not_found');
  });

  story('at night goes what nobody can use any more, and nothing else', async () => {
    const { email, session } = await newAccount(accounts);
    const unconfirmed = newEmail();
    await signUp(accounts, accounts.sender, { email: unconfirmed, password: PASSWORD, data: {} });
    const count = async (address: string) => {
      const { read } = accounts.store;
      const found = read.selectFrom('accounts').select('id').where('email', '=', address);
      return (await found.execute()).length;
    };
    const night = () => forgetOldAccess(accounts.store, accounts.clock.now());
    await night();
    expect([await count(email), await count(unconfirmed)]).toEqual([1, 1]);
    accounts.wait(8 * DAY);
    await night();
    expect([await count(email), await count(unconfirmed)]).toEqual([1, 0]);
    const later = done(await refreshSession(accounts, session.refresh_token));
    accounts.wait(31 * DAY);
    await night();
    expect(codeOf(await refreshSession(accounts, later.refresh_token))).toBe(
      'refresh_token_not_found',
    );
    expect(await getSession(accounts, email)).toBeTypeOf('object');
  });

  story('forged, foreign, unsigned and altered tokens are nobody’s', async () => {
    const { session } = await newAccount(accounts);
    const [head = '', body = '', signature = ''] = session.access_token.split('.');
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
    const written = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
    const signed = (more: object, key: KeyObject | Uint8Array, alg = 'HS256') =>
      new SignJWT({ ...claims, ...more }).setProtectedHeader({ alg }).sign(key);
    const ownKey = keyFor('access tokens', accounts.secret);
    const tokens = [
      `${written({ alg: 'none' })}.${body}.`,
      `${written({ alg: 'none' })}.${body}.${signature}`,
      `${written({ alg: 'NONE' })}.${body}.`,
      `${head}.${body}.`,
      `${head}.${body}`,
      `${head}.${written({ ...claims, aal: 'aal2' })}.${signature}`,
      await signed({}, keyFor('access tokens', 'somebody else’s secret')),
      await signed({}, keyFor('attempts', accounts.secret)),
      await signed({}, ownKey, 'HS512'),
      await signed({ aud: 'anon' }, ownKey),
      await signed({ iss: 'https://elsewhere.example/auth/v1' }, ownKey),
      await signed({ exp: undefined }, ownKey),
      await signed({ exp: 1 }, ownKey),
      await signed({ session_id: undefined }, ownKey),
      await signed({ session_id: 7 }, ownKey),
      'x',
      '..',
      'null',
      'a.b.c',
      session.refresh_token,
      'x'.repeat(5000),
    ];
    for (const token of tokens) {
      expect(await findSignedIn(requestWith(token), accounts), token).toBe('bad_jwt');
    }
    expect(await findSignedIn(requestWith(), accounts)).toBe('no_authorization');
    // Rightly signed, but for a session that is another account's.
    const { session: other } = await newAccount(accounts);
    const mixed = await signed({ sub: other.user.id }, ownKey);
    expect(await findSignedIn(requestWith(mixed), accounts)).toBe('session_not_found');
    expect(await findSignedIn(requestWith(await signed({}, ownKey)), accounts)).toBeTypeOf(
      'object',
    );
  });

  story('a thousand wrong passwords from one place leave the owner elsewhere alone', async () => {
    const { email } = await newAccount(accounts);
    const thief = senderAt('198.51.100.1', accounts.secret);
    const said: Record<string, number> = {};
    for (let guess = 0; guess < 1000; guess++) {
      const code = codeOf(await signIn(accounts, thief, { email, password: `guess ${guess}` }));
      said[code] = (said[code] ?? 0) + 1;
    }
    expect(said).toEqual({ invalid_credentials: 10, over_request_rate_limit: 990 });
    const right = { email, password: PASSWORD };
    expect(codeOf(await signIn(accounts, thief, right))).toBe('over_request_rate_limit');
    expect(codeOf(await signIn(accounts, accounts.sender, right))).toBe('done');
    // Neither is anybody else who shares the thief's line.
    const neighbour = await newAccount(accounts);
    const next = { email: neighbour.email, password: PASSWORD };
    expect(codeOf(await signIn(accounts, thief, next))).toBe('done');
    const refused = await signIn(accounts, thief, right);
    accounts.wait(
      ((refused.outcome === 'refused' && refused.refusal.retryAfterSeconds) || 0) * 1000,
    );
    expect(codeOf(await signIn(accounts, thief, right))).toBe('done');
  });

  story('guesses that come all at once are counted before they are looked at', async () => {
    const { email } = await newAccount(accounts);
    const guesses = await Promise.all(
      Array.from({ length: 50 }, (_, guess) =>
        signIn(accounts, accounts.sender, { email, password: `guess ${guess}` }),
      ),
    );
    const looked = guesses.filter((guess) => codeOf(guess) === 'invalid_credentials');
    expect(looked).toHaveLength(10);
  });

  story('one place that tries one password on many accounts is stopped as well', async () => {
    const thief = senderAt('198.51.100.2', accounts.secret);
    const codes = new Set<string>();
    for (let guess = 0; guess < 301; guess++) {
      const email = `somebody-${guess}@mail.example`;
      codes.add(codeOf(await signIn(accounts, thief, { email, password: PASSWORD })));
    }
    expect([...codes]).toEqual(['invalid_credentials', 'over_request_rate_limit']);
  });

  story('a mailbox is not filled by somebody who keeps pressing', async () => {
    const { email } = await newAccount(accounts);
    const codes = [];
    for (let press = 0; press < 8; press++) {
      codes.push(codeOf(await recover(accounts, accounts.sender, { email })));
    }
    expect(codes.at(0)).toBe('done');
    expect(codes.at(-1)).toBe('over_email_send_rate_limit');
    const stranger = newEmail();
    const same = [];
    for (let press = 0; press < 9; press++) {
      same.push(codeOf(await recover(accounts, accounts.sender, { email: stranger })));
    }
    expect(same.at(-1)).toBe('over_email_send_rate_limit');
  });

  story('no stranger keeps the owner from a new password', async () => {
    const { email } = await newAccount(accounts);
    const stranger = senderAt('198.51.100.3', accounts.secret);
    const askAs = (sender: typeof stranger) => recover(accounts, sender, { email });
    for (let press = 0; press < 6; press++) expect(codeOf(await askAs(stranger))).toBe('done');
    expect(codeOf(await askAs(stranger))).toBe('over_email_send_rate_limit');
    accounts.wait(1);
    expect(codeOf(await askAs(accounts.sender))).toBe('done');
    const owners = await newestToken(accounts, email);
    // The strangers are many: after 20 mails, one of them the sign-up's, the mailbox is spared. It has a good link.
    const codes: string[] = [];
    for (let sender = 0; sender < 40; sender++) {
      codes.push(codeOf(await askAs(senderAt(`203.0.113.${100 + sender}`, accounts.secret))));
      accounts.wait(1);
    }
    expect(codes.filter((code) => code === 'done')).toHaveLength(20 - 1 - 6 - 1);
    expect(codeOf(await askAs(accounts.sender))).toBe('over_email_send_rate_limit');
    const gone = await verifyLink(accounts, { kind: 'recovery', token: owners });
    expect(codeOf(gone)).toBe('otp_expired');
    const token = await newestToken(accounts, email);
    expect(codeOf(await verifyLink(accounts, { kind: 'recovery', token }))).toBe('done');
  });

  story('a link for a new password lasts an hour, and the newest three work', async () => {
    const { email } = await newAccount(accounts);
    const ask = async () => {
      await recover(accounts, accounts.sender, { email });
      return newestToken(accounts, email);
    };
    const take = (token: string) => verifyLink(accounts, { kind: 'recovery', token });
    const [oldest, older, newer, newest] = [await ask(), await ask(), await ask(), await ask()];
    expect(codeOf(await take(oldest))).toBe('otp_expired');
    expect(codeOf(await verifyLink(accounts, { kind: 'signup', token: newer }))).toBe(
      'otp_expired',
    );
    expect(codeOf(await take(older))).toBe('done');
    // Once one of them has been used, the others are worth nothing.
    for (const token of [newer, newest]) expect(codeOf(await take(token))).toBe('otp_expired');
    const late = await ask();
    accounts.wait(HOUR);
    expect(codeOf(await take(late))).toBe('otp_expired');
  });

  const STRANGERS = 'the stranger’s password';
  const signUpAs = (email: string, password: string) =>
    signUp(accounts, accounts.sender, { email, password, data: {} });
  const signInAs = async (email: string, password: string) =>
    codeOf(await signIn(accounts, accounts.sender, { email, password }));

  story(
    'of two sign-ups with one address no password counts, whichever link is pressed',
    async () => {
      const signUpTwice = async (first: string, second: string) => {
        const email = newEmail();
        const tokens: string[] = [];
        for (const password of [first, second]) {
          const data = { name: password };
          const signedUp = await signUp(accounts, accounts.sender, { email, password, data });
          expect(done(signedUp).user_metadata).toEqual(data);
          tokens.push(await newestToken(accounts, email));
          accounts.wait(1);
        }
        return { email, tokens };
      };
      for (const pressed of [0, 1])
        for (const [first, second] of [
          [PASSWORD, STRANGERS],
          [STRANGERS, PASSWORD],
        ] as const) {
          const { email, tokens } = await signUpTwice(first, second);
          const token = tokens[pressed] ?? '';
          const said = new URLSearchParams({ token, type: 'signup', next: '/portal' });
          expect(await lookAtLink(accounts, said)).toMatchObject({
            ...{ setsPassword: true, next: '/new-password' },
          });
          // Without a script there is no place to choose one, so the link waits.
          expect(codeOf(await pressLink(accounts, said))).toBe('otp_expired');
          const taken = done(await verifyLink(accounts, { kind: 'signup', token }));
          if (!('user' in taken)) throw new Error('not signed in');
          expect(taken.user.user_metadata).toEqual({});
          for (const password of [PASSWORD, STRANGERS])
            expect(await signInAs(email, password)).toBe('invalid_credentials');
          const signedIn = await getSignedIn(accounts, taken.access_token);
          const anew = { password: 'eleven drums by the gate' };
          expect(codeOf(await changeAccount(accounts, accounts.sender, signedIn, anew))).toBe(
            'done',
          );
          expect(await signInAs(email, anew.password)).toBe('done');
        }
      const alone = newEmail();
      await signUpAs(alone, PASSWORD);
      const token = await newestToken(accounts, alone);
      const said = new URLSearchParams({ token, type: 'signup' });
      expect(await lookAtLink(accounts, said)).toMatchObject({ setsPassword: false });
      expect(codeOf(await pressLink(accounts, said))).toBe('done');
      expect(await signInAs(alone, PASSWORD)).toBe('done');
    },
  );

  story('a sign-up’s mail that is sent again never brings a stranger’s password', async () => {
    const email = newEmail();
    await signUpAs(email, PASSWORD);
    accounts.wait(1);
    await signUpAs(email, STRANGERS);
    accounts.wait(1);
    await resend(accounts, accounts.sender, { type: 'signup', email });
    const token = await newestToken(accounts, email);
    for (const kind of ['signup', 'recovery'] as const) await verifyLink(accounts, { kind, token });
    expect(await signInAs(email, STRANGERS)).toBe('invalid_credentials');
  });

  story('a stranger’s sign-up is worth nothing once the owner came in another way', async () => {
    const email = newEmail();
    await signUpAs(email, STRANGERS);
    const strangers = await newestToken(accounts, email);
    accounts.wait(1);
    await recover(accounts, accounts.sender, { email });
    const token = await newestToken(accounts, email);
    expect(codeOf(await verifyLink(accounts, { kind: 'recovery', token }))).toBe('done');
    expect(codeOf(await verifyLink(accounts, { kind: 'signup', token: strangers }))).toBe(
      'otp_expired',
    );
    expect(await signInAs(email, STRANGERS)).toBe('invalid_credentials');
  });

  story('nobody chooses a colleague’s password by signing up with the address', async () => {
    const [before, after] = [newEmail(), newEmail()];
    const invite = (email: string) => createStaffMember(accounts, { email, roles: ['editor'] });
    await signUpAs(before, STRANGERS);
    const early = await newestToken(accounts, before);
    await invite(before);
    await invite(after);
    await signUpAs(after, STRANGERS);
    const late = await newestToken(accounts, after).catch(() => 'none');
    for (const token of [early, late]) {
      expect(codeOf(await verifyLink(accounts, { kind: 'signup', token }))).toBe('otp_expired');
    }
    for (const email of [before, after]) {
      expect(await signInAs(email, STRANGERS)).toBe('invalid_credentials');
    }
  });

  story('who comes with an old password while a new one is set stays outside', async () => {
    const { email, session } = await newAccount(accounts);
    const signedIn = await signedInWith(session.access_token);
    const slow = { ...accounts, passwords: new SlowPasswords({ memory: 64, passes: 1 }) };
    slow.passwords.meanwhile = async () => {
      const change = { password: 'quiet river stones' };
      expect(codeOf(await changeAccount(accounts, accounts.sender, signedIn, change))).toBe('done');
    };
    const late = await signIn(slow, accounts.sender, { email, password: PASSWORD });
    expect(codeOf(late)).toBe('invalid_credentials');
  });

  story('a session that has ended changes no password any more', async () => {
    const { email, session } = await newAccount(accounts);
    const signedIn = await signedInWith(session.access_token);
    const slow = { ...accounts, passwords: new SlowPasswords({ memory: 64, passes: 1 }) };
    slow.passwords.meanwhile = async () => void (await signOut(accounts, signedIn, 'global'));
    const change = { password: 'quiet river stones' };
    expect(codeOf(await changeAccount(slow, accounts.sender, signedIn, change))).toBe(
      'session_not_found',
    );
    expect(await signInAs(email, PASSWORD)).toBe('done');
  });

  story('who gets a new second factor from the command line is signed out everywhere', async () => {
    const { email, session } = await newAccount(accounts);
    await createStaffMember(accounts, { email, roles: ['editor'], forgetsSecondFactor: true });
    expect(await findSignedIn(requestWith(session.access_token), accounts)).toBe(
      'session_not_found',
    );
  });

  story('links that went to the old address end with it', async () => {
    const { email, session } = await newAccount(accounts);
    const movesTo = newEmail();
    await recover(accounts, accounts.sender, { email });
    const old = await newestToken(accounts, email);
    const signedIn = await signedInWith(session.access_token);
    await changeAccount(accounts, accounts.sender, signedIn, { email: movesTo });
    const token = await newestToken(accounts, movesTo);
    expect(codeOf(await verifyLink(accounts, { kind: 'email_change', token }))).toBe('done');
    expect(codeOf(await verifyLink(accounts, { kind: 'recovery', token: old }))).toBe(
      'otp_expired',
    );
  });

  story(
    'password and address change only with the present password or a fresh sign-in',
    async () => {
      const { email, session } = await newAccount(accounts);
      accounts.wait(16 * MINUTE);
      const signedIn = await signedInWith(session.access_token);
      const change = (more: object) =>
        changeAccount(accounts, accounts.sender, signedIn, {
          password: 'quiet river stones',
          ...more,
        });
      expect(codeOf(await change({}))).toBe('current_password_required');
      expect(codeOf(await change({ password: undefined, email: newEmail() }))).toBe(
        'reauthentication_needed',
      );
      expect(codeOf(await change({ currentPassword: 'wrong' }))).toBe('current_password_invalid');
      expect(codeOf(await change({ currentPassword: PASSWORD, password: email }))).toBe(
        'weak_password',
      );
      expect(codeOf(await change({ currentPassword: PASSWORD }))).toBe('done');
      for (let guess = 0; guess < 10; guess++) await change({ currentPassword: 'wrong' });
      expect(codeOf(await change({ currentPassword: 'wrong' }))).toBe('over_request_rate_limit');
    },
  );

  story('an address that somebody else takes meanwhile stays theirs', async () => {
    const { session } = await newAccount(accounts);
    const movesTo = newEmail();
    const signedIn = await signedInWith(session.access_token);
    await changeAccount(accounts, accounts.sender, signedIn, { email: movesTo });
    const token = await newestToken(accounts, movesTo);
    await newAccount(accounts, movesTo);
    expect(codeOf(await verifyLink(accounts, { kind: 'email_change', token }))).toBe(
      'email_exists',
    );
    // Asked for again, the answer does not tell that it is taken.
    const again = await changeAccount(accounts, accounts.sender, signedIn, { email: movesTo });
    expect(done(again).new_email).toBe(movesTo);
  });
});
