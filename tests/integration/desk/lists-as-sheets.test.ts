import { readXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { openStaffAccount, type StaffClient } from '#tests/support/clients/staff-client.ts';
import {
  isMissing,
  type SchoolDatabase,
  storeKinds,
} from '#tests/support/databases/school-database.ts';
import { schoolOn } from '#tests/support/databases/school-on-each-store.ts';
import type { HostedSchool } from '#tests/support/hosting/hosted-school.ts';
import { readCsv } from '#tests/support/readers/read-csv.ts';
import { sampleYear } from '#tests/support/samples/sample-answers.ts';

const LIST = '/api/staff/enrollment-applications';
const ofGrade = (grade: string) => `grade=${grade}&year=${sampleYear}`;

for (const kind of storeKinds) {
  describe.skipIf(isMissing(kind))(`lists as sheets on ${kind}`, () => {
    let database: SchoolDatabase;
    let school: HostedSchool;
    let clerk: StaffClient;
    schoolOn(kind, async (opened, its) => {
      [school, database] = [opened, its];
      clerk = await openStaffAccount(school, database.rows, 'admissions');
    });

    const apply = async (name: string, gradeLevel: string, more: object = {}): Promise<string> => {
      const answers = { studentFirstName: name, gradeLevel, studentDOB: '2016-05-14', ...more };
      return (await (await sendApplication(school.address, answers)).json()).reference;
    };
    const json = async (path: string) => {
      const answer = await clerk.get(path);
      expect(answer.status, path).toBe(200);
      return answer.json();
    };
    const csv = async (search: string) =>
      readCsv(await (await clerk.get(`${LIST}/sheet/csv?${search}`)).text());
    const write = async (subject: string) => {
      const sent = await fetch(`${school.address}/api/contact-messages`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
        body: JSON.stringify({
          name: 'Rabson Zimba',
          email: 'r.zimba@bus.example',
          subject,
          message: 'When?',
        }),
      });
      expect(sent.status).toBe(201);
    };
    const change = async (reference: string, body: object) => {
      const { version } = await json(`${LIST}/${reference}`);
      const answer = await clerk.post(`${LIST}/${reference}`, { version, ...body });
      expect(answer.status, JSON.stringify(body)).toBe(200);
    };

    test('screen, paper and both files have the same rows in the order of the list', async () => {
      for (const name of ['Chipo', 'Abel', 'Banji']) await apply(name, 'grade4');
      for (const search of [
        '',
        '&waits=decision',
        '&sort=oldest',
        '&sort=name',
        '&q=chipo',
        '&q=hamoonga',
      ]) {
        const address = `${ofGrade('grade4')}${search}&columns=number&columns=child`;
        const list = await json(`${LIST}?${address}`);
        const names = list.rows.map(({ applicant }: { applicant: string }) => applicant);
        const rows = names.map((name: string, at: number) => [String(at + 1), name]);
        expect(rows.length).toBeGreaterThan(0);
        expect((await json(`${LIST}/sheet?${address}`)).table.rows, search).toEqual(rows);
        expect((await json(`${LIST}/sheet/paper?${address}`)).pages[0].table.rows, search).toEqual(
          rows,
        );
        expect((await csv(address)).slice(1), search).toEqual(rows);
        const file = await clerk.get(`${LIST}/sheet/xlsx?${address}`);
        const { sheets } = await readXlsx(await file.bytes());
        const numbered = names.map((name: string, at: number) => [at + 1, name]);
        expect(sheets[0]?.rows.slice(1), search).toEqual(numbered);
      }
      const acts = await database.rows(
        `select detail from audit_records where about = 'enrollment applications' and act = 'exported' order by id`,
      );
      expect(acts).toContainEqual({
        detail: `3 rows, printed, Grade 4, ${sampleYear}, columns: No.; Child`,
      });
      expect(JSON.stringify(acts)).not.toMatch(/chipo/i);
      expect((await clerk.get(`${LIST}/sheet/pdf`)).status).toBe(404);
    });

    test('what waits for the school begins with what is due, on the screen and in files', async () => {
      const references = [];
      for (const name of ['Asked', 'Second', 'Third']) references.push(await apply(name, 'grade2'));
      const [asked = ''] = references;
      await change(asked, { change: 'ask', things: ['A report'], papers: [], words: 'Please.' });
      const applicants = async (search: string) =>
        (await json(`${LIST}?${ofGrade('grade2')}&${search}`)).rows.map(
          ({ applicant }: { applicant: string }) => applicant.split(' ')[0],
        );
      expect(await applicants('')).toEqual(['Third', 'Second', 'Asked']);
      // The family has the next move with the first one.
      const due = ['Second', 'Third', 'Asked'];
      expect(await applicants('waits=decision')).toEqual(due);
      expect(await applicants('status=submitted')).toEqual(due);
      expect(await applicants('status=submitted&sort=newest')).toEqual(
        due.with(0, 'Third').with(1, 'Second'),
      );
      const rows = await csv(`${ofGrade('grade2')}&status=submitted&columns=child`);
      expect(rows.slice(1).map(([name]) => name?.split(' ')[0])).toEqual(due);
    });

    test('messages that wait for an answer stand by the day that they were promised', async () => {
      const list = '/api/staff/messages';
      for (const subject of ['First bus', 'Second bus']) await write(subject);
      const subjects = async (search: string) =>
        (await json(`${list}?${search}`)).rows.map(({ subject }: { subject: string }) => subject);
      expect(await subjects('q=bus')).toEqual(['Second bus', 'First bus']);
      expect(await subjects('q=bus&status=new')).toEqual(['First bus', 'Second bus']);
      const saved = await clerk.get(`${list}/sheet/csv?q=bus&status=new&columns=subject`);
      expect(readCsv(await saved.text()).slice(1)).toEqual([['First bus'], ['Second bus']]);
    });

    test('the waiting list stands in the order of the list of places', async () => {
      const names = ['Wezi', 'Taonga', 'Lushomo'];
      const references: string[] = [];
      for (const [days, name] of names.entries()) {
        const pressedAt = new Date(Date.now() - days * 24 * 3_600_000).toISOString();
        references.push(await apply(name, 'grade5', { pressedAt }));
      }
      for (const reference of references.toReversed()) {
        await change(reference, { change: 'move', to: 'underReview' });
        await change(reference, { change: 'move', to: 'waitlisted' });
      }
      const { ready } = await json(`${LIST}/sheet`);
      const [{ key, name, search }] = ready;
      expect(name).toBe('Waiting list');
      const rows = await csv(`${ofGrade('grade5')}&list=${key}&${new URLSearchParams(search)}`);
      expect(rows.map(([place, child]) => [place, child])).toEqual([
        ['Place on the waiting list', 'Child'],
        ['1', 'Lushomo Hamoonga'],
        ['2', 'Taonga Hamoonga'],
        ['3', 'Wezi Hamoonga'],
      ]);
    });

    test('nobody is reached by a list who may not know of the child', async () => {
      const father = { parent2FirstName: 'Moses', parent2Phone: '0955 111 222' };
      const barred = await apply('Kasuba', 'grade6', father);
      await apply('Lubuto', 'grade6', { emergencyContactName: 'Ruth Mwale' });
      await change(barred, {
        ...{ change: 'bar', who: { is: 'guardian', guardian: 2 }, mayKnow: 'nothing' },
        ...{ mayCollect: false, since: '2026-01-05', reason: 'The court', paper: '' },
      });
      const rows = await csv(`${ofGrade('grade6')}&list=phones&sort=oldest`);
      expect(rows).toEqual([
        [
          ...['No.', 'Child', 'Grade and year', 'Parent/Guardian 1', 'Parent/Guardian 1: Phone'],
          ...['Parent/Guardian 2', 'Parent/Guardian 2: Phone'],
          ...['Emergency Contact: Full name', 'Emergency Contact: Phone'],
        ],
        [
          ...['1', 'Kasuba Hamoonga', `Grade 6, ${sampleYear}`, 'Choolwe Hamoonga'],
          ...['0970 000 000', 'Moses', 'not to be told', 'Bwalya Mwansa', '0960 000 000'],
        ],
        [
          ...['2', 'Lubuto Hamoonga', `Grade 6, ${sampleYear}`, 'Choolwe Hamoonga'],
          ...['0970 000 000', '', '', 'Ruth Mwale', '0960 000 000'],
        ],
      ]);
    });

    test('columns are kept under a name, for everybody in the room, and removed', async () => {
      const keep = (name: string, columns: string[]) =>
        clerk.post(`${LIST}/sheet`, { change: 'keep', name, columns });
      const kept = await keep('For the bus', ['child', 'parent1Phone']);
      expect(kept.status).toBe(200);
      const { id } = await kept.json();
      expect((await keep('For the bus', ['child'])).status).toBe(422);
      expect((await keep('', ['child'])).status).toBe(422);
      expect((await keep('None', [])).status).toBe(422);
      const shown = await json(`${LIST}/sheet?list=${id}`);
      expect(shown).toMatchObject({ title: 'For the bus', kept: [{ id, name: 'For the bus' }] });
      expect(shown.table.columns.map(({ key }: { key: string }) => key)).toEqual([
        'child',
        'parent1Phone',
      ]);
      const other = await openStaffAccount(school, database.rows, 'recruitment');
      expect((await other.get(`${LIST}/sheet?list=${id}`)).status).toBe(404);
      expect((await other.get('/api/staff/job-applications/sheet')).status).toBe(200);
      const forget = { change: 'forget', id };
      expect((await other.post('/api/staff/job-applications/sheet', forget)).status).toBe(404);
      expect((await clerk.post(`${LIST}/sheet`, forget)).status).toBe(200);
      expect((await clerk.post(`${LIST}/sheet`, forget)).status).toBe(404);
      expect((await json(`${LIST}/sheet?list=${id}`)).title).toBe('Enrollment applications');
    });
  });
}
