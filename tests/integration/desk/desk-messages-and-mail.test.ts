import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openAccount } from '#tests/support/clients/account-client.ts';
import { sendJobApplication } from '#tests/support/clients/send-job-application.ts';
import { openStaffAccount, type StaffClient } from '#tests/support/clients/staff-client.ts';
import {
  isMissing,
  newDatabase,
  type SchoolDatabase,
  storeKinds,
} from '#tests/support/databases/school-database.ts';
import { mailsIn, mailTo } from '#tests/support/readers/captured-mail.ts';
import { readCsv } from '#tests/support/readers/read-csv.ts';
import { type RunningSchool, runSchool } from '#tests/support/running-school.ts';
import { samplePdf } from '#tests/support/samples/sample-resumes.ts';

const MESSAGES = '/api/staff/messages';
const NEWSLETTERS = '/api/staff/newsletters';
const SCRIPT = '</p><script>alert(1)</script>';

for (const kind of storeKinds) {
  describe.skipIf(isMissing(kind))(`messages, newsletter and mail at the desk on ${kind}`, () => {
    let database: SchoolDatabase;
    let school: RunningSchool;
    let secretary: StaffClient;
    let editor: StaffClient;
    let recruiter: StaffClient;
    let administrator: StaffClient;
    let guardian: StaffClient;
    beforeAll(async () => {
      database = await newDatabase(kind);
      school = await runSchool({ ...database.settings, LOG_LEVEL: 'warn' }, database.dataDir);
      secretary = await openStaffAccount(school, database.rows, 'admissions');
      editor = await openStaffAccount(school, database.rows, 'editor');
      recruiter = await openStaffAccount(school, database.rows, 'recruitment');
      administrator = await openStaffAccount(school, database.rows, 'administrator');
      guardian = await openStaffAccount(school, database.rows);
    });
    afterAll(async () => {
      await school.remove();
      await database.remove();
    });

    async function write(subject: string, email = 'ruth@mail.example', message = SCRIPT) {
      const answer = await fetch(`${school.address}/api/contact-messages`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ name: 'Ruth Banda', email, subject, message }),
      });
      expect(answer.status).toBe(201);
      return (await answer.json()).reference as string;
    }
    const subscriber = (email: string, confirmed = true, left = false) => {
      const at = (is: boolean) => (is ? `'2026-01-05T06:00:00.000Z'` : 'null');
      return database.rows(
        `insert into subscribers (id, email, email_search, subscribed_at, confirmed_at, unsubscribed_at)
         values ('${crypto.randomUUID()}', '${email}', '${email.toLowerCase()}', '2026-01-05T06:00:00.000Z',
         ${at(confirmed)}, ${at(left)})`,
      );
    };

    test('each room is for its own people', async () => {
      const reference = await write('Rooms');
      const doors: [path: string, allowed: StaffClient[]][] = [
        [MESSAGES, [secretary, administrator]],
        [`${MESSAGES}/${reference}`, [secretary, administrator]],
        ['/api/staff/subscribers', [editor, administrator]],
        ['/api/staff/subscribers/sheet/csv', [editor, administrator]],
        ['/api/staff/mail', [secretary, administrator]],
        ['/api/staff/today', [secretary, editor, recruiter, administrator]],
      ];
      for (const [path, allowed] of doors) {
        expect((await fetch(school.address + path)).status, path).toBe(401);
        for (const person of [secretary, editor, recruiter, administrator, guardian]) {
          const { status } = await person.get(path);
          expect(status, path).toBe(allowed.includes(person) ? 200 : 404);
        }
      }
      const posts: [path: string, allowed: StaffClient[]][] = [
        [`${MESSAGES}/${reference}`, [secretary, administrator]],
        [NEWSLETTERS, [editor, administrator]],
        [`${NEWSLETTERS}/${crypto.randomUUID()}`, [editor, administrator]],
        [`/api/staff/mail/${crypto.randomUUID()}`, []],
      ];
      for (const [path, allowed] of posts) {
        expect((await fetch(school.address + path, { method: 'POST' })).status, path).toBe(401);
        for (const person of [secretary, editor, recruiter, administrator, guardian]) {
          const { status } = await person.post(path, {});
          expect(status, path).toBe(allowed.includes(person) ? 422 : 404);
        }
      }
    });

    test('a message is found, read and answered, and a stale answer is not sent', async () => {
      const reference = await write('Re: Fees 100%');
      const { rows } = await (await secretary.get(`${MESSAGES}?q=100%25+banda&status=new`)).json();
      expect(rows).toMatchObject([{ reference, status: 'new', subject: 'Re: Fees 100%' }]);
      const shown = await (await secretary.get(`${MESSAGES}/${reference}`)).json();
      expect(shown).toMatchObject({ status: 'read', version: 2, message: SCRIPT });

      const reply = (version: number, letter: object) =>
        secretary.post(`${MESSAGES}/${reference}`, { change: 'reply', version, letter });
      const letter = { subject: `Re: Fees ${reference}`, text: `Good day,\n\n${SCRIPT}` };
      expect((await reply(1, letter)).status).toBe(409);
      expect((await reply(2, { ...letter, subject: 'x\nBcc: a@b.zm' })).status).toBe(422);
      expect((await reply(2, { ...letter, text: ' ' })).status).toBe(422);
      expect((await reply(2, letter)).status).toBe(200);
      const mail = await mailTo(database.dataDir, 'ruth@mail.example', `Fees ${reference}`);
      expect(mail.text).toContain(SCRIPT);
      expect(mail.html).not.toContain('<script');
      expect(mail.headers).not.toHaveProperty('auto-submitted');
      const answered = await (await secretary.get(`${MESSAGES}/${reference}`)).json();
      expect(answered.status).toBe('answered');
      expect(answered.turns).toMatchObject([
        { side: 'office', subject: letter.subject, words: letter.text },
      ]);

      const status = (version: number, to: string) =>
        secretary.post(`${MESSAGES}/${reference}`, { change: 'status', version, to });
      expect((await status(3, 'new')).status).toBe(422);
      expect((await status(3, 'closed')).status).toBe(200);
      expect((await status(3, 'read')).status).toBe(409);
    });

    test('what is no address of mail gets no answer', async () => {
      const reference = await write('No address', 'at the shop');
      const shown = await (await secretary.get(`${MESSAGES}/${reference}`)).json();
      expect(shown.isAnswerable).toBe(false);
      const change = {
        change: 'reply',
        version: shown.version,
        letter: { subject: 'a', text: 'b' },
      };
      expect((await secretary.post(`${MESSAGES}/${reference}`, change)).status).toBe(422);
    });

    test('subscribers are searched, and their file is safe and true', async () => {
      const addresses = ['+260970@mail.example', '=1+1@mail.example', "'q@mail.example"];
      for (const email of addresses) {
        const sent = await fetch(`${school.address}/api/newsletter-subscriptions`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ email }),
        });
        expect(sent.status).toBe(201);
      }
      const { list } = await (await editor.get('/api/staff/subscribers?q=%2B260970')).json();
      expect(list.rows).toMatchObject([{ email: '+260970@mail.example', status: 'unconfirmed' }]);
      const answer = await editor.get('/api/staff/subscribers/sheet/csv?status=unconfirmed');
      expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
      const text = bytes.toString('utf8');
      expect(text).toContain("\r\n'+260970@mail.example,");
      expect(text).toContain("\r\n'=1+1@mail.example,");
      const [head, ...rows] = readCsv(text);
      expect(head).toEqual(['Email', 'Status', 'Asked for it', 'Confirmed', 'Left']);
      expect(rows.map(([email]) => email)).toEqual(expect.arrayContaining(addresses));
      const acts = await database.rows(`select act from audit_records where about = 'subscribers'`);
      expect(acts).toContainEqual({ act: 'exported' });
    });

    test('a newsletter reaches everybody who has confirmed, once, and nobody else', async () => {
      const people = Array.from({ length: 45 }, (_, at) => `reader-${at}@news.example`);
      for (const email of people) await subscriber(email);
      await subscriber('asked@news.example', false);
      await subscriber('gone@news.example', true, true);
      const subject = `News ${kind}`;
      const letter = {
        subject,
        text: `Dear all,\n\nread [this](https://school.example/a) ${SCRIPT}`,
      };
      const begun = await editor.post(NEWSLETTERS, { letter });
      const { id } = await begun.json();
      const path = `${NEWSLETTERS}/${id}`;
      const issue = await (await editor.get(path)).json();
      expect(issue).toMatchObject({ status: 'draft', version: 1, recipients: people.length });

      const preview = await fetch(school.address + issue.preview);
      expect(preview.headers.get('Content-Security-Policy')).toContain('sandbox');
      const html = await preview.text();
      expect(html).toContain('<a href="https://school.example/a">this</a>');
      expect(html).not.toContain('<script');
      expect((await fetch(`${school.address}${issue.preview}x`)).status).toBe(404);

      expect((await editor.post(path, { change: 'test', version: 1 })).status).toBe(200);
      await mailTo(database.dataDir, editor.email, `Test: ${subject}`);
      expect((await editor.post(path, { change: 'save', version: 1, letter })).status).toBe(200);
      expect((await editor.post(path, { change: 'send', version: 1 })).status).toBe(409);
      const presses = await Promise.all(
        [1, 2, 3].map(() => editor.post(path, { change: 'send', version: 2 })),
      );
      expect(presses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      expect((await editor.post(path, { change: 'remove', version: 3 })).status).not.toBe(200);

      await expect
        .poll(async () => (await (await editor.get(path)).json()).status, { timeout: 30_000 })
        .toBe('sent');
      const sent = () => mailsIn(database.dataDir).filter((mail) => mail.subject === subject);
      await expect.poll(() => sent().length, { timeout: 30_000 }).toBe(people.length);
      expect(new Set(sent().map(({ to }) => to))).toEqual(new Set(people));
      const [mail] = sent();
      expect(mail?.headers['list-unsubscribe']).toMatch(/^<http.*unsubscribe\?token=/);
      expect(mail?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
      expect(new Set(sent().map(({ headers }) => headers['list-unsubscribe'])).size).toBe(
        people.length,
      );
    });

    test('a process that is killed in the middle sends nobody the newsletter twice', async () => {
      const count = 300;
      for (let at = 0; at < count; at++) await subscriber(`cut-${at}@cut.example`);
      const subject = `Cut ${kind}`;
      const { id } = await (
        await editor.post(NEWSLETTERS, { letter: { subject, text: 'Dear all' } })
      ).json();
      const path = `${NEWSLETTERS}/${id}`;
      expect((await editor.post(path, { change: 'send', version: 1 })).status).toBe(200);
      const queued = async () =>
        Number(
          (
            await database.rows(
              `select count(*) as n from newsletter_deliveries where issue_id = '${id}' and queued_at is not null`,
            )
          )[0]?.n,
        );
      await expect.poll(queued, { timeout: 30_000, interval: 5 }).toBeGreaterThan(0);
      await school.stop('SIGKILL');
      const before = await queued();
      school = await runSchool(
        { ...database.settings, LOG_LEVEL: 'warn', PORT: new URL(school.address).port },
        database.dataDir,
      );
      const open = async () =>
        (await database.rows(`select status from newsletter_issues where id = '${id}'`))[0]?.status;
      await expect.poll(open, { timeout: 30_000 }).toBe('sent');
      const mails = await database.rows(
        `select recipient, count(*) as n from outgoing_mails where kind = 'newsletter' and subject = '${subject}' group by recipient`,
      );
      expect(mails.length).toBe(await queued());
      expect(mails.length).toBeGreaterThanOrEqual(count);
      expect(before).toBeLessThan(mails.length);
      expect(mails.every(({ n }) => Number(n) === 1)).toBe(true);
    });

    test('a mail that nobody takes is sent again, and nobody reads the mail of another room', async () => {
      await openAccount(school);
      await sendJobApplication(school.address, samplePdf());
      await write('Dead');
      await mailTo(database.dataDir, 'ruth@mail.example', 'we have your message');
      await database.rows(
        `update outgoing_mails set status = 'dead', reason = '550 no such user', html_part = '<p>x</p>', text_part = 'x'
         where kind in ('message-receipt', 'job-receipt', 'account-confirm-email') or kind like 'account-%'`,
      );
      const list = async (person: StaffClient) =>
        (await (await person.get('/api/staff/mail?status=dead')).json()).rows;
      const seen = await list(secretary);
      expect(seen.length).toBeGreaterThan(0);
      expect(seen[0]).toMatchObject({ reason: '550 no such user' });
      for (const { subject } of seen) expect(subject).toContain('we have your message');
      const id = seen[0].id;
      expect(await (await secretary.get(`/api/staff/mail/${id}`)).json()).toMatchObject({
        text: 'x',
        canBeSentAgain: true,
      });

      const [job] = await database.rows(
        `select id from outgoing_mails where kind = 'job-receipt' and status = 'dead'`,
      );
      expect((await secretary.get(`/api/staff/mail/${job?.id}`)).status).toBe(404);
      expect((await secretary.post(`/api/staff/mail/${job?.id}`, {})).status).toBe(404);
      const [account] = await database.rows(
        `select id from outgoing_mails where kind like 'account-%' and status = 'dead'`,
      );
      const hidden = await (await administrator.get(`/api/staff/mail/${account?.id}`)).json();
      expect(hidden).toMatchObject({ text: '', isHtmlKept: false });
      expect(hidden.preview).toBeUndefined();

      // One that was withheld while it was leaving has no words to send.
      const words = await database.rows(`select text_part from outgoing_mails where id = '${id}'`);
      await database.rows(`update outgoing_mails set text_part = '' where id = '${id}'`);
      expect(await (await secretary.get(`/api/staff/mail/${id}`)).json()).toMatchObject({
        ...{ status: 'dead', canBeSentAgain: false },
      });
      const withheld = await secretary.post(`/api/staff/mail/${id}`, {});
      expect(withheld.status).toBe(422);
      expect((await withheld.json()).detail).toMatch(/withheld/);
      await database.rows(
        `update outgoing_mails set text_part = '${words[0]?.text_part}' where id = '${id}'`,
      );

      const today = await (await secretary.get('/api/staff/today')).json();
      expect(today.lines.map(({ to }: { to: string }) => to)).toContain('/staff/mail?status=dead');
      expect(JSON.stringify(today)).not.toContain('job-applications');
      expect(JSON.stringify(await (await recruiter.get('/api/staff/today')).json())).not.toMatch(
        /enrollment|messages|mail\?/,
      );
      // While nobody could tell who sent it again, it is not sent again.
      await database.rows('alter table audit_records rename to audit_records_away');
      expect((await secretary.post(`/api/staff/mail/${id}`, {})).status).toBe(500);
      await database.rows('alter table audit_records_away rename to audit_records');
      expect((await secretary.post(`/api/staff/mail/${id}`, {})).status).toBe(200);
      expect((await secretary.post(`/api/staff/mail/${id}`, {})).status).toBe(409);
    });
  });
}
