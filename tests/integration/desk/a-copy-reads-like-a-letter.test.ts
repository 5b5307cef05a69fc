import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from '#db/open-store.server.ts';
import { schoolFacts } from '#features/content/school-facts.ts';
import { exportRecords } from '#features/families/export/export-records.server.ts';
import { recordsAnswer } from '#features/families/export/records-answer.server.tsx';
import type { ParentForm } from '#features/parent-form-kinds/parent-form.ts';
import { parentForms } from '#features/parent-form-kinds/parent-forms.ts';
import { jobApplicationStatuses } from '#features/recruitment/job-application-status.ts';
import { candidateHistory } from '#features/recruitment/status-history.server.ts';
import { chosenIn } from '#forms/form-answers.ts';
import { dayMonthYear } from '#lib/dates/plain-date.ts';
import { instantInWords } from '#lib/dates/when-in-words.ts';
import { openFileFolder } from '#lib/files/files.server.ts';
import { createLog } from '#lib/metrics/log.server.ts';
import type { Store } from '#lib/store/store.server.ts';
import { filledIn } from '#lib/text/filled-in.ts';
import { statusReached } from '#tests/support/clients/case-status.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { sendJobApplication } from '#tests/support/clients/send-job-application.ts';
import {
  newDatabase,
  presentStoreKinds,
  type SchoolDatabase,
} from '#tests/support/databases/school-database.ts';
import { fixtureContent } from '#tests/support/fixture-content.ts';
import { type HostedSchool, hostSchool } from '#tests/support/hosting/hosted-school.ts';
import { sampleAnswers } from '#tests/support/samples/sample-answers.ts';
import { sampleFormOf, sendForm } from '#tests/support/samples/sample-forms.ts';
import { sendPayment } from '#tests/support/samples/sample-payment.ts';
import { samplePdf } from '#tests/support/samples/sample-resumes.ts';

/** What only a program reads. */
const FOR_PROGRAMS = ['version', 'assigned_to', 'opening_id', 'resume_sha256', 'resume_type'];
/** What the letter says by the form's own words; the tests below look at some of them. */
const CODES = [
  ...['status', 'status_before', 'kind', 'act', 'way', 'field', 'sections'],
  ...['grade_level', 'student_gender', 'resume_scan', 'resume_bytes', 'amount_kwacha'],
  ...['membership', 'wish', 'help', 'freeTimes', 'childClass', 'childGrade'],
];

