import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { StaffIn } from '#desk/require-room.server.ts';
import { type Role, roles } from '#desk/roles.ts';
import { verifyLink } from '#features/accounts/mail-links/verify-link.server.ts';
import { enrollFactor } from '#features/accounts/second-factor/factors.server.ts';
import {
  challengeFactor,
  verifyFactor,
} from '#features/accounts/second-factor/verify-factor.server.ts';
import {
  type AuthorizedAccount,
  findSignedIn,
  requireAccount,
  requireRole,
} from '#features/accounts/sessions/authorization.server.ts';
import { refreshSession } from '#features/accounts/sessions/refresh-session.server.ts';
import { signUp } from '#features/accounts/sign-up.server.ts';
import { createFirstAdministrator, createStaffMember } from '#features/accounts/staff.server.ts';
import {
  follow,
  newClient,
  newEmail,
  PASSWORD,
  sessionOf,
} from '#tests/support/clients/account-client.ts';
import {
  getSession,
  newAccount,
  newStaffAccount,
  openTestAccounts,
  requestWith,
  type TestAccounts,
} from '#tests/support/clients/account-services.ts';
import { storiesOn } from '#tests/support/clients/accounts-on-each-store.ts';
import {
  isMissing,
  newDatabase,
  type SchoolDatabase,
  storeKinds,
} from '#tests/support/databases/school-database.ts';
import { type RunningSchool, runSchool } from '#tests/support/running-school.ts';
import { codeNow } from '#tests/support/stubs/authenticator-app.ts';

const run = promisify(execFile);

/** `npm run staff:create` beside the running school. */
function createStaff(settings: Record<string, string>, ...options: string[]) {
  return run(process.execPath, ['scripts/create-staff.ts', ...options], {
    env: { ...process.env, ...settings },
  });
}

const statusOf = async (check: Promise<unknown>) => {
  try {
    await check;
    return 200;
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    return thrown.status;
  }
};

