import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import {
  newDatabase,
  presentStoreKinds,
  type SchoolDatabase,
} from '#tests/support/databases/school-database.ts';
import { type HostedSchool, hostSchool } from '#tests/support/hosting/hosted-school.ts';
import { mailsIn, mailTo, saidIn } from '#tests/support/readers/captured-mail.ts';
import { fileOf, samplePdf } from '#tests/support/samples/sample-resumes.ts';

const ADMISSIONS = 'admissions@tenmiles.example';
const OFFICE = 'office@tenmiles.example';

describe.each(presentStoreKinds())('every submission is told of by mail, on %s', (kind) => {
  let database: SchoolDatabase;
  let school: HostedSchool;
  beforeAll(async () => {
    database = await newDatabase(kind);
    school = await hostSchool({ ...database.settings, LOG_LEVEL: 'info' }, database.dataDir);
  });
  afterAll(async () => {
    await school.remove();
    await database.remove();
  });

  const sentTo = (address: string, subject: string) => mailTo(school.dataDir, address, subject);
  const queued = async (kinds: string) =>
    (await database.rows(`select * from outgoing_mails where kind like '${kinds}'`)).length;

  test('an application for a place: a receipt to the family, a notice to the office', async () => {
    const key = randomUUID();
    const answers = {
      parent1Email: 'receipt@mail.example',
      previousSchool: 'Bonaventure',
      additionalInfo: 'Peanuts <b>make</b> her ill',
    };
    const answer = await sendApplication(school.address, answers, { 'Idempotency-Key': key });
    const { reference } = (await answer.json()) as { reference: string };
    const receipt = await sentTo('receipt@mail.example', 'we have your enrollment application');
    expect(receipt.subject).toContain(reference);
    expect(receipt.text).toContain(reference);
    const [status, family, ...others] = receipt.links;
    expect(status).toBe(`${school.address}/status`);
    expect(family).toContain(`${school.address}/status/family?token=`);
    expect(others).toEqual([]);
    expect(receipt.text).toContain('This is about M., Grade 1.');
    expect(receipt.html).toContain(`href="${school.address}/status"`);
    expect(receipt.headers['auto-submitted']).toBe('auto-generated');
    const notice = await sentTo(ADMISSIONS, reference);
    expect(notice.links).toEqual([`${school.address}/staff/enrollment-applications`]);
    for (const mail of [receipt, notice]) {
      expect(saidIn(mail)).not.toMatch(/Mutinta|Hamoonga|Choolwe|2020|Bonaventure|Peanuts|260 97/);
    }

    const before = await queued('enrollment-%');
    await sendApplication(school.address, answers, { 'Idempotency-Key': key });
    expect(await queued('enrollment-%')).toBe(before);
  });

  test('an address that cannot be written to costs the family nothing; the office hears of it', async () => {
    for (const parent1Email of ['no address', 'a@mail.example, b@mail.example']) {
      const answer = await sendApplication(school.address, { parent1Email });
      expect(answer.status).toBe(201);
      const { reference } = (await answer.json()) as { reference: string };
      await sentTo(ADMISSIONS, reference);
      const rows = await database.rows(
        `select recipient from outgoing_mails where about = '${reference}'`,
      );
      expect(rows).toEqual([{ recipient: ADMISSIONS }]);
    }
  });

  test('somebody whose address others type again and again is soon left in peace', async () => {
    const parent1Email = 'Stranger@mail.example';
    for (let time = 1; time <= 12; time++) {
      const answer = await sendApplication(school.address, { parent1Email });
      expect(answer.status).toBe(201);
    }
    const rows = await database.rows(
      "select id from outgoing_mails where recipient_search = 'stranger@mail.example'",
    );
    expect(rows).toHaveLength(10);
  });

  test('an application for a job', async () => {
    const form = new FormData();
    form.set('fullName', 'Natasha Phiri');
    form.set('email', 'candidate@mail.example');
    form.set('position', 'School Counselor');
    form.set('coverLetter', 'I like goats.');
    form.set('resume', fileOf(samplePdf(), 'cv.pdf'));
    const send = (key: string) =>
      fetch(`${school.address}/api/job-applications`, {
        method: 'POST',
        headers: { 'Idempotency-Key': key },
        body: form,
      });
    const key = randomUUID();
    const answer = await send(key);
    expect(answer.status).toBe(201);
    const { reference } = (await answer.json()) as { reference: string };
    const receipt = await sentTo('candidate@mail.example', 'we have your job application');
    expect(receipt.text).toContain(reference);
    const notice = await sentTo(OFFICE, reference);
    expect(notice.links).toEqual([`${school.address}/staff/job-applications`]);
    for (const mail of [receipt, notice]) {
      expect(saidIn(mail)).not.toMatch(/Natasha|Phiri|Counselor|goats|cv\.pdf/);
    }
    await send(key);
    expect(await queued('job-%')).toBe(2);
  });

  test('a message', async () => {
    const body = {
      name: 'Mwansa',
      email: 'writer@mail.example',
      subject: 'A visit\u2028Bcc',
      message: 'May we come?',
    };
    const send = (message: object, key: string) =>
      fetch(`${school.address}/api/contact-messages`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
        body: JSON.stringify(message),
      });
    expect((await send(body, randomUUID())).status).toBe(422);
    const key = randomUUID();
    const answer = await send({ ...body, subject: 'A visit' }, key);
    const { reference } = (await answer.json()) as { reference: string };
    const receipt = await sentTo('writer@mail.example', 'we have your message');
    const notice = await sentTo(OFFICE, reference);
    expect(notice.links).toEqual([`${school.address}/staff/messages`]);
    for (const mail of [receipt, notice]) {
      expect(saidIn(mail)).not.toMatch(/Mwansa|A visit|May we come/);
    }
    await send({ ...body, subject: 'A visit' }, key);
    expect(await queued('message-%')).toBe(2);
  });

  test('the log says where each mail is, and to nobody whose it is', () => {
    expect(mailsIn(school.dataDir).length).toBeGreaterThan(5);
    expect(school.output()).toContain('mail written to a file');
    expect(school.output()).not.toContain('@');
  });
});
