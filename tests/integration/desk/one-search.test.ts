import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mealHelpApplication } from '#features/parent-forms/kinds/meal-help-application.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { openStaffAccount, type StaffClient } from '#tests/support/clients/staff-client.ts';
import {
  newDatabase,
  presentStoreKinds,
  type SchoolDatabase,
} from '#tests/support/databases/school-database.ts';
import { runScript } from '#tests/support/run-script.ts';
import { type RunningSchool, runSchool } from '#tests/support/running-school.ts';
import { sendForm } from '#tests/support/samples/sample-forms.ts';
import { samplePayment } from '#tests/support/samples/sample-payment.ts';
import { fileOf, samplePdf } from '#tests/support/samples/sample-resumes.ts';

const NAME = 'Chánda M’Bewe';
const EMAIL = 'Chanda.Mbewe@mail.example';
const PHONE = '+260 97 123 4567';

const byName = ['chanda', 'CHÁN', 'mbewe', "m'bewe chanda", 'M’BEWE'];
const byEmail = ['chanda.mbewe@mail', 'CHANDA.M'];
const byPhone = ['0971234567', '097 123', '+260 97', '123 4567', '4567', 'mbewe 0971'];
const ofNobody = ['handa', 'chanda phiri', '0966 999', 'chandax@mail', '97124', "'--"];
const byReference = (reference: string) => [
  ...[reference, reference.toLowerCase().replaceAll('-', '')],
  ...[reference.slice(3), reference.slice(3, 9), reference.slice(8)],
];

describe.each(presentStoreKinds())('every room finds alike, on %s', (kind) => {
  let database: SchoolDatabase;
  let school: RunningSchool;
  let head: StaffClient;
  beforeAll(async () => {
    database = await newDatabase(kind);
    school = await runSchool({ ...database.settings, LOG_LEVEL: 'warn' }, database.dataDir);
    head = await openStaffAccount(school, database.rows, 'administrator');
  });
  afterAll(async () => {
    await school.remove();
    await database.remove();
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
          ...{ parent1Email: EMAIL, parent1Phone: PHONE },
        }),
      found: [...byName, ...byEmail, ...byPhone],
    },
    'job-applications': { send: sendCandidate, found: [...byName, ...byEmail, ...byPhone] },
    messages: {
      send: () =>
        post('/api/contact-messages', {
          ...{ name: NAME, email: EMAIL, subject: 'Bus', message: 'Does the bus come?' },
        }),
      found: [...byName, ...byEmail, 'bus chanda'],
    },
    'parent-forms': {
      send: () =>
        sendForm(school.address, mealHelpApplication, { name: NAME, email: EMAIL, phone: PHONE }),
      found: [...byName, ...byEmail, ...byPhone],
    },
    'meal-payments': {
      send: () =>
        post('/api/meal-payments', {
          ...samplePayment,
          ...{ childName: NAME, email: EMAIL, phone: PHONE },
        }),
      found: [...byName, ...byEmail, ...byPhone],
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
    for (const typed of [...found, ...byReference(reference)]) {
      expect(await isFound(typed), typed).toBe(true);
    }
    for (const typed of ofNobody) expect(await isFound(typed), typed).toBe(false);

    const settings = { ...database.settings, DATA_DIR: database.dataDir };
    expect((await runScript('data-erase', [reference], settings)).code).toBe(0);
    expect(await isFound(reference)).toBe(false);
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
});
