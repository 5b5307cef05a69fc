import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from '#db/open-store.server.ts';
import { requireRoom } from '#desk/require-room.server.ts';
import type { Role } from '#desk/roles.ts';
import { membershipYears } from '#features/parent-form-kinds/pta-membership.ts';
import { carryOutRetention } from '#features/retention/carry-out.server.ts';
import { listRetentionToday } from '#features/retention/today.server.ts';
import { dayInLusaka, startInLusaka } from '#lib/dates/plain-date.ts';
import { openFileFolder } from '#lib/files/files.server.ts';
import { createLog } from '#lib/metrics/log.server.ts';
import type { Store } from '#lib/store/store.server.ts';
import { statusReached } from '#tests/support/clients/case-status.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { sendJobApplication } from '#tests/support/clients/send-job-application.ts';
import {
  isMissing,
  newDatabase,
  type SchoolDatabase,
  storeKinds,
} from '#tests/support/databases/school-database.ts';
import { fixtureContent } from '#tests/support/fixture-content.ts';
import { type HostedSchool, hostSchool } from '#tests/support/hosting/hosted-school.ts';
import { runScript } from '#tests/support/run-script.ts';
import { sampleMembership, sampleVolunteer } from '#tests/support/samples/sample-forms.ts';
import { samplePayment } from '#tests/support/samples/sample-payment.ts';
import { samplePdf } from '#tests/support/samples/sample-resumes.ts';
import { nightlyJobs } from '../../../server/nightly-work.ts';

const DAY_MS = 86_400_000;
const { retention } = fixtureContent;
const nextYear = membershipYears(dayInLusaka(new Date()))[1] ?? '';
const log = createLog('silent');

