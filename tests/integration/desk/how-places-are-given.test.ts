import { describe, expect, test } from 'vitest';
import { openStore } from '#db/open-store.server.ts';
import type { Criteria } from '#features/enrollment/places/criteria.ts';
import { rankByFiles } from '#features/publishing/parts/rank-by-files.server.ts';
import { systemClock } from '#lib/dates/clock.ts';
import { createLog } from '#lib/metrics/log.server.ts';
import { plainSpaces } from '#lib/text/no-break-spaces.ts';
import { applicationAtDesk } from '#tests/support/clients/application-at-desk.ts';
import { openByBirthDate } from '#tests/support/clients/family-page.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { openStaffAccount, type StaffClient } from '#tests/support/clients/staff-client.ts';
import { deskOn } from '#tests/support/databases/desk-on-each-store.ts';
import { presentStoreKinds } from '#tests/support/databases/school-database.ts';
import { fixtureContent } from '#tests/support/fixture-content.ts';
import { openRound, passToDraw } from '#tests/support/samples/round-at-desk.ts';
import { sampleAnswers } from '#tests/support/samples/sample-answers.ts';

const PART = '/api/staff/content/waiting-order';
const LIST = '/api/staff/enrollment-applications';
const ROUNDS = '/api/staff/enrollment-rounds';
const { gradeLevel: GRADE, studentDOB } = sampleAnswers;
const REASON = 'The school changed how places are given.';

