import { describe, expect, test } from 'vitest';
import { newAccessCode, setStatus } from '#tests/support/clients/access-code.ts';
import { newEmail } from '#tests/support/clients/account-client.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { openStaffAccount } from '#tests/support/clients/staff-client.ts';
import {
  isMissing,
  type SchoolDatabase,
  storeKinds,
} from '#tests/support/databases/school-database.ts';
import { schoolOn } from '#tests/support/databases/school-on-each-store.ts';
import type { HostedSchool } from '#tests/support/hosting/hosted-school.ts';
import { sampleAnswers } from '#tests/support/samples/sample-answers.ts';

interface Step {
  name: string;
  state: string;
}

const LIST = '/api/portal/applications';

for (const kind of storeKinds) {
  describe.skipIf(isMissing(kind))(`the page of a family in the portal, on ${kind}`, () => {
    let database: SchoolDatabase;
    let school: HostedSchool;
    schoolOn(kind, async (opened, its) => {
      [school, database] = [opened, its];
    });

    async function send(path: string, body: object): Promise<string> {
      const answer = await fetch(school.address + path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
        body: JSON.stringify(body),
      });
      expect(answer.status).toBe(201);
      return (await answer.json()).reference;
    }
    const message = (email: string) =>
      send('/api/contact-messages', {
        ...{ name: 'Choolwe', email, subject: 'Bus', message: 'Where does it stop?' },
      });

    test('what was sent with the proven address is there, and what another sent is not', async () => {
      const guardian = await openStaffAccount(school, database.rows);
      const own = await message(guardian.email.toUpperCase());
      // Its address has the other one in it.
      await message(`x${guardian.email}`);
      await message(newEmail());
      const { sent } = await (await guardian.get(LIST)).json();
      expect(sent).toMatchObject([{ reference: own, label: 'Message to the school' }]);
      expect(JSON.stringify(sent)).not.toContain('Where does it stop?');
    });

    test('an offer says by when, and the family of the child opens no other child', async () => {
      const guardian = await openStaffAccount(school, database.rows);
      const apply = async (changes: Record<string, unknown>) =>
        (await (await sendApplication(school.address, changes)).json()).reference as string;
      const first = await apply({ parent1Email: guardian.email });
      const second = await apply({
        ...{ parent1Email: guardian.email, studentFirstName: 'Thabo', togetherWith: first },
      });
      await setStatus(database.rows, first, 'offered');
      const code = await newAccessCode(database.rows, first);
      expect((await guardian.post('/api/portal/links', { code })).status).toBe(200);

      const portal = await (await guardian.get(LIST)).json();
      expect(portal.applications).toMatchObject([{ reference: first, status: 'offered' }]);
      expect(portal.applications[0].answerBy).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(portal.coming[0]).toMatchObject({
        on: portal.applications[0].answerBy,
        what: 'Last day to answer the offer for Mutinta.',
      });
      expect(portal.anotherChild.earlier).toContain('.');
      expect(Object.keys(portal.anotherChild.answers)).not.toContain('studentFirstName');
      expect(JSON.stringify(portal)).not.toContain('Thabo');
      expect((await guardian.get(`${LIST}/${second}`)).status).toBe(404);

      const { offer } = await (await guardian.get(`${LIST}/${first}`)).json();
      expect(offer).toMatchObject({
        answerBy: portal.applications[0].answerBy,
        costs: [
          { what: 'Registration, once', amount: 250 },
          { what: 'Term 1', amount: 1800 },
          { what: 'Term 2', amount: 1725 },
          { what: 'Term 3', amount: 1725 },
        ],
      });
      expect(offer.bring).toContain('Birth certificate or birth record');
      expect(offer.steps.map(({ name, state }: Step) => `${name}: ${state}`)).toEqual([
        ...['Applied: done', 'Read: done', 'Offered: done', 'Your answer: now'],
        'First day: ahead',
      ]);
      // What the family has to bring and pay is needed after the answer more than before it.
      const answered = { to: 'accepted', seen: 'offered' };
      expect((await guardian.post(`${LIST}/${first}/status`, answered)).status).toBe(200);
      const after = await (await guardian.get(`${LIST}/${first}`)).json();
      expect(after.offer).toMatchObject({ isAnswered: true, costs: offer.costs });
      expect(after.offer.steps[4]).toMatchObject({ name: 'First day', state: 'now' });
    });

    test('an answered offer stays until the first day of school, or the year where nobody has published one', async () => {
      const guardian = await openStaffAccount(school, database.rows);
      const sent = await sendApplication(school.address, { parent1Email: guardian.email });
      const { reference } = await sent.json();
      const code = await newAccessCode(database.rows, reference);
      expect((await guardian.post('/api/portal/links', { code })).status).toBe(200);
      await setStatus(database.rows, reference, 'offered');
      const offerOf = async () => (await (await guardian.get(`${LIST}/${reference}`)).json()).offer;
      for (const status of ['accepted', 'enrolled'] as const) {
        await setStatus(database.rows, reference, status);
        const { enrollmentYear } = sampleAnswers;
        await ofYear(reference, enrollmentYear);
        expect(await offerOf(), status).toMatchObject({ enrollmentYear, isAnswered: true });
        // Its first day is over: January 5.
        await ofYear(reference, '2026');
        await database.rows(
          `update case_statuses set reached_at = '2025-11-22T08:00:00.000Z'
            where status = 'offered' and reference = '${reference}'`,
        );
        expect(await offerOf(), status).toBeUndefined();
      }
    });
    const ofYear = (reference: string, year: string) =>
      database.rows(
        `update enrollment_applications set enrollment_year = '${year}' where reference = '${reference}'`,
      );

    test('of two applications of one child, each says which one goes on', async () => {
      const guardian = await openStaffAccount(school, database.rows);
      const apply = async (gradeLevel: string) => {
        const answer = await sendApplication(school.address, {
          ...{ parent1Email: guardian.email, gradeLevel },
        });
        return (await answer.json()).reference as string;
      };
      const [own, leading] = [await apply('grade1'), await apply('grade2')];
      const code = await newAccessCode(database.rows, own);
      expect((await guardian.post('/api/portal/links', { code })).status).toBe(200);
      expect(await (await guardian.get(`${LIST}/${own}`)).json()).not.toHaveProperty(
        'goesOnElsewhere',
      );

      await setStatus(database.rows, leading, 'offered');
      await database.rows(
        `update enrollment_applications set same_child_as = '${leading}' where reference = '${own}'`,
      );
      const shown = await (await guardian.get(`${LIST}/${own}`)).json();
      expect(shown).toMatchObject({ reference: own, goesOnElsewhere: true, status: 'offered' });
      // The place is that of the application which goes on, and so is what it costs.
      expect(shown.offer).toMatchObject({ gradeLevel: 'Grade 2', isAnswered: false });
      const portal = await (await guardian.get(LIST)).json();
      expect(portal.applications).toMatchObject([{ reference: own, goesOnElsewhere: true }]);
      // Nobody has shown that the other one is theirs.
      for (const told of [shown, portal]) expect(JSON.stringify(told)).not.toContain(leading);
      const answered = { to: 'accepted', seen: 'offered' };
      expect((await guardian.post(`${LIST}/${own}/status`, answered)).status).toBe(200);
      expect(await (await guardian.get(`${LIST}/${own}`)).json()).toMatchObject({
        ...{ reference: own, goesOnElsewhere: true, status: 'accepted' },
      });

      const other = await newAccessCode(database.rows, leading);
      expect((await guardian.post('/api/portal/links', { code: other })).status).toBe(200);
      expect(await (await guardian.get(`${LIST}/${own}`)).json()).toMatchObject({
        goesOnAs: leading,
      });
      const { applications } = await (await guardian.get(LIST)).json();
      expect(applications).toContainEqual(
        expect.objectContaining({ reference: own, goesOnAs: leading }),
      );
    });
  });
}
