import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from '#db/open-store.server.ts';
import { volunteerApplication } from '#features/parent-form-kinds/volunteer-application.ts';
import { listEndedSubjects } from '#features/submissions/ended-subjects.server.ts';
import { createLog } from '#lib/metrics/log.server.ts';
import { newReference } from '#lib/text/reference.ts';
import { eraseAtDesk } from '#tests/support/clients/erase-at-desk.ts';
import { openStaffAccount, type StaffClient } from '#tests/support/clients/staff-client.ts';
import {
  isMissing,
  newDatabase,
  type SchoolDatabase,
  storeKinds,
} from '#tests/support/databases/school-database.ts';
import { fixtureContent } from '#tests/support/fixture-content.ts';
import { type HostedSchool, hostSchool } from '#tests/support/hosting/hosted-school.ts';
import { sampleVolunteer, sendForm } from '#tests/support/samples/sample-forms.ts';

const FORMS = '/api/staff/parent-forms';
const NAME = 'A form that the site no longer has';
const { email } = sampleVolunteer;

for (const store of storeKinds) {
  describe.skipIf(isMissing(store))(`a form that was taken off the site, on ${store}`, () => {
    let database: SchoolDatabase;
    let school: HostedSchool;
    let secretary: StaffClient;
    beforeAll(async () => {
      database = await newDatabase(store);
      school = await hostSchool({ ...database.settings, LOG_LEVEL: 'warn' }, database.dataDir);
      secretary = await openStaffAccount(school, database.rows, 'admissions');
    });
    afterAll(async () => {
      await school.remove();
      await database.remove();
    });

    /** As it lies there after the form was removed: a kind, a prefix, questions and a status that nobody knows. */
    async function removed(name: string, status: string): Promise<string> {
      const sent = await sendForm(school.address, volunteerApplication, { name });
      const { reference: before } = await sent.json();
      const reference = newReference('UO');
      await database.rows(
        `update parent_forms set kind = 'uniform-order', reference = '${reference}', status = '${status}', answers = '{"shoeSize":"34"}' where reference = '${before}'`,
      );
      return reference;
    }
    const shown = async (path: string) => (await secretary.get(path)).json();

    test('is in the list, beside those that are still there', async () => {
      const reference = await removed('Listed Removed', 'ordered');
      await sendForm(school.address, volunteerApplication, { name: 'Listed Kept' });
      const list = await shown(`${FORMS}?q=listed`);
      expect(list.total).toBe(2);
      expect(list.rows.map(({ kind }: { kind: string }) => kind)).toEqual([
        'volunteer-application',
        'removed',
      ]);
      const only = await shown(`${FORMS}?q=listed&kind=removed`);
      expect(only).toMatchObject({ total: 1, rows: [{ reference, status: 'ordered' }] });
    });

    test('is opened, answered by mail, ended and opened again; the faster one is told', async () => {
      const reference = await removed('Worked On', 'ordered');
      const change = (version: number, body: object) =>
        secretary.post(`${FORMS}/${reference}`, { version, ...body });
      expect(await shown(`${FORMS}/${reference}`)).toMatchObject({
        ...{ kind: 'removed', status: 'ordered' },
        answers: { shoeSize: '34', name: 'Worked On', email },
      });
      const letter = { subject: 'Shoes', text: 'They are here.' };
      expect((await change(1, { change: 'letter', letter })).status).toBe(200);
      expect((await change(2, { change: 'status', to: 'active' })).status).toBe(422);
      expect((await change(2, { change: 'status', to: 'ended' })).status).toBe(200);
      const late = await change(2, { change: 'status', to: 'ended' });
      expect((await late.json()).detail).toContain('It is now “Ended”');
      expect((await change(3, { change: 'status', to: 'new' })).status).toBe(200);
    });

    test('is on Today, in the desk’s search and on the page of the family', async () => {
      const reference = await removed('Found Removed', 'new');
      const today = JSON.stringify(await shown('/api/staff/today'));
      expect(today).toMatch(/forms? that the site no longer has/);
      const found = await (
        await secretary.post('/api/staff/search', { typed: 'found removed' })
      ).text();
      expect(found).toContain(`${NAME}: Found Removed`);
      const family = await secretary.get(`/api/staff/families/${reference}`);
      expect(family.status).toBe(200);
      expect(await family.text()).toContain(`Form: ${NAME}`);
    });

    test('is handed over whole, and erased whole', async () => {
      const reference = await removed('Handed Over', 'ordered');
      const copy = await secretary.get(`/api/staff/families/${reference}/copy`);
      expect(await copy.json()).toMatchObject({
        records: { 'parent-form': [{ reference, answers: { shoeSize: '34' } }] },
      });
      const letter = await secretary.get(`/api/staff/families/${reference}/copy?as=page`);
      expect(await letter.text()).toContain('Shoe size');
      expect((await eraseAtDesk(secretary, reference)).status).toBe(200);
      expect((await secretary.get(`${FORMS}/${reference}`)).status).toBe(404);
    });

    test('goes when its time is over, not before, and stays while nobody has ended it', async () => {
      const ended = await removed('Ended Removed', 'ordered');
      const open = await removed('Open Removed', 'ordered');
      expect(
        (await secretary.post(`${FORMS}/${ended}`, { change: 'status', version: 1, to: 'ended' }))
          .status,
      ).toBe(200);
      const log = createLog('silent');
      const { DATABASE_URL: databaseUrl } = database.settings;
      const own = await openStore({ databaseUrl, dataDir: database.dataDir }, log);
      const { retention } = fixtureContent;
      const overIn = (days: number) =>
        listEndedSubjects(own.read, retention, new Date(Date.now() + days * 86_400_000));
      const days = Math.min(
        retention.endedVolunteerApplicationDays,
        retention.endedPtaMembershipDays,
        retention.decidedMealHelpDays,
      );
      expect(await overIn(days - 1)).not.toContain(ended);
      expect(await overIn(days + 1)).toContain(ended);
      expect(await overIn(days + 1)).not.toContain(open);
      await own.close();
    });
  });
}
