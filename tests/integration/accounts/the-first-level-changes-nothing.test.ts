import { describe, expect, test } from 'vitest';
import {
  insertAccount,
  newEmail,
  PASSWORD,
  sessionOf,
  signInAs,
  type TestClient,
} from '#tests/support/clients/account-client.ts';
import {
  isMissing,
  type SchoolDatabase,
  storeKinds,
} from '#tests/support/databases/school-database.ts';
import { schoolOn } from '#tests/support/databases/school-on-each-store.ts';
import type { HostedSchool } from '#tests/support/hosting/hosted-school.ts';
import { codeNow } from '#tests/support/stubs/authenticator-app.ts';

const tables = ['accounts', 'sessions', 'factors', 'recovery_codes', 'one_time_tokens'];

describe.each(storeKinds)('who has shown the password only, on %s', (kind) => {
  let school: HostedSchool;
  let database: SchoolDatabase;
  schoolOn(kind, (opened, its) => {
    [school, database] = [opened, its];
  });

  /** The owner with a second factor, another begun beside it, and a stranger who knows the password. */
  async function guarded() {
    const email = await insertAccount(database.rows);
    const owner = await signInAs(school, email);
    const { data } = await owner.mfa.enroll({ factorType: 'totp' });
    const code = codeNow(data?.totp.secret ?? '');
    await owner.mfa.challengeAndVerify({ factorId: data?.id ?? '', code });
    const begun = await owner.mfa.enroll({ factorType: 'totp', friendlyName: 'Tablet' });
    return { owner, stranger: await signInAs(school, email), begun: begun.data?.id ?? '' };
  }
  const kept = async () => {
    const rows = tables.map((table) => database.rows(`select * from ${table} order by 1`));
    return JSON.stringify(await Promise.all(rows));
  };
  const confirm = async (client: TestClient) => {
    const { access_token } = await sessionOf(client);
    const answer = await fetch(`${school.address}/auth/v1/password-confirmation`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${access_token}` },
      body: JSON.stringify({ password: PASSWORD }),
    });
    const error = answer.ok ? null : { code: (await answer.json()).code };
    return { error };
  };

  test.skipIf(isMissing(kind))('ends no other session and changes nothing', async () => {
    const { owner, stranger, begun } = await guarded();
    const before = await kept();
    const attempts: Record<string, () => Promise<{ error: { code?: string | undefined } | null }>> =
      {
        'says something about itself': () => stranger.updateUser({ data: { school: 'gone' } }),
        'asks for another address': () => stranger.updateUser({ email: newEmail() }),
        'sets another password': () => stranger.updateUser({ password: 'quiet river stones' }),
        'begins a second factor': () => stranger.mfa.enroll({ factorType: 'totp' }),
        'drops one that was begun': () => stranger.mfa.unenroll({ factorId: begun }),
        'makes itself fresh': () => confirm(stranger),
      };
    for (const [what, attempt] of Object.entries(attempts)) {
      const { error } = await attempt();
      expect.soft(error?.code, what).toBe('insufficient_aal');
      expect.soft(await kept(), what).toBe(before);
    }
    const { access_token } = await sessionOf(stranger);
    for (const scope of ['others', 'global'] as const) {
      const { error } = await stranger.admin.signOut(access_token, scope);
      expect.soft(error?.status, scope).toBe(401);
      expect.soft(await kept(), scope).toBe(before);
    }
    expect((await owner.getUser()).error).toBeNull();
  });

  test.skipIf(isMissing(kind))('ends itself', async () => {
    const { owner, stranger } = await guarded();
    const { access_token } = await sessionOf(stranger);
    expect((await stranger.signOut({ scope: 'local' })).error).toBeNull();
    expect((await stranger.getUser(access_token)).error).toBeTruthy();
    expect((await owner.getUser()).error).toBeNull();
  });
});
