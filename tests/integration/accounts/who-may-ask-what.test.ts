import type { RouteConfigEntry } from '@react-router/dev/routes';
import { decodeJwt, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import routes from '#app/routes.ts';
import { withoutFormTime } from '#forms/form-time.server.ts';
import { audiences, type Caller, callers } from '#tests/support/access-matrix.ts';
import { makeRecords } from '#tests/support/clients/records-of-each-kind.ts';
import { openStaffAccount } from '#tests/support/clients/staff-client.ts';
import { newDatabase, type SchoolDatabase } from '#tests/support/databases/school-database.ts';
import { type HostedSchool, hostSchool } from '#tests/support/hosting/hosted-school.ts';

/** Every address as `app/routes.ts` writes it, with those of the frames around it. */
function pathsOf(entries: readonly RouteConfigEntry[], around = ''): string[] {
  return entries.flatMap(({ path, index, children }) => {
    const whole = path ? `${around}/${path}` : around;
    const own = path || index ? [whole || '/'] : [];
    return [...own, ...pathsOf(children ?? [], whole)];
  });
}

const paths = [...new Set(pathsOf(await routes))].toSorted();
const expected = Object.entries(audiences).flatMap(([name, audience]) =>
  audience.paths.map((path) => ({ name, ...audience, path })),
);
// Signing out comes last: it ends the sessions that the others need.
const cases = expected.toSorted(
  (a, b) => Number(/logout/.test(a.path)) - Number(/logout/.test(b.path)),
);

test('every address of the site has an expectation, and only one', () => {
  expect(
    expected.map(({ path }) => path).toSorted(),
    'tests/support/access-matrix.ts says whose each address of app/routes.ts is',
  ).toEqual(paths);
});

describe('who may ask what', () => {
  let database: SchoolDatabase;
  let school: HostedSchool;
  const tokens: Partial<Record<Caller, string>> = {};
  let withRecords: Awaited<ReturnType<typeof makeRecords>>;

  beforeAll(async () => {
    database = await newDatabase('SQLite');
    school = await hostSchool({ LOG_LEVEL: 'warn' }, database.dataDir);
    const people = {
      guardian: await openStaffAccount(school, database.rows),
      admissions: await openStaffAccount(school, database.rows, 'admissions'),
      recruitment: await openStaffAccount(school, database.rows, 'recruitment'),
      editor: await openStaffAccount(school, database.rows, 'editor'),
      administrator: await openStaffAccount(school, database.rows, 'administrator'),
    };
    for (const [caller, { token }] of Object.entries(people)) tokens[caller as Caller] = token;
    tokens.forger = await forge(people.administrator.token);
    withRecords = await makeRecords(school, database, people);
  }, 60_000);
  afterAll(async () => {
    await school.remove();
    await database.remove();
  });

  function ask(path: string, { method = 'GET', caller = 'nobody' as Caller, body = '' } = {}) {
    const token = tokens[caller];
    return fetch(school.address + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(method !== 'GET' && { 'Content-Type': 'application/json' }),
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      ...(method !== 'GET' && { body: body || '{}' }),
    });
  }

  /** The server says itself which methods an address has. */
  async function methodsOf(path: string): Promise<string[]> {
    // A method that the address has not; no address has both of these.
    const answers = await Promise.all(['PATCH', 'PUT'].map((method) => ask(path, { method })));
    const answer = answers.find(({ status }) => status === 405) ?? answers[0];
    expect(answer?.status).toBe(405);
    return (answer?.headers.get('Allow') ?? '')
      .split(', ')
      .filter((method) => method && method !== 'HEAD');
  }

  test.each(cases)('$path is for $name', async ({ path: pattern, letsIn, isShell }) => {
    const path = withRecords(pattern);
    const methods = pattern.endsWith('*') ? ['GET'] : await methodsOf(path);
    expect(methods).not.toEqual([]);
    for (const method of methods) {
      const answers = await Promise.all(
        callers.map(async (caller) => {
          const answer = await ask(path, { method, caller });
          return { caller, status: answer.status, text: await answer.text() };
        }),
      );
      for (const { caller, status, text } of answers) {
        const said = `${method} by ${caller}: ${status} ${text.slice(0, 200)}`;
        if (!letsIn.includes(caller))
          expect([status, said]).toEqual([refusalTo(caller, pattern, letsIn), said]);
        else if (letsIn.length < callers.length) expect(isLetIn(status, text), said).toBe(true);
        else expect([status, said]).toEqual([answers[0]?.status, said]);
        if (isShell) expect(sameForAll(text)).toBe(sameForAll(answers[0]?.text ?? ''));
        expect(status, said).toBeLessThan(500);
      }
    }
  });
});

function isLetIn(status: number, text: string): boolean {
  // A second factor, a passkey or a session that nobody has is not found by whoever is let in, either.
  const isOfNobody = /mfa_factor_not_found|passkey_not_found|no_such_session/.test(text);
  return ![401, 403].includes(status) && (status !== 404 || isOfNobody);
}

function refusalTo(caller: Caller, path: string, letsIn: readonly Caller[]): number {
  if (letsIn.length === 0) return 404;
  if (caller === 'nobody') return 401;
  // The accounts' protocol has a status of its own for a token that is none of ours.
  if (caller === 'forger') return path.startsWith('/auth/') ? 403 : 401;
  return 404;
}

/** A document without what each answer has of its own. */
function sameForAll(html: string): string {
  return withoutFormTime(html).replaceAll(/nonce="[^"]*"|formTime\\",\\"[^\\]*/g, '');
}

/** The administrator's own words, signed with another key. */
async function forge(token: string): Promise<string> {
  return new SignJWT(decodeJwt(token))
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new TextEncoder().encode('a key that the forger has made up'));
}