describe.each(presentStoreKinds())('the copy that a family takes along, on %s', (kind) => {
  let database: SchoolDatabase;
  let school: HostedSchool;
  let store: Store;
  beforeAll(async () => {
    database = await newDatabase(kind);
    school = await hostSchool(database.settings, database.dataDir);
    store = await openStore(
      { databaseUrl: database.settings.DATABASE_URL, dataDir: database.dataDir },
      createLog('silent'),
    );
  });
  afterAll(async () => {
    await store.close();
    await school.remove();
    await database.remove();
  });

  const referenceOf = async (answer: Promise<Response>): Promise<string> =>
    (await (await answer).json()).reference;

  async function copyOf(subject: string) {
    const clock = { now: () => new Date('2027-02-04T07:12:00.000Z') };
    const files = openFileFolder(join(database.dataDir, 'files'));
    const held = await exportRecords({ store, files, clock }, subject);
    if (!held) throw new Error('Something is held');
    const html = await recordsAnswer(held, { content: fixtureContent, isLetter: true }).text();
    const json = await recordsAnswer(held, { content: fixtureContent, isLetter: false }).json();
    return { html, text: textOf(html), json };
  }

  /** The letter says every text, day and instant that the other copy has. */
  async function expectWhole(subject: string) {
    const { text, json } = await copyOf(subject);
    const missing = leavesOf(json.records).filter((leaf) => !text.includes(leaf));
    expect(missing).toEqual([]);
    // A mail that has not left yet has a link in it.
    const [own = ''] = text.split('Our mails');
    expect(own).not.toMatch(/\d{4}-\d{2}-\d{2}|\bundefined\b|\bnull\b|\{|_/);
    return text;
  }

  test('of an application for a place says everything, in the words of the form', async () => {
    const reference = await referenceOf(
      sendApplication(school.address, {
        ...{
          studentGender: 'female',
          gradeLevel: 'grade1',
          additionalInfo: 'Asthma.\n<b>Nuts</b>',
        },
        ...{ parent2FirstName: 'Moses', parent2Phone: '+260 96 111 1111' },
      }),
    );
    const { id } = await store.read
      .selectFrom('enrollment_applications')
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    const at = '2027-01-31T22:30:00.000Z';
    await store.write(async (transaction) => {
      await transaction
        .updateTable('enrollment_applications')
        .set({ parent1_phone: '+260 95 222 2222', first_seen_at: at })
        .where('id', '=', id)
        .execute();
      const note = { written_at: at, written_by: 'a@school.example', text: 'Called twice' };
      await transaction
        .insertInto('case_notes')
        .values({ id: crypto.randomUUID(), reference, ...note })
        .execute();
      await sql.raw(statusReached(reference, 'offered', at, null)).execute(transaction);
      const changes = [{ field: 'parent1Phone', before: '+260 97 000 0000', after: '+260 95' }];
      await transaction
        .insertInto('enrollment_guardian_acts')
        .values({
          ...{ id: crypto.randomUUID(), application_id: id, at, act: 'corrected' },
          ...{ account_email: 'choolwe@mail.example', changes: JSON.stringify(changes) },
        })
        .execute();
    });
    const text = await expectWhole(reference);
    for (const said of [
      `${fixtureContent.school.name}`,
      'About: Mutinta Hamoonga',
      'made on 4 February 2027 at 9:12 AM',
      'Date of birth 14 May 2020',
      'Gender Female',
      'Grade level Grade 1',
      'Additional Information / Special Needs / Allergies Asthma. <b>Nuts</b>',
      '1 February 2027, 12:30 AM We offer a place',
      'What was different when it was sent',
      'Parent/Guardian 1: Phone +260 97 000 0000',
      '1 February 2027, 12:30 AM Called twice',
      'Corrected contact details Phone of parent/guardian 1: +260 97 000 0000, now +260 95',
      `Call ${fixtureContent.school.phone} or write to ${fixtureContent.school.email}`,
    ]) {
      expect(text).toContain(said);
    }
    expect(text).not.toContain('N/A');
  });

  test('of what was never changed tells it once', async () => {
    const text = await expectWhole(await referenceOf(sendApplication(school.address)));
    expect(text).not.toContain('What was different');
    expect(text.match(/Date of birth/g)).toHaveLength(1);
    expect(text).not.toContain('Parent/Guardian 2');
    expect(sampleAnswers.parent2FirstName).toBe('');
  });

  test.each(parentForms)('of $kind says everything', async (form) => {
    const reference = await referenceOf(sendForm(school.address, form));
    const text = await expectWhole(reference);
    const sample = sampleFormOf(form);
    const { questions }: ParentForm = form;
    for (const { name, label, choices } of questions) {
      expect(text).toContain(label);
      for (const value of choices ? chosenIn(sample[name]) : []) {
        const option = choices?.('2026-11-22').find((one) => one.value === value);
        expect(text).toContain(plain(filledIn(option?.label ?? '', schoolFacts(fixtureContent))));
      }
    }
  });

  test('of a PTA membership says what was paid, and how', async () => {
    const [, pta] = parentForms;
    const reference = await referenceOf(
      sendForm(school.address, pta, { phone: '+260 96 000 0001', name: 'Joy Tembo' }),
    );
    await store.write(async (transaction) => {
      const { id } = await transaction
        .selectFrom('parent_forms')
        .select('id')
        .where('reference', '=', reference)
        .executeTakeFirstOrThrow();
      const payment = { kwacha: 150, way: 'mobileMoney', paid_on: '2027-02-03' } as const;
      const by = { staff_email: 'a@school.example', recorded_at: '2027-02-03T08:00:00.000Z' };
      await transaction
        .insertInto('pta_payments')
        .values({ form_id: id, ...payment, ...by, receipt_number: 'R 17' })
        .execute();
    });
    expect(await expectWhole(reference)).toContain(
      'Amount K 150 How it was paid Mobile money Paid on 3 February 2027 Receipt number R 17',
    );
  });

  test('of a job application names the resume, and where it is', async () => {
    const letter = 'I paint.\nAnd I teach.';
    const reference = await referenceOf(sendJobApplication(school.address, samplePdf(), letter));
    const text = await expectWhole(reference);
    expect(text).toContain('About: Natasha Zulu');
    expect(text).toContain('Virus scanner Not scanned');
    expect(text).toContain('The files themselves are in the file for a computer program.');
  });

  test('of a job application tells no step that can still be taken back, nor its letter', async () => {
    const sent = sendJobApplication(school.address, samplePdf(), 'I sing.');
    const reference = await referenceOf(sent);
    const [read, invited] = ['2027-02-04T07:00:00.000Z', '2027-02-04T07:05:00.000Z'];
    await store.write(async (transaction) => {
      await transaction
        .updateTable('job_applications')
        .set({ status: 'interview' })
        .where('reference', '=', reference)
        .execute();
      await sql.raw(statusReached(reference, 'underReview', read)).execute(transaction);
      await candidateHistory.reach(
        transaction,
        reference,
        { status: 'interview', by: 'a@school.example' },
        new Date(invited),
      );
      const letters = [read, invited].map((sent_at) => ({
        ...{ id: crypto.randomUUID(), reference, sent_at, cancelled_at: null },
        ...{ sent_by: 'a@school.example', subject: 'From us', words: `Letter of ${sent_at}` },
      }));
      await transaction.insertInto('case_letters').values(letters).execute();
    });
    const { text, json } = await copyOf(reference);
    expect(text).toContain(jobApplicationStatuses.underReview.told.title);
    expect(text).toContain(`Letter of ${read}`);
    expect(text).not.toContain(jobApplicationStatuses.interview.told.title);
    expect(text).not.toContain(`Letter of ${invited}`);
    expect(json.records['job-application']).toMatchObject([{ status: 'underReview' }]);
  });

  test('of a meal payment, a message, the newsletter and an account as well', async () => {
    const payment = await expectWhole(await referenceOf(sendPayment(school.address)));
    expect(payment).toContain('Grade Grade 2');
    expect(payment).toContain('Amount in Kwacha K 125');
    const post = (path: string, body: object) =>
      fetch(school.address + path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
    const message = {
      ...{ name: 'Mwansa', email: 'mwansa@mail.example' },
      ...{ subject: 'Bus', message: 'Is there one?' },
    };
    const reference = await referenceOf(post('/api/contact-messages', message));
    expect(await expectWhole(reference)).toContain('Message Is there one?');
    await post('/api/newsletter-subscriptions', { email: 'reader@mail.example' });
    expect(await expectWhole('reader@mail.example')).toContain('First asked for');
    const sent = {
      email: 'mother@mail.example',
      password: 'a long enough one',
      data: { tea: 'yes' },
    };
    await post('/auth/v1/signup', sent);
    expect(await expectWhole('mother@mail.example')).toContain('tea yes');
  });

  test('loads nothing, runs nothing, and says nothing as markup that anybody typed', async () => {
    const { html } = await copyOf(
      await referenceOf(
        sendApplication(school.address, { additionalInfo: '<img onerror=alert(1)>' }),
      ),
    );
    expect(html).not.toMatch(/<(img|script|link|iframe)\b|url\(|@import|src=|href="http/);
  });
});

function textOf(html: string): string {
  const body = html.slice(html.indexOf('<body>'));
  const text = body
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
  return plain(text);
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Every text inside, the way the letter is to say it; without what it says in other words. */
function leavesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(leavesOf);
  if (typeof value === 'number') return [String(value)];
  if (typeof value === 'string') return value.trim() === '' ? [] : [plain(asWritten(value))];
  return Object.entries(value ?? {})
    .filter(([name]) => !FOR_PROGRAMS.includes(name) && !CODES.includes(name))
    .flatMap(([, inner]) => leavesOf(inner));
}

function asWritten(text: string): string {
  if (/^\d{4}-\d{2}-\d{2}T/.test(text)) return instantInWords(new Date(text));
  return dayMonthYear(text);
}