describe.each(storeKinds)('staff on %s', (kind) => {
  let database: SchoolDatabase;
  let school: RunningSchool;
  let accounts: TestAccounts;

  beforeAll(async () => {
    if (isMissing(kind)) return;
    database = await newDatabase(kind);
    school = await runSchool({ LOG_LEVEL: 'warn', ...database.settings }, database.dataDir);
    accounts = await openTestAccounts(database);
  });
  afterAll(async () => {
    await accounts?.store.close();
    await school?.stop();
    await database?.remove();
  });

  const story = storiesOn(kind);

  const newStaff = (...own: Role[]) => newStaffAccount(accounts, ...own);

  story('the command gives an account, a role and a link that sets the password once', async () => {
    const settings = {
      ...database.settings,
      DATA_DIR: database.dataDir,
      PUBLIC_URL: school.address,
    };
    const email = newEmail('secretary');
    const { stdout } = await createStaff(settings, '--email', email, '--role', 'admissions');
    const link = /http\S+/.exec(stdout)?.[0] ?? '';
    const { path, said } = await follow(link);
    expect(path).toBe('/new-password');
    expect(said.get('type')).toBe('invite');
    const client = newClient(school);
    await client.setSession({
      access_token: said.get('access_token') ?? '',
      refresh_token: said.get('refresh_token') ?? '',
    });
    const { data, error } = await client.updateUser({ password: PASSWORD });
    expect(error).toBeNull();
    expect(data.user?.app_metadata.roles).toEqual(['admissions']);
    expect((await follow(link)).said.get('error_code')).toBe('otp_expired');

    await client.signInWithPassword({ email, password: PASSWORD });
    const { access_token } = await sessionOf(client);
    const bearer = { Authorization: `Bearer ${access_token}` };
    const answer = await fetch(`${school.address}/api/staff/account`, { headers: bearer });
    expect(await answer.json()).toEqual({
      email,
      roles: ['admissions'],
      hasSecondFactor: false,
      names: {},
    });

    await createStaff(settings, '--email', email.toUpperCase(), '--role', 'editor');
    const both = await fetch(`${school.address}/api/staff/account`, { headers: bearer });
    expect(await both.json()).toMatchObject({ roles: ['admissions', 'editor'] });
  });

  story('the command says what it does not understand', async () => {
    const settings = { ...database.settings, DATA_DIR: database.dataDir };
    for (const [options, words] of [
      [[], 'Usage'],
      [['--email', 'a@mail.example'], 'Usage'],
      [['--email', 'a@mail.example', '--role', 'king'], 'Usage'],
      [['--email', 'a@mail.example', '--role', 'editor', '--more'], 'Usage'],
      [['--email', 'nowhere', '--role', 'editor'], 'not an email address'],
    ] as const) {
      const failed = createStaff(settings, ...options);
      await expect(failed).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringContaining(words),
      });
    }
  });

  story('each role opens its own doors and no other', async () => {
    for (const own of roles) {
      const { session } = await newStaff(own);
      const request = requestWith(session.access_token);
      for (const asked of roles) {
        const status = await statusOf(requireRole(request, accounts, [asked]));
        expect(status, `${own} at ${asked}`).toBe(own === asked ? 200 : 404);
      }
      expect(await statusOf(requireRole(request, accounts, roles))).toBe(200);
    }
    const several = await newStaff('admissions', 'recruitment');
    const request = requestWith(several.session.access_token);
    expect(await statusOf(requireRole(request, accounts, ['recruitment']))).toBe(200);
    expect(await statusOf(requireRole(request, accounts, ['administrator']))).toBe(404);
  });

  story('a guardian finds no desk, and nobody finds anything without a session', async () => {
    const { session } = await newAccount(accounts);
    expect(await statusOf(requireRole(requestWith(session.access_token), accounts, roles))).toBe(
      404,
    );
    expect(await statusOf(requireAccount(requestWith(session.access_token), accounts))).toBe(200);
    for (const token of [undefined, 'x', `${session.access_token}x`]) {
      expect(await statusOf(requireRole(requestWith(token), accounts, roles))).toBe(401);
      expect(await statusOf(requireAccount(requestWith(token), accounts))).toBe(401);
    }
    for (const path of ['/api/staff/account', '/api/portal/applications']) {
      const answer = await fetch(school.address + path);
      expect(answer.status).toBe(401);
      expect(answer.headers.get('Content-Type')).toBe('application/problem+json');
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
    }
  });

  story('a role that is taken away is gone at the next request', async () => {
    const { session } = await newStaff('editor');
    const request = requestWith(session.access_token);
    expect(await statusOf(requireRole(request, accounts, ['editor']))).toBe(200);
    await accounts.store.write((transaction) =>
      transaction.deleteFrom('staff_members').where('account_id', '=', session.user.id).execute(),
    );
    expect(await statusOf(requireRole(request, accounts, ['editor']))).toBe(404);
  });

  story('a second factor is asked for where it is set up, or required', async () => {
    const { email, session } = await newStaff('editor');
    const strict = { ...accounts, isSecondFactorRequired: true };
    expect(await statusOf(requireRole(requestWith(session.access_token), strict, ['editor']))).toBe(
      403,
    );
    const signedIn = await findSignedIn(requestWith(session.access_token), accounts);
    if (typeof signedIn === 'string') throw new Error(signedIn);
    const factor = await enrollFactor(accounts, signedIn, { friendlyName: 'Phone' });
    if (factor.outcome === 'refused') throw new Error(factor.refusal.code);
    const challenge = await challengeFactor(accounts, signedIn, factor.value.id);
    if (challenge.outcome === 'refused') throw new Error(challenge.refusal.code);
    const lifted = await verifyFactor(accounts, signedIn, {
      factorId: factor.value.id,
      challengeId: challenge.value.id,
      code: codeNow(factor.value.totp.secret, 0, accounts.clock.now()),
    });
    if (lifted.outcome === 'refused') throw new Error(lifted.refusal.code);
    const strong = requestWith(lifted.value.access_token);
    expect(await statusOf(requireRole(strong, strict, ['editor']))).toBe(200);

    const weak = requestWith((await getSession(accounts, email)).access_token);
    expect(await statusOf(requireRole(weak, accounts, ['editor']))).toBe(403);
    expect(await statusOf(requireAccount(weak, accounts))).toBe(403);
    await createStaffMember(accounts, { email, roles: ['editor'], forgetsSecondFactor: true });
    // Whoever stood at that door with the password alone does not walk in now.
    expect(await statusOf(requireRole(weak, accounts, ['editor']))).toBe(401);
    const anew = requestWith((await getSession(accounts, email)).access_token);
    expect(await statusOf(requireRole(anew, accounts, ['editor']))).toBe(200);
  });

  story('who works here signs in again each morning', async () => {
    const { session } = await newStaff('editor');
    accounts.wait(12 * 60 * 60_000 + 1);
    const refreshed = await refreshSession(accounts, session.refresh_token);
    expect(refreshed).toMatchObject({ refusal: { code: 'session_expired' } });
  });

  story('a stranger’s password does not wait for the invitation', async () => {
    const email = newEmail('future-head');
    await signUp(accounts, accounts.sender, { email, password: PASSWORD, data: {} });
    const created = await createStaffMember(accounts, { email, roles: ['administrator'] });
    if (created.outcome !== 'created') throw new Error(created.outcome);
    const token = new URL(created.link).searchParams.get('token') ?? '';
    const { outcome } = await verifyLink(accounts, { kind: 'invite', token });
    expect(outcome).toBe('done');
    await expect(getSession(accounts, email)).rejects.toThrow('invalid_credentials');
  });

  story('the first administrator gets a link as long as there is none', async () => {
    await accounts.store.write((transaction) => transaction.deleteFrom('staff_members').execute());
    const [first, other] = [newEmail('head'), newEmail('office')];
    const tokenOf = (link: string | undefined) =>
      new URL(link ?? '').searchParams.get('token') ?? '';
    const link = await createFirstAdministrator(accounts, { named: undefined, school: first });
    expect(link).toContain('/account/link?token=');
    // Another process that starts meanwhile, and the start of tomorrow: the link that was found first stays good.
    for (const school of [other, first]) {
      accounts.wait(1000);
      expect(await createFirstAdministrator(accounts, { named: undefined, school })).toBeDefined();
    }
    const invited = await accounts.store.read
      .selectFrom('staff_invitations')
      .innerJoin('accounts', 'accounts.id', 'account_id')
      .select('email')
      .where('role', '=', 'administrator')
      .where('email', 'in', [first, other])
      .execute();
    expect(invited).toEqual([{ email: first }]);
    const { outcome } = await verifyLink(accounts, { kind: 'invite', token: tokenOf(link) });
    expect(outcome).toBe('done');
    expect(await createFirstAdministrator(accounts, { named: other, school: first })).toBe(
      undefined,
    );
  });
});

