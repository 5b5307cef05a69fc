import { describe, expect, test } from 'vitest';
import { openStore } from '#db/open-store.server.ts';
import { carryOutRetention } from '#features/retention/carry-out.server.ts';
import { openFileFolder } from '#lib/files/files.server.ts';
import { createLog } from '#lib/metrics/log.server.ts';
import type { Store } from '#lib/store/store.server.ts';
import { eraseAtDesk } from '#tests/support/clients/erase-at-desk.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { openStaffAccount, type StaffClient } from '#tests/support/clients/staff-client.ts';
import {
  presentStoreKinds,
  type SchoolDatabase,
} from '#tests/support/databases/school-database.ts';
import { schoolOn } from '#tests/support/databases/school-on-each-store.ts';
import { fixtureContent } from '#tests/support/fixture-content.ts';
import { sampleAnswers, sampleYear } from '#tests/support/samples/sample-answers.ts';

const APPLICATIONS = '/api/staff/enrollment-applications';
const CHILDREN = '/api/staff/children';
const DAY_MS = 86_400_000;
const letter = { subject: 'We offer a place', text: 'Please answer.' };
const log = createLog('silent');

describe.each(presentStoreKinds())('a child of the school, on %s', (kind) => {
  let office: StaffClient;
  let database: SchoolDatabase;
  let address = '';
  schoolOn(kind, async (school, of) => {
    database = of;
    address = school.address;
    office = await openStaffAccount(school, of.rows, 'admissions');
  });

  const child = (name: string) => ({
    ...{ studentFirstName: name, studentLastName: `${name}-Banda`, parent1Phone: '0977 555 120' },
    ...{ parent1FirstName: 'Esther', parent1Email: `${name}@mail.example` },
  });
  const applied = async (name: string) =>
    (await (await sendApplication(address, child(name))).json()).reference as string;
  async function enroll(reference: string) {
    for (const to of ['underReview', 'offered', 'accepted', 'enrolled']) {
      const { version } = await (await office.get(`${APPLICATIONS}/${reference}`)).json();
      const mail = to === 'offered' ? { letter, reason: 'A twin' } : {};
      const body = { change: 'move', to, version, ...mail };
      expect((await office.post(`${APPLICATIONS}/${reference}`, body)).status).toBe(200);
    }
  }
  async function send(change: string, csv: string, more: Record<string, string> = {}) {
    const form = new FormData();
    for (const [name, value] of Object.entries({ change, year: sampleYear, ...more }))
      form.set(name, value);
    form.set('file', new File([csv], 'children.csv'));
    return (await office.post(`${CHILDREN}/import`, form)).json();
  }
  /** By a spreadsheet with the same name and day of birth as its form would have. */
  async function brought(name: string, guardian: string) {
    const csv = `Surname,First name,DOB,Class,Guardian,Phone\n${name}-Banda,${name},${sampleAnswers.studentDOB},Grade 1,${guardian}`;
    // All of them have one birthday, and some one guardian.
    const mended = JSON.stringify([{ at: 2, twins: 'two' }]);
    const { preview } = await send('read', csv, { mended });
    const { taken } = await send('take', csv, { seen: preview.seen, mended });
    expect(taken.children).toBe(1);
    const { rows } = await (await office.get(`${CHILDREN}?year=${sampleYear}&q=${name}`)).json();
    return { id: taken.id as string, reference: rows[0].reference as string };
  }
  const aboutChild = (reference: string) =>
    `select id from outgoing_mails where about = '${reference}' and kind = 'enrollment-list-letter'`;
  const held = async (table: string, reference: string) =>
    database.rows(`select * from ${table} where reference = '${reference}'`);

  test('leaves with every form of it when its days are over', async () => {
    const one = await applied('Chileshe');
    const other = await applied('Chileshe');
    await enroll(one);
    const same = { reference: one, other, decision: 'sameChild', seen: null };
    expect((await office.post('/api/staff/enrollment-belonging', same)).status).toBe(200);
    const stays = await applied('Mwaba');
    await enroll(stays);
    const store: Store = await openStore(
      { databaseUrl: database.settings.DATABASE_URL, dataDir: database.dataDir },
      log,
    );
    const day = new Date(Date.now() - (fixtureContent.retention.leftStudentDays + 2) * DAY_MS);
    await store.write((transaction) =>
      transaction
        .updateTable('student_years')
        .set({ left_on: day.toISOString().slice(0, 10), left_reason: 'moved' })
        .where('student_id', 'in', (row) =>
          row.selectFrom('students').select('id').where('reference', '=', one),
        )
        .execute(),
    );
    await carryOutRetention(
      {
        ...{ store, clock: { now: () => new Date() }, log, secret: 'of this test' },
        ...{ files: openFileFolder(`${database.dataDir}/files`), overwriteErased: async () => {} },
      },
      fixtureContent.retention,
    );
    await store.close();
    expect(await held('students', one)).toEqual([]);
    expect(await held('enrollment_applications', one)).toEqual([]);
    expect(await held('enrollment_applications', other)).toEqual([]);
    expect(await held('enrollment_applications', stays)).toHaveLength(1);
  });

  test('that came from a spreadsheet and applied is found once, and leaves whole', async () => {
    const { reference, id } = await brought('Lweendo', 'Bupe Banda,0966 111 222');
    const noted = { change: 'addNote', words: 'Her aunt collects her', callOn: null };
    expect((await office.post(`/api/staff/families/${reference}/notes`, noted)).status).toBe(200);
    const words = { subject: 'Shoes', text: 'Black shoes, please.', references: [reference] };
    const { id: sent } = await (await office.post(`${CHILDREN}/write`, words)).json();
    await database.rows(`update list_letters set sent_at = '2026-01-12T08:00:00.000Z',
      leaves_at = '2026-01-12T08:10:00.000Z' where id = '${sent}'`);
    await database.rows(`insert into outgoing_mails (id, kind, recipient, recipient_search, subject,
      text_part, html_part, about, is_personal, status, priority, queued_at, due_at, tries) values
      ('${sent}', 'enrollment-list-letter', 'bupe@mail.example', 'bupe@mail.example', 'Shoes', '',
      '', '${reference}', 1, 'sent', 2, '2026-01-12T08:10:00.000Z', '2026-01-12T08:10:00.000Z', 1)`);
    const { imports } = await (await office.get(`${CHILDREN}/import`)).json();
    expect(imports.find((one: { id: string }) => one.id === id).canBeTakenBack).toBe(false);
    expect(JSON.stringify(await send('takeBack', '', { id }))).toContain('Something was done');
    const copy = await (await office.get(`/api/staff/families/${reference}/held?of=one`)).json();
    expect(copy.held[0].subject).toBe(reference);

    const form = await applied('Lweendo');
    await enroll(form);
    const { rows } = await (await office.get(`${CHILDREN}?year=${sampleYear}&q=Lweendo`)).json();
    expect(rows.map((row: { reference: string }) => row.reference)).toEqual([form]);
    const found = await (await office.post('/api/staff/search', { typed: 'Lweendo' })).json();
    expect(JSON.stringify(found)).not.toContain(reference);
    expect(await held('case_notes', form)).toHaveLength(1);
    // What it was written before goes on with it: into its copy, and away with it.
    expect(await held('list_letter_records', form)).toHaveLength(1);
    expect(await database.rows(aboutChild(form))).toHaveLength(1);
    const own = await office.get(`/api/staff/families/${form}/copy?for=office`);
    expect(await own.text()).toContain('Black shoes');
    expect((await eraseAtDesk(office, form)).status).toBe(200);
    expect(await held('imported_children', reference)).toEqual([]);
    expect(await held('students', form)).toEqual([]);
    expect(await database.rows(`select * from list_letters where id = '${sent}'`)).toEqual([]);
    expect(await database.rows(aboutChild(reference))).toEqual([]);
    expect(await database.rows(aboutChild(form))).toEqual([]);
    const left = await database.rows(`select word from search_words where kind = 'CH'`);
    expect(JSON.stringify(left)).not.toMatch(/lweendo/i);
  });

  test('shows no number of somebody who may not be told of another child', async () => {
    const sister = await applied('Nchimunya');
    const barring = {
      ...{ change: 'bar', who: { is: 'guardian', guardian: 1 }, mayKnow: 'nothing' },
      ...{ mayCollect: false, since: '2026-02-02', reason: 'A court order', paper: '' },
    };
    expect((await office.post(`${APPLICATIONS}/${sister}`, barring)).status).toBe(200);
    const { reference } = await brought('Choolwe', 'Esther Banda,977555120');
    const record = await (await office.get(`${CHILDREN}/${reference}`)).json();
    expect(record.people).toMatchObject({ isGuarded: true, guardians: [{ mayKnow: false }] });
    // Nobody puts right what this person is known by, not even by mistake.
    expect(Object.keys(record.brought).filter((name) => name.startsWith('guardian1'))).toEqual([]);
    const { version } = record;
    const correcting = { change: 'correct', version, guardian1Name: 'Ruth Banda' };
    expect((await office.post(`${CHILDREN}/${reference}`, correcting)).status).toBe(422);
    const family = await (await office.get(`/api/staff/families/${reference}`)).json();
    expect(family.guardians).toEqual([expect.objectContaining({ phones: [], emails: [] })]);
    const { reference: free } = await brought('Bwacha', 'Ruth Banda,977555120');
    const other = await (await office.get(`${CHILDREN}/${free}`)).json();
    expect(other.people).toMatchObject({ isGuarded: false, guardians: [{ mayKnow: true }] });
    expect(await held('case_notes', free)).toEqual([]);
  });
});
