import { describe, expect, test } from 'vitest';
import { recover } from '#features/accounts/mail-links/mail-requests.server.ts';
import { verifyLink } from '#features/accounts/mail-links/verify-link.server.ts';
import { forgetOldAccess } from '#features/accounts/sessions/forget-old.server.ts';
import { signIn } from '#features/accounts/sessions/sign-in.server.ts';
import { takeAttempt } from '#lib/rate-limit/attempts.server.ts';
import { countedOf, type Sender, senderAt } from '#lib/rate-limit/sender.server.ts';
import { newEmail, openAccount, PASSWORD } from '#tests/support/clients/account-client.ts';
import {
  codeOf,
  newAccount,
  newestToken,
  type TestAccounts,
} from '#tests/support/clients/account-services.ts';
import { accountsOn } from '#tests/support/clients/accounts-on-each-store.ts';
import { type SchoolDatabase, storeKinds } from '#tests/support/databases/school-database.ts';
import { hostSchool } from '#tests/support/hosting/hosted-school.ts';

const SENDERS = 200;
const DAY = 24 * 60 * 60_000;

describe.each(storeKinds)('guesses from very many addresses, on %s', (kind) => {
  let database: SchoolDatabase;
  let accounts: TestAccounts;

  const story = accountsOn(kind, (opened, own) => {
    accounts = opened;
    database = own;
  });

  const at = (address: string, device?: string) => senderAt(address, accounts.secret, device);
  const signInAs = async (email: string, sender: Sender, password = PASSWORD) =>
    codeOf(await signIn(accounts, sender, { email, password }));
  /** What each of 200 senders hears, counted. */
  const guessFromEverywhere = async (email: string) => {
    const said: Record<string, number> = {};
    for (let number = 0; number < SENDERS; number++) {
      const code = await signInAs(email, at(`198.51.100.${number}`), `guess ${number}`);
      said[code] = (said[code] ?? 0) + 1;
    }
    return said;
  };
  const linesAbout = (email: string) =>
    database.rows(`select staff_email, act, detail from audit_records where about = '${email}'`);
  const newPlaces = async (email: string) =>
    (
      await database.rows(
        `select id from outgoing_mails where recipient = '${email}' and kind = 'account-new-place'`,
      )
    ).length;

  story('are stopped, and the owner gets in from a known place or device', async () => {
    const { email } = await newAccount(accounts);
    const phone = 'a-phone-of-the-owner-1';
    expect(await signInAs(email, at('192.0.2.1', phone))).toBe('done');
    const neighbour = await newAccount(accounts);

    // The phone was a stranger too, once.
    expect(await guessFromEverywhere(email)).toEqual({
      invalid_credentials: 49,
      over_request_rate_limit: SENDERS - 49,
    });
    expect(await signInAs(email, accounts.sender)).toBe('done');
    expect(await signInAs(email, at('192.0.2.99', phone))).toBe('done');
    expect(await signInAs(email, at('192.0.2.200'))).toBe('over_request_rate_limit');
    expect(await signInAs(neighbour.email, at('192.0.2.200'))).toBe('done');

    // At a new phone on a new line the owner has the way by mail, and is known there from then on.
    const newPhone = at('192.0.2.150', 'a-phone-of-the-owner-2');
    expect(await signInAs(email, newPhone)).toBe('over_request_rate_limit');
    await recover(accounts, newPhone, { email });
    const token = await newestToken(accounts, email);
    expect(codeOf(await verifyLink(accounts, { kind: 'recovery', token }, newPhone))).toBe('done');
    expect(await signInAs(email, newPhone)).toBe('done');
  });

  story('tell nobody whether an address has an account', async () => {
    expect(await guessFromEverywhere(newEmail())).toEqual({
      invalid_credentials: 50,
      over_request_rate_limit: SENDERS - 50,
    });
  });

  story('a device that is known counts for itself, whoever guesses beside it', async () => {
    const { email } = await newAccount(accounts);
    const own = at('192.0.2.7', 'the-owners-own-device');
    expect(await signInAs(email, own)).toBe('done');
    const beside = at('192.0.2.7', 'the-device-of-a-thief');
    for (let guess = 0; guess < 12; guess++) await signInAs(email, beside, 'wrong');
    expect(await signInAs(email, beside)).toBe('over_request_rate_limit');
    expect(await signInAs(email, own)).toBe('done');
    const { email: other } = await newAccount(accounts);
    for (let guess = 0; guess < 12; guess++) await signInAs(other, own, 'wrong');
    expect(await signInAs(other, own)).toBe('over_request_rate_limit');
  });

  story('guesses on a line that is known end for the day, and the own device goes on', async () => {
    const { email } = await newAccount(accounts);
    const own = at('192.0.2.8', 'a-phone-in-a-cyber-cafe-1');
    expect(await signInAs(email, own)).toBe('done');
    const beside = at('192.0.2.8');
    const said: Record<string, number> = {};
    // The hours of a day, as many in each as the shorter rule allows.
    for (let guess = 0; guess < 110; guess++) {
      if (guess % 10 === 0) accounts.wait(31 * 60_000);
      const code = await signInAs(email, beside, 'wrong');
      said[code] = (said[code] ?? 0) + 1;
    }
    expect(said).toEqual({ invalid_credentials: 100, over_request_rate_limit: 10 });
    expect(await signInAs(email, beside)).toBe('over_request_rate_limit');
    expect(await signInAs(email, own)).toBe('done');
    const { email: other } = await newAccount(accounts);
    await signInAs(other, own);
    expect(await signInAs(other, beside)).toBe('done');
  });

  story('a /48 full of senders is one that may try ten times as much', async () => {
    const rule = { name: 'a rule by sender', most: 2, perMs: DAY };
    const attempt = (address: string) =>
      takeAttempt(accounts.store, countedOf(rule, at(address)), accounts.clock.now());
    for (let number = 0; number < 20; number++) {
      expect(await attempt(`2001:db8:77:${number.toString(16)}::1`)).toBeUndefined();
    }
    expect(await attempt('2001:db8:77:ffff::1')).toHaveProperty('retryAfterSeconds');
    expect(await attempt('2001:db8:78::1')).toBeUndefined();
    for (const isAllowed of [true, true, false]) {
      expect((await attempt('2001:db8:79::1')) === undefined).toBe(isAllowed);
    }
  });

  story(
    'the record has one line of it for a colleague’s account, and none for a family’s',
    async () => {
      const colleague = await newAccount(accounts);
      await accounts.store.write((transaction) =>
        transaction
          .insertInto('staff_members')
          .values({ account_id: colleague.session.user.id, role: 'editor', since: '2026-01-01' })
          .execute(),
      );
      await guessFromEverywhere(colleague.email);
      const refused = (await linesAbout(colleague.email)).filter(({ act }) => act === 'refused');
      expect(refused).toEqual([
        {
          staff_email: 'somebody who is not signed in',
          act: 'refused',
          detail: 'very many wrong passwords',
        },
      ]);
      const parent = await newAccount(accounts);
      await guessFromEverywhere(parent.email);
      expect(await linesAbout(parent.email)).toEqual([]);
      expect(await signInAs(colleague.email, accounts.sender)).toBe('done');
      const own = await database.rows(
        `select act from audit_records where staff_email = '${colleague.email}' and about = 'own account'`,
      );
      expect(own).toContainEqual({ act: 'signedIn' });
    },
  );

  story('a sign-in from a new place is told by mail, once, and no address is kept', async () => {
    const { email } = await newAccount(accounts);
    expect(await newPlaces(email)).toBe(0);
    const elsewhere = at('192.0.2.33', 'some-device-far-away-1');
    expect(await signInAs(email, elsewhere)).toBe('done');
    expect(await signInAs(email, elsewhere)).toBe('done');
    expect(await signInAs(email, at('192.0.2.34', 'some-device-far-away-1'))).toBe('done');
    expect(await newPlaces(email)).toBe(1);
    const kept = JSON.stringify(await database.rows('select * from known_senders'));
    expect(kept).not.toMatch(/192\.0\.2|far-away/);
    const { email: other } = await newAccount(accounts);
    await signInAs(other, elsewhere);
    const subjects = await database.rows('select subject from known_senders');
    expect(new Set(subjects.map(({ subject }) => subject)).size).toBe(subjects.length);

    accounts.wait(91 * DAY);
    await forgetOldAccess(accounts.store, accounts.clock.now());
    expect(await database.rows('select * from known_senders')).toEqual([]);
    expect(await signInAs(email, elsewhere)).toBe('done');
    expect(await newPlaces(email)).toBe(2);
  });
});

test('the browser’s own word counts over HTTP, behind a proxy', async () => {
  const school = await hostSchool({ LOG_LEVEL: 'warn', TRUSTED_PROXY: '127.0.0.1' });
  try {
    const email = newEmail();
    await openAccount(school, email);
    const from = async (address: string, password: string, device = '') => {
      const answer = await fetch(`${school.address}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-Forwarded-For': address,
          ...(device && { 'X-Device': device }),
        },
        body: JSON.stringify({ email, password }),
      });
      return answer.status;
    };
    const device = '3f0c7a52-93aa-4a3e-9b07-0a5f8a4be001';
    expect(await from('203.0.113.1', PASSWORD, device)).toBe(200);
    const said = [];
    for (let number = 0; number < 60; number++) said.push(await from(`198.51.100.${number}`, 'no'));
    expect(said.filter((status) => status === 429)).toHaveLength(11);
    expect(await from('203.0.113.2', PASSWORD)).toBe(429);
    expect(await from('203.0.113.2', PASSWORD, 'x')).toBe(429);
    expect(await from('203.0.113.2', PASSWORD, device)).toBe(200);
  } finally {
    await school.remove();
  }
});
