import { describe, expect, test } from 'vitest';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { openStaffAccount, type StaffClient } from '#tests/support/clients/staff-client.ts';
import {
  presentStoreKinds,
  type SchoolDatabase,
} from '#tests/support/databases/school-database.ts';
import { schoolOn } from '#tests/support/databases/school-on-each-store.ts';
import { sampleAnswers, sampleYear } from '#tests/support/samples/sample-answers.ts';

const APPLICATIONS = '/api/staff/enrollment-applications';
const CHILDREN = '/api/staff/children';
const letter = { subject: 'We offer a place', text: 'Please answer.' };

describe.each(presentStoreKinds())('a child of the school, on %s', (kind) => {
  let office: StaffClient;
  let database: SchoolDatabase;
  let address = '';
  schoolOn(kind, async (school, of) => {
    database = of;
    address = school.address;
    office = await openStaffAccount(school, of.rows, 'admissions');
  });

  async function applied(firstName: string): Promise<string> {
    const answers = { studentFirstName: firstName };
    return (await (await sendApplication(address, answers)).json()).reference;
  }
  async function move(reference: string, ...statuses: string[]) {
    for (const to of statuses) {
      const { version } = await (await office.get(`${APPLICATIONS}/${reference}`)).json();
      const mail = to === 'offered' ? { letter, reason: 'A twin' } : {};
      const body = { change: 'move', to, version, ...mail };
      expect((await office.post(`${APPLICATIONS}/${reference}`, body)).status).toBe(200);
    }
  }
  const child = async (reference: string) => (await office.get(`${CHILDREN}/${reference}`)).json();
  const change = async (reference: string, body: object) => {
    const { version } = await child(reference);
    return office.post(`${CHILDREN}/${reference}`, { version, year: sampleYear, ...body });
  };
  const free = async () => (await (await office.get('/api/staff/today')).json()).free;

  test('that leaves frees its place, and the next in line stands on Today; taken back, it holds it again', async () => {
    const grade = sampleAnswers.gradeLevel;
    const here = await applied('Thandiwe');
    await move(here, 'underReview', 'offered', 'accepted', 'enrolled');
    const waiting = await applied('Lubuto');
    await move(waiting, 'underReview', 'waitlisted');
    const places = { year: sampleYear, places: { [grade]: 1 }, seen: {} };
    expect((await office.post('/api/staff/enrollment-places', places)).status).toBe(200);
    expect(await free()).toEqual([]);
    const tomorrow = await change(here, { change: 'leave', leftOn: '1 May', reason: 'moved' });
    expect(tomorrow.status).toBe(422);
    const today = (await child(here)).today;
    const left = await change(here, { change: 'leave', leftOn: today, reason: 'moved' });
    expect(left.status).toBe(200);
    expect(await free()).toEqual([expect.objectContaining({ reference: waiting, free: 1 })]);
    const record = await child(here);
    expect(record.years[0]).toMatchObject({ standing: 'left', leftOn: today, leftReason: 'moved' });
    const printed = await office.get(`${CHILDREN}/${here}/letter?year=${sampleYear}`);
    expect(printed.status).toBe(200);
    expect((await printed.text()).slice(0, 5)).toBe('%PDF-');
    expect((await change(here, { change: 'stay' })).status).toBe(200);
    expect(await free()).toEqual([]);
    expect((await office.get(`${CHILDREN}/${here}/letter?year=${sampleYear}`)).status).toBe(404);
    expect(
      await database.rows(`select kind from outgoing_mails where kind like '%student%'`),
    ).toEqual([]);
  });

  test('stands in the list of its year, grade and class, and nobody overwrites a colleague', async () => {
    const reference = await applied('Mapalo');
    await move(reference, 'underReview', 'offered', 'accepted', 'enrolled');
    const { version } = await child(reference);
    expect((await change(reference, { change: 'class', letter: 'B' })).status).toBe(200);
    const late = { change: 'class', letter: 'A', version, year: sampleYear };
    expect((await office.post(`${CHILDREN}/${reference}`, late)).status).toBe(409);
    const list = async (search: string) =>
      (await (await office.get(`${CHILDREN}?${search}`)).json()).rows.map(
        (row: { reference: string }) => row.reference,
      );
    expect(await list(`year=${sampleYear}&class=B`)).toEqual([reference]);
    expect(await list(`year=${sampleYear}&class=A`)).toEqual([]);
    expect(await list(`year=${sampleYear}&q=mapa`)).toEqual([reference]);
    expect(await list('year=2019')).toEqual([]);
    const copy = await (await office.get(`/api/staff/families/${reference}/held`)).json();
    expect(JSON.stringify(copy)).toContain('student');
  });
});