for (const kind of storeKinds) {
  describe.skipIf(isMissing(kind))(`what people sent, on ${kind}`, () => {
    let database: SchoolDatabase;
    let school: HostedSchool;
    let store: Store;
    let folder: string;
    let settings: Record<string, string>;
    beforeAll(async () => {
      database = await newDatabase(kind);
      school = await hostSchool(database.settings, database.dataDir);
      store = await openStore(
        { databaseUrl: database.settings.DATABASE_URL, dataDir: database.dataDir },
        log,
      );
      folder = mkdtempSync(join(tmpdir(), 'export-'));
      settings = { DATA_DIR: database.dataDir, ...database.settings };
    });
    afterAll(async () => {
      await store.close();
      await school.remove();
      await database.remove();
      rmSync(folder, { recursive: true });
    });

    const files = () => openFileFolder(join(database.dataDir, 'files'));
    const carryOut = (now: Date) =>
      carryOutRetention(
        {
          ...{ store, files: files(), clock: { now: () => now }, log, secret: 'of this test' },
          overwriteErased: () => store.overwriteErased(),
        },
        retention,
      );
    const daysOn = (days: number) => new Date(Date.now() + days * DAY_MS);
    const referenceOf = async (answer: Promise<Response>): Promise<string> =>
      (await (await answer).json()).reference;
    const post = (path: string, body: object) =>
      fetch(school.address + path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
    const family = (name: string) =>
      referenceOf(sendApplication(school.address, { studentFirstName: name }));
    const candidate = (letter: string) =>
      referenceOf(sendJobApplication(school.address, samplePdf(), letter));
    const references = async (table: string) =>
      (await database.rows(`select reference from ${table}`)).map((row) => row.reference);

    /** As the desk will: the status, and the day it was reached. */
    async function close(table: 'enrollment' | 'job', reference: string, status: string) {
      await store.write(async (transaction) => {
        const applications = `${table}_applications` as 'enrollment_applications';
        await transaction
          .updateTable(applications)
          .set({ status: status as 'withdrawn' })
          .where('reference', '=', reference)
          .execute();
        const reached = statusReached(reference, status, new Date().toISOString());
        await sql.raw(reached).execute(transaction);
      });
    }

    test('is looked through by the server itself, once for the night', async () => {
      // After seven in the morning the mails of the morning are there as well.
      const runs = () =>
        database.rows(
          `select job, done_for, leased_by from job_runs where job <> 'morning-mails' order by job`,
        );
      await expect.poll(runs).toEqual(
        nightlyJobs
          .map(({ job }) => ({
            ...{ job, leased_by: null },
            done_for: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
          }))
          .sort((one, other) => (one.job < other.job ? -1 : 1)),
      );
    });

    test('of one family is exported whole, and erased whole, while the site runs', async () => {
      const reference = await family('Mwila');
      const other = await family('Bupe');
      const file = join(folder, 'family.json');
      const exported = await runScript('data-export', [reference, file], settings);
      expect(exported).toMatchObject({ code: 0 });
      const { records } = JSON.parse(readFileSync(file, 'utf8'));
      expect(records['enrollment-application']).toMatchObject([
        { student_first_name: 'Mwila', statuses: [{ status: 'submitted' }] },
      ]);
      expect(records.mail.length).toBeGreaterThan(0);
      expect(JSON.stringify(records)).not.toContain('Bupe');

      const erased = await runScript('data-erase', [reference], settings);
      expect(erased).toMatchObject({
        code: 0,
        printed: expect.stringContaining('1 enrollment-application'),
      });
      for (const [table, column] of [
        ['enrollment_applications', 'reference'],
        ['outgoing_mails', 'about'],
      ]) {
        const rows = await database.rows(`select ${column} as reference from ${table}`);
        expect(rows.map((row) => row.reference)).not.toContain(reference);
        expect(rows.map((row) => row.reference)).toContain(other);
      }
      const answers = await database.rows('select answer from idempotency_keys');
      expect(JSON.stringify(answers)).not.toContain(reference);
      const [tombstone] = await database.rows(
        `select * from erasures where reference = '${reference}'`,
      );
      expect(tombstone).toMatchObject({ kind: 'enrollment-application', reason: 'request' });
      expect(JSON.stringify(tombstone)).not.toMatch(/Mwila|mail\.example/);
      expect(await runScript('data-erase', [reference], settings)).toMatchObject({
        code: 1,
        printed: `Nothing is held under ${reference}.\n`,
      });
    });

    test('is told of at the desk before its time is over, to whoever hands out data', async () => {
      const told = async (role: Role, now: Date) => {
        const member = { accountId: 'a', email: 'office@mail.example', roles: [role] };
        const authorizeStaff = async () => member;
        const staff = await requireRoom(new Request(school.address), { authorizeStaff }, 'today');
        return listRetentionToday(store.read, staff, { kept: retention, now });
      };
      await close('enrollment', await family('Soon'), 'withdrawn');
      const kept = retention.closedEnrollmentApplicationDays;
      expect(await told('administrator', daysOn(kept - 16))).toEqual([]);
      const line = {
        words: '1 record goes within two weeks: its time is over',
        to: '/staff/families',
      };
      expect(await told('administrator', daysOn(kept - 13))).toEqual([line]);
      expect(await told('editor', daysOn(kept - 13))).toEqual([]);
    });

    test('of one candidate comes and goes with the resume', async () => {
      const reference = await candidate('one');
      const [row] = await database.rows(
        `select resume_file from job_applications where reference = '${reference}'`,
      );
      const name = row?.resume_file ?? '';
      const file = join(folder, 'candidate.json');
      await runScript('data-export', [reference, file], settings);
      const exported = JSON.parse(readFileSync(file, 'utf8'));
      expect(exported.files).toEqual([{ name: 'cv.pdf', base64: samplePdf().toString('base64') }]);
      expect((await runScript('data-erase', [reference], settings)).printed).toContain('1 files');
      expect(await files().read(name)).toBeUndefined();
    });

    test('of one address is the subscriber, the account and the mails to it, but no colleague', async () => {
      const email = 'Grace@mail.example';
      await post('/api/newsletter-subscriptions', { email });
      const now = new Date().toISOString();
      const account = (id: string, address: string) => ({
        ...{ id, email: address, created_at: now, updated_at: now, user_metadata: '{}' },
      });
      await store.write(async (transaction) => {
        await transaction
          .insertInto('accounts')
          .values([
            account('a', 'grace@mail.example') as never,
            account('b', 'colleague@mail.example') as never,
          ])
          .execute();
        await transaction
          .insertInto('staff_members')
          .values({ account_id: 'b', role: 'administrator', since: now })
          .execute();
      });
      const file = join(folder, 'address.json');
      await runScript('data-export', [email, file], settings);
      const { records } = JSON.parse(readFileSync(file, 'utf8'));
      expect(Object.keys(records).sort()).toEqual(['account', 'mail', 'subscriber']);
      expect((await runScript('data-erase', [email], settings)).code).toBe(0);
      expect((await runScript('data-erase', ['colleague@mail.example'], settings)).code).toBe(1);
      const accounts = await database.rows('select email from accounts');
      expect(accounts).toEqual([{ email: 'colleague@mail.example' }]);
      const erasures = await database.rows('select reference from erasures');
      expect(JSON.stringify(erasures).toLowerCase()).not.toContain('grace');
    });

    test('goes once its time is over, and not a day before', async () => {
      const refused = await family('Refused');
      const open = await family('Open');
      const notSelected = await candidate('not selected');
      const hired = await candidate('hired');
      await close('enrollment', refused, 'notOffered');
      await close('job', notSelected, 'notSelected');
      await close('job', hired, 'hired');
      const message = await referenceOf(
        post('/api/contact-messages', {
          ...{ name: 'A', email: 'a@mail.example', subject: 'S', message: 'M' },
        }),
      );
      const offer = await referenceOf(post('/api/volunteer-applications', sampleVolunteer));
      const active = await referenceOf(
        post('/api/volunteer-applications', { ...sampleVolunteer, name: 'Active' }),
      );
      const membership = await referenceOf(
        post('/api/pta-memberships', { ...sampleMembership, schoolYear: nextYear }),
      );
      await store.write((transaction) =>
        transaction
          .updateTable('parent_forms')
          .set({ status: 'declined', ended_at: new Date().toISOString() })
          .where('reference', '=', offer)
          .execute(),
      );
      const payment = await referenceOf(
        post('/api/meal-payments', { ...samplePayment, childName: 'Thoko' }),
      );
      const file = join(folder, 'payment.json');
      await runScript('data-export', [payment, file], settings);
      const { records } = JSON.parse(readFileSync(file, 'utf8'));
      expect(records['meal-payment']).toMatchObject([{ child_name: 'Thoko', amount_kwacha: 125 }]);
      await post('/api/newsletter-subscriptions', { email: 'Never@mail.example' });
      await post('/api/newsletter-subscriptions', { email: 'reader@mail.example' });
      await store.write((transaction) =>
        transaction
          .updateTable('subscribers')
          .set({ confirmed_at: new Date().toISOString() })
          .where('email_search', '=', 'reader@mail.example')
          .execute(),
      );
      const subscribers = async () =>
        (await database.rows('select email_search from subscribers')).map(
          (row) => row.email_search,
        );

      await carryOut(daysOn(6.9));
      expect((await subscribers()).sort()).toEqual(['never@mail.example', 'reader@mail.example']);
      await carryOut(daysOn(7.1));
      expect(await subscribers()).toEqual(['reader@mail.example']);

      await carryOut(daysOn(365.9));
      expect(await references('enrollment_applications')).toContain(refused);
      expect(await references('job_applications')).toContain(notSelected);
      expect(await references('parent_forms')).toContain(offer);
      await carryOut(daysOn(366.1));
      expect(await references('enrollment_applications')).not.toContain(refused);
      expect(await references('enrollment_applications')).toContain(open);
      expect(await references('job_applications')).toEqual([hired]);
      expect((await references('parent_forms')).sort()).toEqual([active, membership].sort());
      const kept: string[] = [];
      for await (const { name } of files().list()) kept.push(name);
      expect(kept).toHaveLength(1);
      expect(await database.rows('select key from idempotency_keys')).toEqual([]);

      expect(await references('contact_messages')).toEqual([message]);
      expect(await references('meal_payments')).toEqual([payment]);
      await carryOut(daysOn(731.1));
      expect(await references('contact_messages')).toEqual([]);
      expect(await references('parent_forms')).toContain(membership);
      const yearEnds = startInLusaka(`${Number(nextYear) + 1}-01-01`).getTime();
      await carryOut(new Date(yearEnds + 365.9 * DAY_MS));
      expect(await references('parent_forms')).toContain(membership);
      await carryOut(new Date(yearEnds + 366.1 * DAY_MS));
      expect(await references('parent_forms')).toEqual([active]);
      expect(await references('meal_payments')).toEqual([]);
      expect(await subscribers()).toEqual(['reader@mail.example']);
      const reasons = await database.rows('select reason, reference from erasures');
      expect(reasons).toContainEqual({ reason: 'retention', reference: refused });
    });

    test('a photograph of a paper that nobody ticks is destroyed in its time, and its paper is as before', async () => {
      const stored = await files().keep(Buffer.from('a photograph'));
      const reference = await family('Unticked');
      const at = { reference, paper: 'birth-record' };
      const id = crypto.randomUUID();
      const begun = new Date().toISOString();
      const tenDaysBefore = new Date(Date.now() - 10 * DAY_MS).toISOString();
      await store.write(async (transaction) => {
        const gone = { destroyed_at: null, destroyed_because: null };
        await transaction
          .insertInto('paper_pictures')
          .values({
            ...{ ...at, ...gone, id, sha256: 'x', size: 12 },
            // The phone was without a line for ten days: what counts is when it arrived.
            ...{ begun_at: tenDaysBefore, arrived_at: begun, stored_file: stored },
          })
          .execute();
        const paper = { status: 'sent', changed_at: begun, changed_by: null, words: '' } as const;
        await transaction
          .insertInto('papers')
          .values({ ...at, ...paper, picture_id: id })
          .execute();
      });
      await carryOut(daysOn(retention.unseenPhotographDays - 1));
      expect(await files().read(stored)).toBeDefined();
      await carryOut(daysOn(retention.unseenPhotographDays + 1));
      expect(await files().read(stored)).toBeUndefined();
      expect(
        await database.rows(
          `select destroyed_because, sha256 from paper_pictures where id = '${id}'`,
        ),
      ).toEqual([{ destroyed_because: 'kept its time', sha256: '' }]);
      expect(await database.rows(`select * from papers where reference = '${reference}'`)).toEqual(
        [],
      );
    });
  });
}
