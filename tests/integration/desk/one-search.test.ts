import { describe, expect, test } from 'vitest';
import type { DeskAnswers } from '#features/families/search/desk-answers.ts';
import { mealHelpApplication } from '#features/parent-form-kinds/meal-help-application.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { openStaffAccount, type StaffClient } from '#tests/support/clients/staff-client.ts';
import {
  presentStoreKinds,
  type SchoolDatabase,
} from '#tests/support/databases/school-database.ts';
import { schoolOn } from '#tests/support/databases/school-on-each-store.ts';
import type { HostedSchool } from '#tests/support/hosting/hosted-school.ts';
import { runScript } from '#tests/support/run-script.ts';
import { sendForm } from '#tests/support/samples/sample-forms.ts';
import { samplePayment } from '#tests/support/samples/sample-payment.ts';
import { fileOf, samplePdf } from '#tests/support/samples/sample-resumes.ts';

const NAME = 'Chánda M’Bewe';
const EMAIL = 'Chanda.Mbewe@mail.example';
const PHONE = '+260 97 123 4567';

const byName = ['chanda', 'CHÁN', 'mbewe', "m'bewe chanda", 'M’BEWE'];
const bySound = ['chaanda', 'Mbeewe', 'chanda Mbewi'];
const byEmail = ['chanda.mbewe@mail', 'CHANDA.M'];
const byPhone = ['0971234567', '097 123', '+260 97', '123 4567', '4567', 'mbewe 0971'];
const ofNobody = ['handa', 'chanda phiri', '0966 999', 'chandax@mail', '97124', "'--", 'mmm'];
const byReference = (reference: string) => [
  ...[reference, reference.toLowerCase().replaceAll('-', '')],
  ...[reference.slice(3), reference.slice(3, 9), reference.slice(8)],
];

