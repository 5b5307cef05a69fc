import { describe, expect, test } from 'vitest';
import { jobApplicationStatuses } from '#features/recruitment/job-application-status.ts';
import { longAgo } from '#tests/support/clients/case-status.ts';
import { sendJobApplication } from '#tests/support/clients/send-job-application.ts';
import { openStaffAccount, type StaffClient } from '#tests/support/clients/staff-client.ts';
import {
  isMissing,
  newDatabase,
  type SchoolDatabase,
  storeKinds,
} from '#tests/support/databases/school-database.ts';
import { schoolOn } from '#tests/support/databases/school-on-each-store.ts';
import type { HostedSchool } from '#tests/support/hosting/hosted-school.ts';
import { mailTo } from '#tests/support/readers/captured-mail.ts';
import { runSchool } from '#tests/support/running-school.ts';
import { samplePdf } from '#tests/support/samples/sample-resumes.ts';

const API = '/api/staff/job-applications';
const OPENINGS = '/api/staff/job-openings';
const SCRIPT = '<script>alert(1)</script> “letter”';

for (const kind of storeKinds) {
  describe.skipIf(isMissing(kind))(`job applications at the desk on ${kind}`, () => {
    let database: SchoolDatabase;
    let school: HostedSchool;
    let recruiter: StaffClient;
    schoolOn(kind, async (opened, its) => {
      [school, database] = [opened, its];
      recruiter = await openStaffAccount(school, database.rows, 'recruitment');
    });

    const apply = async (coverLetter = '') =>
      (await (await sendJobApplication(school.address, samplePdf(), coverLetter)).json())
        .reference as string;
    const recordOf = async (reference: string) =>
      (await recruiter.get(`${API}/${reference}`)).json();

    const mailsOf = (reference: string) =>
      database.rows(
        `select due_at, queued_at, text_part from outgoing_mails
          where about = '${reference}' and kind = 'job-letter' and status = 'waiting'`,
      );
    /** Everything that was reached until now, as if it had been years ago. */
    const letTimePass = (reference: string) => database.rows(longAgo(reference));
    /** As if the ten minutes were over; any change at the desk wakes the mail. */
    async function letMailsLeave(reference: string): Promise<void> {
      await database.rows(
        `update outgoing_mails set due_at = queued_at where about = '${reference}'`,
      );
      await recruiter.post(`${API}/${reference}`, { change: 'addNote', words: 'Mail is due.' });
    }

    test('whoever does not work in the room finds nothing', async () => {
      const reference = await apply();
      const paths = [API, `${API}/${reference}`, `${API}/${reference}/resume`];
      const strangers = [
        await openStaffAccount(school, database.rows, 'admissions'),
        await openStaffAccount(school, database.rows, 'editor'),
        await openStaffAccount(school, database.rows),
      ];
      for (const path of paths) {
        expect((await fetch(`${school.address}${path}`)).status).toBe(401);
        for (const stranger of strangers) expect((await stranger.get(path)).status).toBe(404);
      }
      for (const path of [OPENINGS, `${API}/${reference}`]) {
        expect((await fetch(`${school.address}${path}`, { method: 'POST' })).status).toBe(401);
        for (const stranger of strangers) {
          const answer = await stranger.post(path, { change: 'addNote', words: 'x' });
          expect(answer.status).toBe(404);
        }
      }
      expect((await recruiter.get(`${API}/JA-2222-2222`)).status).toBe(404);
      expect((await recruiter.get(`${API}/JA-2222-2222/resume`)).status).toBe(404);
      expect(
        (await recruiter.post(`${API}/JA-2222-2222`, { change: 'addNote', words: 'x' })).status,
      ).toBe(404);
    });

    test('the list shows the columns of its sheet that say so', async () => {
      const reference = await apply();
      const { ofSheet } = await (await recruiter.get(`${API}?q=${reference}`)).json();
      const { position } = await recordOf(reference);
      expect(ofSheet).toEqual({
        columns: [{ name: 'Opening', inList: 'cell-topic' }],
        cells: { [reference]: [position] },
      });
      const { ofSheet: ofNone } = await (await recruiter.get(`${API}?q=nobody-at-all`)).json();
      expect(ofNone.cells).toEqual({});
    });

    test('the list is searched and filtered', async () => {
      const reference = await apply();
      const find = async (search: string) => {
        const answer = await recruiter.get(`${API}?${search}`);
        expect(answer.headers.get('Cache-Control')).toBe('no-store');
        return answer.json();
      };
      const found = await find(`q=${reference.slice(3).toLowerCase()}+zulu`);
      expect(found.total).toBe(1);
      expect(found.rows[0]).toMatchObject({ reference, name: 'Natasha Zulu', isNew: true });
      expect((await find('q=100%25')).total).toBe(0);
      expect((await find('q=_atasha')).total).toBe(0);
      expect((await find(`q=${reference}&opening=art-teacher`)).total).toBe(1);
      expect((await find(`q=${reference}&opening=school-counselor`)).total).toBe(0);
      expect((await find(`q=${reference}&status=hired`)).total).toBe(0);
      expect((await find(`q=${reference}&since=2999-01-01`)).total).toBe(0);
      expect((await find('page=900')).page).toBe(1);
      expect((await find("q='--&status=constructor&since=never&page=-1&opening=%00")).total).toBe(
        0,
      );
    });

    test('what a candidate wrote comes out as it was written, and who looked is recorded', async () => {
      const reference = await apply(SCRIPT);
      const record = await recordOf(reference);
      expect(record).toMatchObject({ coverLetter: SCRIPT, status: 'submitted', version: 1 });
      expect(record.resume).toMatchObject({ name: 'cv.pdf', scan: 'notScanned' });
      const again = await recordOf(reference);
      expect(again.history).toEqual([
        {
          ...{ act: 'saw', detail: '', data: {} },
          ...{ at: expect.any(String), staffEmail: recruiter.email },
        },
      ]);
    });

    test('the resume is handed out as a download, and each opening is recorded', async () => {
      const reference = await apply();
      const answer = await recruiter.get(`${API}/${reference}/resume`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('Content-Disposition')).toContain('attachment; filename="cv.pdf"');
      expect(answer.headers.get('Content-Security-Policy')).toContain('sandbox');
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(samplePdf());
      await database.rows(
        `update job_applications set resume_scan = 'infected' where reference = '${reference}'`,
      );
      expect((await recruiter.get(`${API}/${reference}/resume`)).status).toBe(403);
      const acts = await database.rows(
        `select detail from audit_records where about = '${reference}' order by at`,
      );
      expect(acts.map(({ detail }) => detail)).toEqual(['resume', 'resume: kept shut, infected']);
    });

    test('a status is reached with its mail, once, and only along the map', async () => {
      const reference = await apply();
      const move = (version: number, to: string, letter?: object) =>
        recruiter.post(`${API}/${reference}`, { change: 'move', version, to, letter });
      expect((await move(1, 'hired')).status).toBe(422);
      expect((await move(1, 'nowhere')).status).toBe(422);
      expect((await move(1, 'underReview')).status).toBe(200);

      const letter = { subject: `Come ${reference}`, text: 'Dear Natasha,\n\ncome\n<b>soon</b>.' };
      const stale = await move(1, 'interview', letter);
      expect(stale.status).toBe(409);
      expect(await stale.json()).toMatchObject({
        title: 'You changed this before',
        detail: expect.stringMatching(
          /^You have changed this \(Today, .*\)\. It is now “Under review”\./,
        ),
      });
      expect((await move(2, 'interview', { ...letter, subject: 'a\r\nBcc: x@y.zm' })).status).toBe(
        422,
      );
      expect((await move(2, 'interview', letter)).status).toBe(200);

      await letMailsLeave(reference);
      const mail = await mailTo(database.dataDir, 'natasha@mail.example', reference);
      expect(mail.text).toContain('Dear Natasha,\n\ncome\n<b>soon</b>.');
      expect(mail.html).toContain('<p>come<br>&lt;b&gt;soon&lt;/b&gt;.</p>');
      expect(mail.headers['reply-to']).toContain('@');
      expect(mail.headers).not.toHaveProperty('auto-submitted');
      const record = await recordOf(reference);
      expect(record.letters).toMatchObject([
        { subject: letter.subject, staffEmail: recruiter.email },
      ]);
      expect(record.reached.map(({ status }: { status: string }) => status)).toEqual([
        'submitted',
        'underReview',
        'interview',
      ]);
    });

    test('a wrong press is taken back with its mail, and the candidate hears of neither', async () => {
      const reference = await apply();
      const change = (body: object) => recruiter.post(`${API}/${reference}`, body);
      const told = async () => {
        const asked = { asks: 'email', reference, email: 'natasha@mail.example' };
        const body = new URLSearchParams(asked);
        return (await fetch(`${school.address}/status`, { method: 'POST', body })).text();
      };
      expect((await change({ change: 'undo', version: 1 })).status).toBe(422);
      expect((await change({ change: 'move', version: 1, to: 'underReview' })).status).toBe(200);
      await letTimePass(reference);
      const { title } = jobApplicationStatuses.underReview.told;
      expect(await told()).toContain(title);

      const letter = { subject: 'Your application', text: 'We have chosen somebody else.' };
      const refuse = { change: 'move', version: 2, to: 'notSelected', letter };
      expect((await change(refuse)).status).toBe(200);
      const [mail] = await mailsOf(reference);
      expect(Date.parse(mail?.due_at ?? '') - Date.parse(mail?.queued_at ?? '')).toBe(600_000);
      expect(await told()).toContain(title);
      expect(await recordOf(reference)).toMatchObject({
        ...{ status: 'notSelected', undo: { to: 'underReview', until: mail?.due_at } },
        letters: [{ subject: letter.subject }],
      });
      expect((await change({ change: 'undo', version: 2 })).status).toBe(409);
      expect((await change({ change: 'undo', version: 3 })).status).toBe(200);
      expect(await mailsOf(reference)).toEqual([]);
      const after = await recordOf(reference);
      expect(after).toMatchObject({ status: 'underReview', version: 4, letters: [] });
      expect(after.reached).toHaveLength(2);
      expect(after.history[0].data).toEqual({ takenBack: 'notSelected', status: 'underReview' });
      // What was reached before is older than ten minutes.
      expect(after).not.toHaveProperty('undo');
      expect((await change({ change: 'undo', version: 4 })).status).toBe(422);

      // The next step tells the candidate; what an earlier one would have said is not sent.
      const invite = { change: 'move', version: 4, to: 'interview', letter };
      expect((await change(invite)).status).toBe(200);
      const offer = {
        ...invite,
        version: 5,
        to: 'offered',
        letter: { subject: `Offer ${reference}`, text: 'Yes.' },
      };
      expect((await change(offer)).status).toBe(200);
      expect(await mailsOf(reference)).toMatchObject([
        { text_part: expect.stringContaining('Yes.') },
      ]);
      expect((await recordOf(reference)).letters).toHaveLength(1);

      // That one was wrong too: what the earlier step says goes out after all.
      expect((await change({ change: 'undo', version: 6 })).status).toBe(200);
      expect(await mailsOf(reference)).toMatchObject([
        { text_part: expect.stringContaining(letter.text) },
      ]);
      expect(await recordOf(reference)).toMatchObject({
        ...{ status: 'interview', undo: { to: 'underReview' } },
        letters: [{ subject: letter.subject }],
      });
      expect((await change({ ...offer, version: 7 })).status).toBe(200);

      // A mail that has left is not taken back.
      await letMailsLeave(reference);
      await mailTo(database.dataDir, 'natasha@mail.example', `Offer ${reference}`);
      expect((await change({ change: 'undo', version: 8 })).status).toBe(422);
      expect(await told()).toContain(jobApplicationStatuses.offered.told.title);
    });

    test('the day of an interview is set, changed and called off, each with its day for the calendar', async () => {
      const reference = await apply();
      const change = async (asked: object) => {
        const { version } = await recordOf(reference);
        return recruiter.post(`${API}/${reference}`, { version, ...asked });
      };
      const letter = { subject: 'Your interview', text: 'We look forward to meeting you.' };
      const day = {
        change: 'interview',
        on: '2099-11-30',
        time: '10:00 AM',
        place: 'School office',
      };
      // Nobody is met who was not invited.
      expect((await change({ ...day, letter })).status).toBe(422);
      await change({ change: 'move', to: 'underReview' });
      await change({ change: 'move', to: 'interview' });
      for (const wrong of [{ on: '2020-01-01' }, { time: '10' }, { place: ' ' }])
        expect((await change({ ...day, letter, ...wrong })).status).toBe(422);
      expect((await change({ change: 'callOff', letter })).status).toBe(422);

      expect((await change({ ...day, letter })).status).toBe(200);
      expect((await recordOf(reference)).interview).toMatchObject({
        on: '2099-11-30',
        sequence: 0,
      });
      // Whoever has been told a day is not told that it was a wrong press.
      expect(await recordOf(reference)).not.toHaveProperty('undo');
      expect((await change({ ...day, time: '2:30 PM', letter })).status).toBe(200);
      expect((await recordOf(reference)).interview).toMatchObject({ time: '2:30 PM', sequence: 1 });
      expect((await change({ change: 'callOff', letter })).status).toBe(200);
      expect((await recordOf(reference)).interview).toMatchObject({ isCalledOff: true });
      const mails = await database.rows(
        `select id from outgoing_mails where about = '${reference}' and kind = 'job-interview'`,
      );
      expect(mails).toHaveLength(3);
      expect((await recordOf(reference)).letters).toHaveLength(3);
    });

    test('two who move it at the same moment: one of them is told', async () => {
      const reference = await apply();
      const answers = await Promise.all(
        ['underReview', 'withdrawn', 'underReview'].map((to) =>
          recruiter.post(`${API}/${reference}`, { change: 'move', version: 1, to }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    });

    test('notes and the person who looks after it', async () => {
      const reference = await apply();
      const change = (body: object) => recruiter.post(`${API}/${reference}`, body);
      expect((await change({ change: 'addNote', words: ' ' })).status).toBe(422);
      expect((await change({ change: 'addNote', words: SCRIPT })).status).toBe(200);
      const assign = { change: 'assign', version: 1, to: recruiter.accountId };
      expect((await change(assign)).status).toBe(200);
      expect((await change(assign)).status).toBe(409);
      expect((await change({ ...assign, version: 2, to: crypto.randomUUID() })).status).toBe(422);
      const record = await recordOf(reference);
      expect(record.work.notes).toMatchObject([{ text: SCRIPT, by: recruiter.email }]);
      expect(record.work.assignedTo).toBe(recruiter.accountId);
      const other = await apply();
      const remove = { change: 'removeNote', id: record.work.notes[0].id };
      expect((await recruiter.post(`${API}/${other}`, remove)).status).toBe(404);
      expect((await change(remove)).status).toBe(200);
      expect((await recordOf(reference)).work.notes).toEqual([]);
    });

    test('what nobody can read is refused', async () => {
      const reference = await apply();
      expect((await recruiter.post(`${API}/${reference}`, { change: 'explode' })).status).toBe(422);
      expect((await recruiter.post(`${API}/${reference}`, [])).status).toBe(400);
      expect(
        (await recruiter.post(OPENINGS, { id: 'no-such', version: 0, isClosed: true })).status,
      ).toBe(404);
    });

    test('a closed opening takes no applications, and the kept page says so within a second', async () => {
      const page = async () => (await fetch(`${school.address}/careers`)).text();
      const offer = 'position=art-teacher';
      await expect.poll(page).toContain(offer);
      const change = { id: 'art-teacher', version: 0, isClosed: true };
      expect((await recruiter.post(OPENINGS, change)).status).toBe(200);
      expect(await page()).not.toContain(offer);
      await expect.poll(page, { timeout: 1000 }).not.toContain(offer);
      expect((await sendJobApplication(school.address, samplePdf())).status).toBe(422);

      expect((await recruiter.post(OPENINGS, change)).status).toBe(409);
      expect(
        (await recruiter.post(OPENINGS, { ...change, version: 1, isClosed: false })).status,
      ).toBe(200);
      await expect.poll(page, { timeout: 1000 }).toContain(offer);
      await apply();
    });
  });
}

describe.skipIf(isMissing('PostgreSQL'))('two processes on one database', () => {
  test('what one publishes the other shows', async () => {
    const database = await newDatabase('PostgreSQL');
    const settings = {
      ...database.settings,
      AUTH_SECRET: 'the same secret for both of them, long',
    };
    const first = await runSchool({ ...settings, LOG_LEVEL: 'warn' }, database.dataDir);
    const second = await runSchool({ ...settings, LOG_LEVEL: 'warn' });
    try {
      const page = async () => (await fetch(`${second.address}/careers`)).text();
      await expect.poll(page).toContain('position=art-teacher');
      const recruiter = await openStaffAccount(first, database.rows, 'recruitment');
      const answer = await recruiter.post(OPENINGS, {
        id: 'art-teacher',
        version: 0,
        isClosed: true,
      });
      expect(answer.status).toBe(200);
      await expect.poll(page).not.toContain('position=art-teacher');
    } finally {
      await first.stop();
      await second.remove();
      await database.remove();
    }
  });
});