describe.each(presentStoreKinds())(
  'how places are given, as the office chooses it, on %s',
  (kind) => {
    let editor: StaffClient;
    const desk = deskOn(kind, async ({ school, database }) => {
      editor = await openStaffAccount(school, database.rows, 'editor');
    });
    const run = async (statement: string) => {
      await desk.database.rows(statement);
    };
    const part = async () => (await editor.get(PART)).json();
    const change = async (asked: object) => {
      const { version } = await part();
      const answer = await editor.post(PART, { version, ...asked });
      expect([answer.status, await answer.text()]).toEqual([200, expect.anything()]);
    };
    const choose = (first: string, within: string) =>
      change({ change: 'publish', value: { first, within } });
    const record = async (reference: string) =>
      (await desk.office.get(`${LIST}/${reference}`)).json();
    const page = async (reference: string) =>
      plainSpaces(
        await (await openByBirthDate(desk.school.address, { reference, studentDOB })).text(),
      );
    const onList = async (): Promise<string[]> => {
      const { grades } = await (await desk.office.get('/api/staff/enrollment-places')).json();
      return grades
        .find(({ grade }: { grade: string }) => grade === GRADE)
        .waiting.map(({ applicant }: { applicant: string }) => applicant.split(' ')[0]);
    };

    test('orders the lists anew, says to the family why, and comes back as it was', async () => {
      const waits = (studentFirstName: string) =>
        applicationAtDesk(
          desk.school,
          desk.office,
          { studentFirstName, parent1Email: `${studentFirstName.toLowerCase()}@mail.example` },
          ['underReview', 'waitlisted'],
        );
      const ofStaff = await waits('Chanda');
      const sibling = await waits('Bupe');
      const early = await waits('Alinani');
      const lucky = await waits('Dalitso');
      const put = (reference: string, set: string) =>
        run(`update enrollment_applications set ${set} where reference = '${reference}'`);
      await put(ofStaff, `waits_as = 'staff', waits_as_at = '2026-01-05T08:00:00.000Z', lot = '1'`);
      await put(
        sibling,
        `waits_as = 'sibling', waits_as_at = '2026-01-05T08:00:00.000Z', lot = '9'`,
      );
      await put(early, `lot = '8', applied_on = '2026-01-01'`);
      await put(lucky, `lot = '2'`);
      await run(
        `update case_statuses set tell_at = reached_at where reference in ('${ofStaff}', '${sibling}', '${early}', '${lucky}')`,
      );
      expect(await onList()).toEqual(['Bupe', 'Chanda', 'Alinani', 'Dalitso']);
      expect(await page(early)).toContain('Your day of application is January 1, 2026.');
      expect(await page(early)).not.toContain('Why the number changed');

      // What each choice would change is said before it is published.
      const { reordered } = await part();
      expect(reordered).toHaveLength(10);
      expect(reordered[0]).toEqual([]);
      expect(reordered[2]).toEqual([{ list: expect.stringContaining('Grade'), moved: 2, of: 4 }]);

      await choose('staff', 'lot');
      expect(await onList()).toEqual(['Chanda', 'Dalitso', 'Alinani', 'Bupe']);
      const told = await page(sibling);
      expect(told).toContain('number 4 of 4 on the waiting list');
      expect(told).toContain(`3 places further behind. ${REASON}`);
      expect(told).not.toContain('child’s group');
      expect(told).toContain('the day and the hour of an application do not count');
      expect(told).not.toContain('came to the list');
      expect(await page(lucky)).toContain(`2 places nearer to the front. ${REASON}`);
      expect(await page(early)).not.toContain('Your day of application');
      // Nobody has touched this child, and it stands where it stood.
      expect(await page(early)).not.toContain(REASON);
      expect((await record(sibling)).standing).toMatchObject({
        ...{
          waitsAs: 'sibling',
          group: 'everybody',
          groups: ['staff', 'everybody'],
          isByLot: true,
        },
        place: { number: 4, of: 4 },
      });
      const acts = await desk.database.rows(
        `select data from audit_records where about = '${sibling}'`,
      );
      expect(acts.map(({ data }) => JSON.parse(String(data)))).toContainEqual({
        ...{ placeFrom: 1, placeTo: 4, isByCriteria: true },
      });
      expect(await (await fetch(`${desk.school.address}/enrollment`)).text()).toContain(
        'children of our staff come first on the waiting list, then everybody else. In each group the order is random: the day and the hour at which you apply do not count.',
      );
      const [act] = await desk.database.rows(
        `select data from audit_records where about = 'content waiting-order'`,
      );
      expect(JSON.parse(String(act?.data))).toEqual({
        criteria: { groups: ['staff'], within: 'lot' },
        criteriaBefore: { groups: ['sibling', 'staff'], within: 'day' },
      });

      await change({ change: 'restore', to: 0 });
      expect(await onList()).toEqual(['Bupe', 'Chanda', 'Alinani', 'Dalitso']);
      // On one day there and back: nothing has changed.
      expect(await page(sibling)).not.toContain(REASON);
    });

    test('a change in the files is told like one at the desk, once, however many processes start', async () => {
      await change({ change: 'restore', to: 0 });
      const { settings, dataDir } = desk.database;
      const databaseUrl = settings.DATABASE_URL;
      const store = await openStore({ dataDir, databaseUrl }, createLog('silent'));
      const inFiles = (waitingOrder: Criteria) => {
        const content = {
          ...fixtureContent,
          enrollment: { ...fixtureContent.enrollment, waitingOrder },
        };
        const starts = { store, clock: systemClock, contentToEdit: content };
        return rankByFiles({ ...starts, contentOfFiles: content });
      };
      const acts = async () => {
        const rows = await desk.database.rows(
          `select data from audit_records where staff_email = '' and about = 'content waiting-order'`,
        );
        return rows.map(({ data }) => JSON.parse(String(data)));
      };
      const usual: Criteria = { groups: ['sibling', 'staff'], within: 'day' };
      try {
        await inFiles(usual);
        expect(await acts()).toEqual([]);
        const other: Criteria = { groups: ['staff'], within: 'day' };
        await Promise.all([inFiles(other), inFiles(other)]);
        await inFiles(other);
        expect(await acts()).toEqual([{ criteria: other, criteriaBefore: usual }]);
        await choose('staff', 'day');
        // The desk has said so: the files say nothing.
        await inFiles(usual);
        expect(await acts()).toHaveLength(1);
      } finally {
        await store.close();
      }
    });

    const waitsIn2027 = (studentFirstName: string) =>
      applicationAtDesk(
        desk.school,
        desk.office,
        {
          ...{ studentFirstName, gradeLevel: 'grade1', enrollmentYear: '2027' },
          parent1Email: `${studentFirstName.toLowerCase()}@mail.example`,
        },
        ['underReview', 'waitlisted'],
      );

    test('a round keeps what counted when somebody said yes to it', async () => {
      await choose('staff', 'day');
      await openRound(desk.office, desk.database.rows, '2027', {});
      await choose('sibling-staff', 'day');
      await run(`update enrollment_applications set enrollment_year = '2020'`);
      // Before the draw, too, who waits for a place in it stands by what counted then.
      const [first, second] = [await waitsIn2027('Sibeso'), await waitsIn2027('Sitali')];
      await run(
        `update enrollment_applications set waits_as = 'sibling' where reference = '${first}'`,
      );
      await run(
        `update enrollment_applications set waits_as = 'staff' where reference = '${second}'`,
      );
      const listed = async () => {
        const places = await desk.office.get('/api/staff/enrollment-places?year=2027');
        const { grades } = await places.json();
        const { criteria, waiting } = grades.find(
          ({ grade }: { grade: string }) => grade === 'grade1',
        );
        return [criteria.groups, ...waiting.map(({ group }: { group: string }) => group)];
      };
      expect(await listed()).toEqual([['staff'], 'staff', 'everybody']);
      await choose('sibling', 'day');
      expect(await listed()).toEqual([['staff'], 'staff', 'everybody']);
      await choose('sibling-staff', 'day');
      expect(
        (await record(first)).acts.map(({ data }: { data: object }) => data),
      ).not.toContainEqual(expect.objectContaining({ isByCriteria: true }));
      // Neither a waiting child of before, nor twins.
      await run(`update enrollment_applications set enrollment_year = '2020'`);
      const apply = async (studentFirstName: string, group: string, parent1Phone: string) => {
        const answer = await sendApplication(desk.school.address, {
          ...{ studentFirstName, gradeLevel: 'grade1', enrollmentYear: '2027' },
          ...{ parent1Phone, parent1Email: `${studentFirstName.toLowerCase()}@mail.example` },
        });
        const { reference } = await answer.json();
        await run(
          `update enrollment_applications set waits_as = '${group}' where reference = '${reference}'`,
        );
        return reference;
      };
      const sibling = await apply('Mapalo', 'sibling', '+260 977 733 101');
      const ofStaff = await apply('Natasha', 'staff', '+260 977 733 102');
      expect((await record(sibling)).standing).toMatchObject({ group: 'everybody' });
      expect(
        plainSpaces(await (await fetch(`${desk.school.address}/enrollment`)).text()),
      ).toContain('in 2027, children of our staff come first, then everybody else.');
      await passToDraw(desk.office, desk.database.rows, '2027');
      const { round } = await (await desk.office.get(`${ROUNDS}?year=2027`)).json();
      const drawn = await desk.office.post(ROUNDS, {
        ...{ change: 'draw', year: '2027', version: round.version, dice: '3526144265' },
        ...{ witness: 'Davies Phiri', witnessRole: 'Chair of the PTA' },
      });
      expect(drawn.status).toBe(200);
      const file = await (await fetch(`${desk.school.address}/rounds/2027.json`)).json();
      expect(file.criteria).toEqual(['Child of staff', 'Everybody else']);
      const ticketOf = async (reference: string) => (await record(reference)).standing.ticket;
      const groups = (list: { ticket: string; group: number }[]) =>
        list.map(({ ticket, group }) => `${ticket} ${group}`);
      const expected = [`${await ticketOf(ofStaff)} 1`, `${await ticketOf(sibling)} 2`];
      expect(groups(file.order.grade1)).toEqual(expected);
      expect(groups(file.list).toSorted()).toEqual(expected.toSorted());
      // Another change moves nobody in it.
      await choose('none', 'lot');
      expect(await (await fetch(`${desk.school.address}/rounds/2027.json`)).json()).toEqual(file);
      const shown = await (await desk.office.get(`${ROUNDS}?year=2027&grade=grade1`)).json();
      expect(shown.round.order.children.map((one: { reference: string }) => one.reference)).toEqual(
        [ofStaff, sibling],
      );
      expect(await page(sibling)).toContain('number 2 of 2 for Grade 1');
      expect(await page(sibling)).not.toContain('Since then our rules have put');
    });
  },
);
