import type { RouteConfigEntry } from '@react-router/dev/routes';
import { decodeJwt, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import routes from '#app/routes.ts';
import { withoutFormTime } from '#forms/form-time.server.ts';
import { audiences, type Caller, callers } from '#tests/support/access-matrix.ts';
import { newAccessCode } from '#tests/support/clients/access-code.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { sendJobApplication } from '#tests/support/clients/send-job-application.ts';
import { newPicture, sendPicture } from '#tests/support/clients/send-picture.ts';
import { openStaffAccount, type StaffClient } from '#tests/support/clients/staff-client.ts';
import { newDatabase, type SchoolDatabase } from '#tests/support/databases/school-database.ts';
import { type HostedSchool, hostSchool } from '#tests/support/hosting/hosted-school.ts';
import { documentForm, samplePng } from '#tests/support/samples/document-forms.ts';
import { sampleVolunteer } from '#tests/support/samples/sample-forms.ts';
import { samplePayment } from '#tests/support/samples/sample-payment.ts';
import { jpegOfSize, smallJpeg } from '#tests/support/samples/sample-pictures.ts';
import { fileOf, samplePdf } from '#tests/support/samples/sample-resumes.ts';

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
  /** What stands for a parameter, by what comes before it in the address. */
  const records: [before: RegExp, record: string][] = [];

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
    await makeRecords(people.guardian, people.editor);
  }, 60_000);
  afterAll(async () => {
    await school.remove();
    await database.remove();
  });

  async function makeRecords(guardian: StaffClient, editor: StaffClient) {
    const referenceOf = async (asked: Promise<Response>) =>
      ((await (await asked).json()) as { reference: string }).reference;
    const send = (path: string, body: object) =>
      referenceOf(ask(path, { method: 'POST', body: JSON.stringify(body) }));
    const message = { name: 'Ruth', email: 'r@mail.example', subject: 'A', message: 'B' };
    const application = await referenceOf(sendApplication(school.address));
    const code = await newAccessCode(database.rows, application);
    expect((await guardian.post('/api/portal/links', { code })).status).toBe(200);
    const id = crypto.randomUUID();
    const form = documentForm(samplePng, 'a.png', { id });
    expect((await editor.post('/api/staff/documents', form)).status).toBe(200);
    const portrait = new FormData();
    portrait.set('kind', 'portrait');
    portrait.set('file', fileOf(Buffer.from(jpegOfSize(320, 400)), 'portrait.jpg'));
    const { digest } = await (await editor.post('/api/staff/content-photographs', portrait)).json();
    const letter = { subject: 'A', text: 'B' };
    const issue = await (await editor.post('/api/staff/newsletters', { letter })).json();
    const { pass } = await (
      await guardian.get(`/api/portal/applications/${application}/papers`)
    ).json();
    const picture = newPicture(pass, 'birth-record', smallJpeg);
    expect((await sendPicture(school.address, picture)).status).toBe(201);
    const [mail] = await database.rows(
      "select id from outgoing_mails where kind like 'enrollment-%' limit 1",
    );
    records.push(
      [/job-applications\/$/, await referenceOf(sendJobApplication(school.address, samplePdf()))],
      [/applications\/$|families\/$/, application],
      [/messages\/$/, await send('/api/contact-messages', message)],
      [/(parents|parent-forms)\/$/, await send('/api/volunteer-applications', sampleVolunteer)],
      [/(meals|meal-payments)\/$/, await send('/api/meal-payments', samplePayment)],
      [/papers\/$/, picture.key],
      [/documents\/$/, id],
      [/content-photographs\/$/, digest],
      [/newsletters\/$/, issue.id],
      [/mail\/$/, mail?.id ?? ''],
      [/content\/$/, 'news'],
      [/events\/$/, '2026'],
      [/calendar\/$/, '2026.ics'],
      [/^\/forms\/$/, 'enrollment-form.pdf'],
      [/factors\/$/, id],
    );
  }

  function withRecords(path: string): string {
    return path.replace(/:\w+|\*$/g, (_, at) => {
      const before = path.slice(0, at);
      return records.find(([pattern]) => pattern.test(before))?.[1] ?? 'nothing-here';
    });
  }

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
    const answer = await ask(path, { method: 'PATCH' });
    expect(answer.status).toBe(405);
    return (answer.headers.get('Allow') ?? '')
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
  // A second factor that nobody has is not found by whoever is let in, either.
  return ![401, 403].includes(status) && (status !== 404 || text.includes('mfa_factor_not_found'));
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