describe.each(presentStoreKinds())('every room finds alike, on %s', (kind) => {
  let database: SchoolDatabase;
  let school: HostedSchool;
  let head: StaffClient;
  let admissions: StaffClient;
  let recruiter: StaffClient;
  let editor: StaffClient;
  schoolOn(kind, async (opened, its) => {
    [school, database] = [opened, its];
    head = await openStaffAccount(school, database.rows, 'administrator');
    admissions = await openStaffAccount(school, database.rows, 'admissions');
    recruiter = await openStaffAccount(school, database.rows, 'recruitment');
    editor = await openStaffAccount(school, database.rows, 'editor');
  });

  const post = (path: string, body: object) =>
    fetch(school.address + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
      body: JSON.stringify(body),
    });
  function sendCandidate() {
    const form = new FormData();
    const texts = { fullName: NAME, email: EMAIL, phone: PHONE };
    const more = { position: 'Art Teacher (Part-time)', coverLetter: '' };
    for (const [name, value] of Object.entries({ ...texts, ...more })) form.append(name, value);
    form.append('resume', fileOf(samplePdf(), 'cv.pdf'));
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    return fetch(`${school.address}/api/job-applications`, { method: 'POST', body: form, headers });
  }
  const senders: Record<string, { send: () => Promise<Response>; found: string[] }> = {
    'enrollment-applications': {
      send: () =>
        sendApplication(school.address, {
          ...{ studentFirstName: 'Chánda', studentLastName: 'M’Bewe' },
          ...{ parent1Email: EMAIL, parent1Phone: PHONE, previousSchool: 'Sunrise Academy' },
        }),
      found: [...byName, ...bySound, ...byEmail, ...byPhone, 'sunrise', 'academy chanda'],
    },
    'job-applications': {
      send: sendCandidate,
      found: [...byName, ...bySound, ...byEmail, ...byPhone],
    },
    messages: {
      send: () =>
        post('/api/contact-messages', {
          ...{ name: NAME, email: EMAIL, subject: 'Bus', message: 'Does the bus come?' },
        }),
      found: [...byName, ...bySound, ...byEmail, 'bus chanda'],
    },
    'parent-forms': {
      send: () =>
        sendForm(school.address, mealHelpApplication, { name: NAME, email: EMAIL, phone: PHONE }),
      found: [...byName, ...bySound, ...byEmail, ...byPhone],
    },
    'meal-payments': {
      send: () =>
        post('/api/meal-payments', {
          ...samplePayment,
          ...{ childName: NAME, email: EMAIL, phone: PHONE },
        }),
      found: [...byName, ...bySound, ...byEmail, ...byPhone],
    },
  };

  test.each(Object.entries(senders))('%s', async (room, { send, found }) => {
    const sent = await send();
    expect(sent.status).toBe(201);
    const { reference } = await sent.json();
    const isFound = async (typed: string) => {
      const address = `/api/staff/${room}?${new URLSearchParams({ q: typed })}`;
      return (await (await head.get(address)).text()).includes(reference);
    };
    const inBar = async (typed: string, who = head) =>
      (await (await who.post('/api/staff/search', { typed })).text()).includes(reference);
    for (const typed of [...found, ...byReference(reference)]) {
      expect(await isFound(typed), typed).toBe(true);
      expect(await inBar(typed), `${typed} in the bar`).toBe(true);
    }
    for (const typed of ofNobody) {
      expect(await isFound(typed), typed).toBe(false);
      expect(await inBar(typed), `${typed} in the bar`).toBe(false);
    }
    const isCandidate = room === 'job-applications';
    expect(await inBar(reference, recruiter)).toBe(isCandidate);
    expect(await inBar(reference, admissions)).toBe(!isCandidate);
    expect(await inBar(reference, editor)).toBe(false);

    const settings = { ...database.settings, DATA_DIR: database.dataDir };
    expect((await runScript('data-erase', [reference], settings)).code).toBe(0);
    expect(await isFound(reference)).toBe(false);
    expect(await inBar(reference)).toBe(false);
    expect(await database.rows(`select word from search_words where word like '%bewe%'`)).toEqual(
      [],
    );
  });

  test('subscribers', async () => {
    expect((await post('/api/newsletter-subscriptions', { email: EMAIL })).status).toBe(201);
    const isFound = async (typed: string) =>
      (await (await head.get(`/api/staff/subscribers?q=${typed}`)).text()).includes(EMAIL);
    for (const typed of [...byEmail, 'mbewe', EMAIL])
      expect(await isFound(typed), typed).toBe(true);
    for (const typed of ['handa', 'phiri']) expect(await isFound(typed), typed).toBe(false);
  });

  test('puts a family together in the bar, what is written before what only sounds so', async () => {
    const refer = async (answers: Record<string, string>) =>
      (await (await sendApplication(school.address, answers)).json()).reference as string;
    const mutinta = await refer({ studentFirstName: 'Mutinta', studentLastName: 'Mwalle' });
    const taonga = await refer({ studentFirstName: 'Taonga', studentLastName: 'Mwalle' });
    const peter = await refer({ studentFirstName: 'Peter', studentLastName: 'Mwaale' });
    const now = new Date().toISOString();
    for (const reference of [mutinta, taonga]) {
      await database.rows(
        `insert into family_members (reference, family_id, joined_at) values ('${reference}', 'f', '${now}')`,
      );
    }
    const answer = await admissions.post('/api/staff/search', { typed: 'mutinta mwalle' });
    const { families, rooms } = (await answer.json()) as DeskAnswers;
    expect(rooms).toEqual([]);
    expect(families).toMatchObject([{ name: 'Mwalle family', isSounding: false }]);
    expect(families[0]?.children.map(({ name }) => name).toSorted()).toEqual([
      ...['Mutinta Mwalle', 'Taonga Mwalle'],
    ]);
    const sounding = await admissions.post('/api/staff/search', { typed: 'mwaale' });
    const names = ((await sounding.json()) as DeskAnswers).families.map(({ name, isSounding }) => [
      ...[name, isSounding],
    ]);
    expect(names).toEqual([
      ['Mwaale family', false],
      ['Mwalle family', true],
    ]);
    expect(peter).toMatch(/^EN-/);
    for (const typed of ['', ' ', 'm', '!', "'--"]) {
      const nothing = await admissions.post('/api/staff/search', { typed });
      expect(await nothing.json(), typed).toEqual({
        families: [],
        rooms: [],
        meant: [],
        isMore: false,
      });
    }
    expect((await admissions.post('/api/staff/search', { typed: 'a'.repeat(201) })).status).toBe(
      422,
    );
    expect((await admissions.post('/api/staff/search', { typed: 7 })).status).toBe(422);
  });
});