test.each(['error', 'silent'])(
  'with LOG_LEVEL=%s each start prints a link until there is an administrator',
  async (LOG_LEVEL) => {
    const settings = { LOG_LEVEL, FIRST_ADMINISTRATOR: 'head@mail.example' };
    const linkIn = (school: RunningSchool) => {
      const line = school
        .output()
        .split('\n')
        .find((one) => one.includes('/account/link'));
      return line && new URL(JSON.parse(line).link).searchParams.get('token');
    };
    const school = await runSchool(settings);
    try {
      await vi.waitFor(() => expect(linkIn(school)).toBeTruthy(), 30_000);
      expect(school.output()).not.toContain('@');
      await school.stop();
      const later = await runSchool(settings, school.dataDir);
      await vi.waitFor(() => expect(linkIn(later)).toBeTruthy(), 30_000);
      expect(linkIn(later)).not.toBe(linkIn(school));
      const { address } = later;
      const taken = await follow(`${address}/account/link?token=${linkIn(school)}&type=invite`);
      expect(taken.said.get('type')).toBe('invite');
      await later.stop();
      const last = await runSchool(settings, school.dataDir);
      await last.stop();
      expect(last.output()).not.toContain('/account/link');
    } finally {
      await school.remove();
    }
  },
);

/** Forgetting the check, or making the wrong one, does not compile. */
test('what a command asks for only the right check can give', () => {
  const admit = (_by: StaffIn<'enrollment'>) => {};
  const show = (_to: AuthorizedAccount) => {};
  const compiled = (
    account: AuthorizedAccount,
    enrollment: StaffIn<'enrollment'>,
    messages: StaffIn<'messages'>,
  ) => {
    admit(enrollment);
    show(account);
    // @ts-expect-error the check of another room with the same roles
    admit(messages);
    // @ts-expect-error the check of an account
    admit(account);
    // @ts-expect-error made by hand
    admit({ accountId: 'x', email: 'x', roles: ['admissions'], room: 'enrollment' });
    // @ts-expect-error made by hand
    show({ accountId: 'x', email: 'x', roles: [], isChecked: true });
  };
  expect(compiled).toBeTypeOf('function');
});
