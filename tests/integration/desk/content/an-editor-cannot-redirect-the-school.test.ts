import { describe, expect, test } from 'vitest';
import type { PartToEdit } from '#features/publishing/versions.server.ts';
import { sessionOf, signInAs } from '#tests/support/clients/account-client.ts';
import {
  CONTENT_API,
  type EditedSchool,
  editedSchoolOn,
} from '#tests/support/clients/edited-school.ts';
import { openStaffAccount, type StaffClient } from '#tests/support/clients/staff-client.ts';
import { isMissing, storeKinds } from '#tests/support/databases/school-database.ts';
import { mailsIn, mailTo, openMailLink } from '#tests/support/readers/captured-mail.ts';
import { codeNow } from '#tests/support/stubs/authenticator-app.ts';

const ELSEWHERE = 'money@elsewhere.example';
const THEIR_PHONE = '+260 999 999 999';

for (const kind of storeKinds) {
  describe.skipIf(isMissing(kind))(`where mail and calls about money go, on ${kind}`, () => {
    let opened: EditedSchool;
    editedSchoolOn(kind, (school) => {
      opened = school;
    });
    const ask = (who: Pick<StaffClient, 'post'>, part: string, value: object, version = 0) =>
      who.post(`${CONTENT_API}/${part}`, { change: 'publish', version, value });
    const fieldOf = async (answer: Response) => (await answer.json()).errors[0].field;
    const subjectsTo = (address: string) =>
      mailsIn(opened.school.dataDir)
        .filter(({ to }) => to === address)
        .map(({ subject }) => subject);
    const recordOf = (part: string) =>
      opened.database.rows(
        `select staff_email, act, detail from audit_records where about = 'content ${part}' order by at`,
      );
    /** An administrator who has just turned a second factor on. */
    async function newAdministrator(): Promise<StaffClient> {
      const staff = await openStaffAccount(opened.school, opened.database.rows, 'administrator');
      const client = await signInAs(opened.school, staff.email);
      const { data } = await client.mfa.enroll({ factorType: 'totp' });
      if (!data) throw new Error('no factor');
      const code = codeNow(data.totp.secret);
      await client.mfa.challengeAndVerify({ factorId: data.id, code });
      const { access_token: token } = await sessionOf(client);
      const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
      return {
        ...{ ...staff, token },
        get: (path) => fetch(`${opened.school.address}${path}`, { headers }),
        post: (path, body) =>
          fetch(`${opened.school.address}${path}`, {
            ...{ method: 'POST', headers, body: JSON.stringify(body) },
          }),
      };
    }
    /** A change is made only once everybody's letter about it has left. */
    const restart = async () => {
      const waiting = () =>
        opened.database.rows(`select id from outgoing_mails where status = 'waiting'`);
      await expect.poll(waiting).toEqual([]);
      await opened.startAgain();
    };
    const pageOf = async (path: string) => (await fetch(`${opened.school.address}${path}`)).text();

    test('an editor who publishes the office or the fees changes none of it', async () => {
      for (const [part, theirs] of [
        ['office', { email: ELSEWHERE, admissionsEmail: ELSEWHERE, phone: THEIR_PHONE }],
        ['fees', { ways: [`Pay to ${THEIR_PHONE}`] }],
      ] as const) {
        const { version, value } = await opened.partOf(part);
        await opened.editor.post(`${CONTENT_API}/${part}`, {
          change: 'publish',
          version,
          value: { ...value, ...theirs },
        });
      }
      const pages = (await pageOf('/contact')) + (await pageOf('/parents/fees'));
      expect(pages).not.toContain(ELSEWHERE);
      expect(pages).not.toContain(THEIR_PHONE);
    });

    test('nor does an editor who asks for it by name, or brings an old version back', async () => {
      const { version, value } = await opened.partOf('contacts');
      expect(version).toBe(0);
      for (const part of ['contacts', 'ways-to-pay', 'ways-to-pay-meals'])
        for (const change of [
          { change: 'publish', version, value: { ...value, email: ELSEWHERE } },
          { change: 'restore', version, to: 0 },
          { change: 'takeBack', id: 'any' },
        ])
          expect((await opened.editor.post(`${CONTENT_API}/${part}`, change)).status).toBe(422);
      const { version: before, value: office } = await opened.partOf('office');
      // As it was published before the addresses had a part of their own.
      const old = JSON.stringify({ ...office, ...value, email: ELSEWHERE, phone: THEIR_PHONE });
      await opened.database.rows(
        `insert into content_versions (id, part, number, value, published_at, staff_email)
         values ('old', 'office', ${before + 1}, '${old}', '2026-01-01T00:00:00.000Z', '')`,
      );
      expect((await ask(opened.editor, 'office', office, before + 1)).status).toBe(200);
      const restored = { change: 'restore', version: before + 2, to: before + 1 };
      expect((await opened.editor.post(`${CONTENT_API}/office`, restored)).status).toBe(200);
      const page = await pageOf('/contact');
      expect(page).not.toContain(ELSEWHERE);
      expect(page).not.toContain(THEIR_PHONE);
      expect(page).toContain('office@');
    });

    test('an administrator needs a second factor, shown within the last quarter of an hour', async () => {
      const { value } = await opened.partOf('contacts');
      const asked = { ...value, email: ELSEWHERE };
      const plain = await openStaffAccount(opened.school, opened.database.rows, 'administrator');
      expect(await fieldOf(await ask(plain, 'contacts', asked))).toBe('noSecondFactor');
      const stale = await newAdministrator();
      await opened.database.rows(
        `update sessions set methods = '[{"method":"password","timestamp":9999999999},{"method":"totp","timestamp":1700000000}]'
         where account_id = '${stale.accountId}' and aal = 'aal2'`,
      );
      expect(await fieldOf(await ask(stale, 'contacts', asked))).toBe('secondFactor');
      expect((await opened.partOf('contacts')).waiting).toBeUndefined();
    });

    test('what is asked for waits; the mailboxes from before get a link that stops it once', async () => {
      const { value } = (await opened.partOf('contacts')) as {
        value: Record<string, string>;
      } & PartToEdit;
      const administrator = await newAdministrator();
      const colleague = await newAdministrator();
      expect((await ask(administrator, 'contacts', { ...value, phone: 7 })).status).toBe(422);
      expect((await ask(administrator, 'contacts', value)).status).toBe(422);
      const asked = { ...value, email: ELSEWHERE, phone: THEIR_PHONE };
      expect((await ask(administrator, 'contacts', asked, 3)).status).toBe(409);
      const atOnce = await Promise.all([
        ask(administrator, 'contacts', asked),
        ask(colleague, 'contacts', { ...value, phone: THEIR_PHONE }),
      ]);
      expect(atOnce.map(({ status }) => status).sort()).toEqual([200, 422]);
      expect(await pageOf('/contact')).not.toContain(THEIR_PHONE);

      const { waiting } = await opened.partOf('contacts');
      const due = Date.parse(waiting?.takesEffectAt ?? '');
      expect(Math.abs(due - Date.now() - 24 * 3_600_000)).toBeLessThan(60_000);
      const listed = await (await opened.editor.get(CONTENT_API)).json();
      expect(JSON.stringify(listed.parts)).toContain(waiting?.takesEffectAt);
      const today = await (await opened.editor.get('/api/staff/today')).json();
      expect(JSON.stringify(today.lines)).toContain('a change takes effect on');

      const SUBJECT = 'Mail addresses and phones: a change is waiting';
      const letter = await mailTo(opened.school.dataDir, value.email ?? '', SUBJECT);
      for (const to of [value.admissionsEmail ?? '', administrator.email, colleague.email])
        await mailTo(opened.school.dataDir, to, SUBJECT);
      expect(subjectsTo(ELSEWHERE)).toEqual([]);
      const says = letter.text.replace(/\s+/g, ' ');
      expect(says).toContain(`Phone: ${value.phone} until now, then ${THEIR_PHONE}`);
      const [record] = (await recordOf('contacts')) as { detail: string }[];
      expect(record?.detail).toContain(`Phone: ${value.phone} until now, then ${THEIR_PHONE}`);

      const [link = ''] = letter.links;
      expect((await openMailLink(`${link}x`)).status).toBe(410);
      const page = await openMailLink(link);
      expect(await page.text()).toContain('Stop the change</button>');
      expect((await opened.partOf('contacts')).waiting).toBeDefined();
      const press = () =>
        fetch(`${opened.school.address}/stop-change`, {
          method: 'POST',
          body: new URLSearchParams({ token: new URL(link).searchParams.get('token') ?? '' }),
        });
      const pressed = await Promise.all([press(), press()]);
      expect(pressed.map(({ status }) => status).sort()).toEqual([200, 410]);
      expect(await (await press()).text()).toContain('This link no longer works.');
      expect((await opened.partOf('contacts')).waiting).toBeUndefined();
      await mailTo(opened.school.dataDir, value.email ?? '', 'the change was stopped');
      expect((await recordOf('contacts')).at(-1)).toMatchObject({
        staff_email: 'the link in a mail',
      });
    });

    test('it is made after its day, also by a process that was not there; not by who lost the role, nor long after', async () => {
      const administrator = await newAdministrator();
      const { value } = (await opened.partOf('contacts')) as {
        value: Record<string, string>;
      } & PartToEdit;
      const NEW = 'office@new.example';
      const wait = (part: string, hours: number) =>
        opened.database.rows(
          `update waiting_content_changes set takes_effect_at = '${new Date(Date.now() - hours * 3_600_000).toISOString()}'
           where part = '${part}'`,
        );
      const asked = { ...value, email: NEW, whatsapp: '+260 97 000 0000' };
      expect((await ask(administrator, 'contacts', asked)).status).toBe(200);
      const pay = { ways: ['At the office'] };
      expect((await ask(administrator, 'ways-to-pay', pay)).status).toBe(200);
      const { waiting } = await opened.partOf('ways-to-pay');
      const back = { change: 'takeBack', id: waiting?.id };
      expect((await administrator.post(`${CONTENT_API}/ways-to-pay`, back)).status).toBe(200);
      expect((await administrator.post(`${CONTENT_API}/ways-to-pay`, back)).status).toBe(404);
      expect((await ask(administrator, 'ways-to-pay', pay)).status).toBe(200);
      await mailTo(
        opened.school.dataDir,
        value.email ?? '',
        'Ways to pay school fees: a change is waiting',
      );
      await wait('contacts', 1);
      await wait('ways-to-pay', 25);
      await restart();
      await expect.poll(() => pageOf('/contact')).toContain(NEW);
      expect((await opened.partOf('contacts')).versions[0]).toMatchObject({
        ...{ number: 1, staffEmail: administrator.email },
      });
      for (const to of [value.email ?? '', NEW, administrator.email])
        await mailTo(opened.school.dataDir, to, 'this has changed');
      const { headers } = await mailTo(opened.school.dataDir, NEW, 'this has changed');
      expect(headers['reply-to']).toContain(NEW);
      await mailTo(opened.school.dataDir, administrator.email, 'the change was not made');
      expect(await pageOf('/parents/fees')).not.toContain('At the office');
      expect(await opened.partOf('ways-to-pay')).toMatchObject({ version: 0 });

      expect((await ask(administrator, 'ways-to-pay', pay)).status).toBe(200);
      await mailTo(opened.school.dataDir, NEW, 'Ways to pay school fees: a change is waiting');
      await wait('ways-to-pay', 1);
      await opened.database.rows(
        `delete from staff_members where account_id = '${administrator.accountId}'`,
      );
      await restart();
      await expect.poll(async () => (await opened.partOf('ways-to-pay')).waiting).toBeUndefined();
      expect(await opened.partOf('ways-to-pay')).toMatchObject({ version: 0 });
    });
  });
}
