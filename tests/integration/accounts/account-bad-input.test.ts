import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  follow,
  linkTo,
  newClient,
  newEmail,
  openAccount,
  PASSWORD,
  protocolLink,
  sessionOf,
} from '#tests/support/clients/account-client.ts';
import { type HostedSchool, hostSchool } from '#tests/support/hosting/hosted-school.ts';

let school: HostedSchool;
beforeAll(async () => {
  school = await hostSchool({ LOG_LEVEL: 'warn' });
});
afterAll(() => school.remove());

const post = (
  path: string,
  body: BodyInit,
  headers: Record<string, string> = {},
  method = 'POST',
) =>
  fetch(`${school.address}/auth/v1/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
  });

/** Refused in the way that the public client understands, with nothing of the machine behind it. */
async function expectRefusal(answer: Response, status: number, code: string) {
  expect(answer.status).toBe(status);
  expect(answer.headers.get('X-Supabase-Api-Version')).toBe('2024-01-01');
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  const text = await answer.text();
  expect(text).not.toMatch(
    /node:|node_modules|\.[jt]sx?\b|\/(tmp|home|root|build)\/|select |sqlite/i,
  );
  expect(JSON.parse(text)).toMatchObject({ code, error_code: code, msg: expect.any(String) });
  expect(text, 'the validator’s own words').not.toMatch(/Invalid (key|type)|but received/);
}

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

describe('what is not as the protocol has it is refused in its words', () => {
  test.each([
    ['signup', '{', 400, 'bad_json'],
    ['signup', '[]', 400, 'bad_json'],
    ['signup', 'null', 400, 'bad_json'],
    ['signup', '"text"', 400, 'bad_json'],
    ['signup', '', 400, 'bad_json'],
    ['signup', '\xff\xfe', 400, 'bad_json'],
    ['signup', '{}', 422, 'anonymous_provider_disabled'],
    ['signup', '{"data":{"name":"Mary"}}', 422, 'anonymous_provider_disabled'],
    ['signup', '{"email":"","password":"three goats"}', 422, 'anonymous_provider_disabled'],
    ['signup', '{"email":"a@mail.example"}', 400, 'validation_failed'],
    ['signup', '{"email":"a@mail.example","password":null}', 400, 'validation_failed'],
    [
      'signup',
      '{"phone":"+260970000000","password":"three goats"}',
      400,
      'phone_provider_disabled',
    ],
    [
      'signup',
      '{"email":"a@mail.example","phone":"+260970000000","password":"three goats"}',
      400,
      'phone_provider_disabled',
    ],
    [
      'signup',
      '{"email":"a@mail.example","password":"three goats","code_challenge":"x"}',
      400,
      'validation_failed',
    ],
    ['signup', '{"email":["a@mail.example"],"password":"three goats"}', 400, 'validation_failed'],
    ['signup', '{"email":"a@mail.example","password":12345678}', 400, 'validation_failed'],
    [
      'signup',
      '{"email":"a@mail.example","password":"three goats","data":[]}',
      400,
      'validation_failed',
    ],
    ['signup', '{"email":"a@mail.example","password":"a\\u0000bcdefgh"}', 400, 'validation_failed'],
    ['signup', '{"email":"no address","password":"three goats"}', 400, 'email_address_invalid'],
    [
      'signup',
      '{"email":"a@mail.example,b@mail.example","password":"three goats"}',
      400,
      'email_address_invalid',
    ],
    [
      'signup',
      '{"email":"a@mail.example\\nBcc: b@mail.example","password":"three goats"}',
      400,
      'email_address_invalid',
    ],
    ['token', '{}', 400, 'validation_failed'],
    ['token?grant_type=magic', '{}', 400, 'validation_failed'],
    ['token?grant_type=password', '{}', 400, 'validation_failed'],
    ['token?grant_type=password', '{"password":"three goats"}', 400, 'validation_failed'],
    ['token?grant_type=password', '{"email":"a@mail.example"}', 400, 'invalid_credentials'],
    [
      'token?grant_type=password',
      '{"phone":"+260970000000","password":"three goats"}',
      400,
      'phone_provider_disabled',
    ],
    ['token?grant_type=refresh_token', '{}', 400, 'validation_failed'],
    ['token?grant_type=refresh_token', '{"refresh_token":{}}', 400, 'validation_failed'],
    ['recover', '{}', 400, 'validation_failed'],
    ['recover', '{"email":"nowhere"}', 400, 'email_address_invalid'],
    ['recover', '{"email":"a@mail.example","code_challenge":"x"}', 400, 'validation_failed'],
    ['resend', '{}', 400, 'validation_failed'],
    ['resend', '{"type":"signup"}', 400, 'validation_failed'],
    ['resend', '{"type":"sms","phone":"+260970000000"}', 400, 'phone_provider_disabled'],
    ['resend', '{"type":"sms","email":"a@mail.example"}', 400, 'validation_failed'],
    ['verify', '{"type":"sms","token":"x"}', 400, 'validation_failed'],
    [
      'verify',
      '{"type":"sms","phone":"+260970000000","token":"1"}',
      400,
      'phone_provider_disabled',
    ],
    ['verify', '{}', 400, 'validation_failed'],
    ['verify', '{"type":"recovery"}', 400, 'validation_failed'],
    ['verify', '{"type":"recovery","token":"x"}', 403, 'otp_expired'],
    ['logout?scope=universe', '{}', 400, 'validation_failed'],
    ['logout', '{}', 401, 'no_authorization'],
    ['factors', '{}', 401, 'no_authorization'],
    ['otp', '{}', 404, 'not_found'],
    ['admin/users', '{}', 404, 'not_found'],
  ])('POST %s %s: %i %s', async (path, body, status, code) => {
    await expectRefusal(await post(path, body), status, code);
  });

  test('what is too large is refused, whether it says so or not', async () => {
    const body = JSON.stringify({ email: 'x'.repeat(100_000), password: 'three goats' });
    await expectRefusal(await post('signup', body), 413, 'too_large');
    await expectRefusal(await post('signup', 'x'.repeat(3_000_000)), 413, 'too_large');
  });

  test('a method that a path does not have, and a post from another site', async () => {
    for (const path of ['signup', 'token', 'recover']) {
      const answer = await fetch(`${school.address}/auth/v1/${path}`);
      expect(answer.headers.get('Allow')).toBe('POST');
      await expectRefusal(answer, 405, 'method_not_allowed');
    }
    await expectRefusal(await post('user', '{}', {}, 'POST'), 405, 'method_not_allowed');
    const foreign = { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' };
    await expectRefusal(await post('signup', '{}', foreign), 403, 'not_from_this_site');
  });
});

test('names that no QR code could hold are refused, and long addresses are not', async () => {
  const client = await openAccount(
    school,
    `${'a%b'.repeat(20)}@${'long-'.repeat(11)}name.mail.example`,
  );
  const bearer = { Authorization: `Bearer ${(await sessionOf(client)).access_token}` };
  const enroll = (more: object) =>
    post('factors', JSON.stringify({ factor_type: 'totp', ...more }), bearer);
  for (const name of ['🏫'.repeat(80), 'x'.repeat(900), '\ud800'.repeat(100)]) {
    await expectRefusal(await enroll({ issuer: name }), 400, 'validation_failed');
    await expectRefusal(await enroll({ friendly_name: name.repeat(2) }), 400, 'validation_failed');
  }
  for (const issuer of ['Ten Miles Primary School', 'Ŵ'.repeat(30)]) {
    expect((await enroll({ issuer })).status).toBe(200);
  }
});

test('a role cannot be given to oneself', async () => {
  const email = newEmail();
  const client = newClient(school);
  const roles = {
    role: 'administrator',
    roles: ['administrator'],
    app_metadata: { roles: ['administrator'] },
  };
  await client.signUp({ email, password: PASSWORD, options: { data: roles } });
  await follow(await linkTo(school, email, 'Confirm your email address'));
  await client.signInWithPassword({ email, password: PASSWORD });
  const { access_token } = await sessionOf(client);
  const bearer = { Authorization: `Bearer ${access_token}` };
  const change = (body: object) => post('user', JSON.stringify(body), bearer, 'PUT');
  await expectRefusal(await change(roles), 403, 'not_admin');
  const { app_metadata: _refused, ...own } = roles;
  expect((await change({ ...own, data: roles, aud: 'admin', id: UNKNOWN })).status).toBe(200);
  const { data } = await client.getUser();
  expect(data.user).toMatchObject({ role: 'authenticated', app_metadata: { roles: [] } });
  expect(data.user?.user_metadata).toEqual(roles);
  await client.refreshSession();
  const claims = (await client.getClaims()).data?.claims;
  expect(claims).toMatchObject({ role: 'authenticated' });
  expect(JSON.stringify(claims)).not.toContain('administrator');
});

test('what an account does not offer is refused, never answered with a yes', async () => {
  const { access_token } = await sessionOf(await openAccount(school));
  const bearer = { Authorization: `Bearer ${access_token}` };
  const change = (body: object) => post('user', JSON.stringify(body), bearer, 'PUT');
  for (const [body, status, code] of [
    [{ phone: '+260970000000' }, 400, 'phone_provider_disabled'],
    [{ app_metadata: {} }, 403, 'not_admin'],
    [{ password: 'quiet river stones', nonce: '123456' }, 422, 'reauthentication_not_valid'],
    [{ email: newEmail(), code_challenge: 'x' }, 400, 'validation_failed'],
  ] as const) {
    await expectRefusal(await change({ data: { seen: true }, ...body }), status, code);
  }
  // As the client sends them when nobody asked for them.
  const empty = { phone: '', nonce: null, code_challenge: null, code_challenge_method: null };
  const answer = await change({ data: { colour: 'green' }, ...empty });
  expect(await answer.json()).toMatchObject({ user_metadata: { colour: 'green' } });
});

test.each([
  'https://elsewhere.example/steal',
  '//elsewhere.example',
  '/\\elsewhere.example',
  'javascript:alert(1)',
  'http://127.0.0.1:1/',
  '/\r\nSet-Cookie: a=b',
])('a mail never leads to %s', async (redirectTo) => {
  const email = newEmail();
  const client = newClient(school);
  await client.signUp({ email, password: PASSWORD, options: { emailRedirectTo: redirectTo } });
  const link = await linkTo(school, email, 'Confirm your email address');
  const next = new URL(link).searchParams.get('next') ?? '/';
  expect(new URL(next, school.address).origin).toBe(school.address);
  const bent = new URL(protocolLink(link));
  bent.searchParams.set('redirect_to', redirectTo);
  bent.searchParams.set('token', 'x');
  const { location } = await follow(bent.href);
  expect(new URL(location).origin).toBe(school.address);
});

test('a mail program that only looks ahead does not use a link up', async () => {
  const email = newEmail();
  await newClient(school).signUp({ email, password: PASSWORD });
  const link = await linkTo(school, email, 'Confirm your email address');
  for (const address of [link, protocolLink(link)]) {
    await fetch(address, { method: 'HEAD', redirect: 'manual' });
    await fetch(address, { headers: { 'Sec-Purpose': 'prefetch' }, redirect: 'manual' });
  }
  expect((await follow(link)).said.get('access_token')).toBeTruthy();
});

test('whatever is sent, the server does not fail', async () => {
  const client = await openAccount(school);
  const { access_token } = await sessionOf(client);
  const bearer = { Authorization: `Bearer ${access_token}` };
  const calls: [string, string][] = [
    ['POST', 'signup'],
    ['POST', 'token?grant_type=password'],
    ['POST', 'token?grant_type=refresh_token'],
    ['POST', 'verify'],
    ['POST', 'resend'],
    ['POST', 'recover'],
    ['PUT', 'user'],
    ['POST', 'factors'],
    ['POST', `factors/${UNKNOWN}/challenge`],
    ['POST', `factors/${UNKNOWN}/verify`],
    ['DELETE', `factors/${UNKNOWN}`],
  ];
  const names = [
    ...['email', 'password', 'data', 'token', 'token_hash', 'type', 'refresh_token', 'phone'],
    ...['factor_type', 'friendly_name', 'challenge_id', 'code', 'current_password', '__proto__'],
  ];
  const values = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('signup', 'recovery', 'totp', 'a@mail.example', '\ud800', '\0', ' ', '../..'),
    fc.jsonValue(),
    fc.object({ maxDepth: 2 }),
  );
  const bodies = fc.oneof(
    fc.dictionary(fc.constantFrom(...names), values).map((body) => JSON.stringify(body)),
    fc.json(),
    fc.string({ unit: 'binary' }),
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...calls), bodies, async ([method, path], body) => {
      const answer = await post(path, body, bearer, method);
      await answer.arrayBuffer();
      expect(answer.status, `${method} ${path} ${body}`).toBeLessThan(500);
    }),
    { numRuns: 400 },
  );
  const paths = fc.string({ unit: 'binary' }).map(encodeURIComponent);
  await fc.assert(
    fc.asyncProperty(paths, fc.string({ unit: 'binary' }), async (path, query) => {
      const search = new URLSearchParams({ token: query, type: 'signup', redirect_to: query });
      for (const address of [`factors/${path || 'x'}/challenge`, `verify?${search}`, path]) {
        const answer = await fetch(`${school.address}/auth/v1/${address}`, { redirect: 'manual' });
        await answer.arrayBuffer();
        expect(answer.status, address).toBeLessThan(500);
      }
    }),
    { numRuns: 60 },
  );
});
