import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  newClient,
  newEmail,
  openAccount,
  PASSWORD,
  sessionOf,
} from '#tests/support/clients/account-client.ts';
import { expectProblem } from '#tests/support/expect-problem.ts';
import { type HostedSchool, hostSchool } from '#tests/support/hosting/hosted-school.ts';

let school: HostedSchool;
beforeAll(async () => {
  school = await hostSchool({ LOG_LEVEL: 'info', TRUSTED_PROXY: '127.0.0.1' });
});
afterAll(() => school.remove());

const end = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${school.address}/api/ended-sessions`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

test('a cleared device ends its own session by its id, and no other', async () => {
  const email = newEmail();
  const here = await openAccount(school, email);
  const there = newClient(school);
  await there.signInWithPassword({ email, password: PASSWORD });
  const session = (await here.getClaims()).data?.claims.session_id;
  const answer = await end({ session }, { 'Idempotency-Key': crypto.randomUUID() });
  expect(answer.status).toBe(201);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(await answer.json()).toEqual({ submissionDate: expect.any(String) });
  expect((await here.getUser()).error).toBeTruthy();
  expect((await newClient(school).refreshSession(await sessionOf(there))).error).toBeNull();
  // Sent again, or never heard of: nobody learns which.
  for (const again of [session, crypto.randomUUID()]) {
    expect((await end({ session: again })).status).toBe(201);
  }
  expect(school.output()).not.toContain(session);
});

test('what is no session is refused, and other sites have no say', async () => {
  for (const session of [undefined, 7, '', 'x', "' or 1=1 --", ['x'], '0'.repeat(400)]) {
    await expectProblem(await end({ session }), 422, 'session');
  }
  const foreign = { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' };
  await expectProblem(await end({ session: crypto.randomUUID() }, foreign), 403);
});

test('somebody who tries very many ids is stopped', async () => {
  const from = { 'X-Forwarded-For': '203.0.113.9' };
  const statuses = new Set<number>();
  for (let tried = 0; tried < 102; tried++) {
    statuses.add((await end({ session: crypto.randomUUID() }, from)).status);
  }
  expect([...statuses]).toEqual([201, 429]);
});
