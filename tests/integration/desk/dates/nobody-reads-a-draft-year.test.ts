import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStaffAccount, type StaffClient } from '#tests/support/clients/staff-client.ts';
import {
  isMissing,
  newDatabase,
  type SchoolDatabase,
  storeKinds,
} from '#tests/support/databases/school-database.ts';
import type { HostedSchool } from '#tests/support/hosting/hosted-school.ts';
import { runSchoolAt } from '#tests/support/running-school.ts';

const API = '/api/staff/content/dates';

/** Everything about the year that the office only prepares. */
const draft = {
  terms: [{ name: 'Secret Term', startsOn: '2027-01-11', endsOn: '2027-04-09' }],
  breaks: [{ name: 'Secret Break', startsOn: '2027-04-10', endsOn: '2027-05-03' }],
  holidays: [{ name: 'Secret Day', on: '2027-03-12' }],
};
const OF_THE_DRAFT = /Secret|2027-01-11|2027-04-09|2027-04-10|2027-05-03|2027-03-12/;

/** Whatever is made of the calendar, as a document and as the router asks for it. */
const places = [
  ...['/events', '/events.data', '/events/2026', '/events/2026.data', '/events/important-dates'],
  ...['/parents/meals', '/parents/meals.data', '/calendar.ics', '/find.json'],
  ...['/enrollment', '/enrollment.data', '/parents', '/parents.data', '/parents/documents'],
];

for (const kind of storeKinds) {
  describe.skipIf(isMissing(kind))(`a draft year on ${kind}`, () => {
    let database: SchoolDatabase;
    let school: HostedSchool;
    let editor: StaffClient;
    beforeAll(async () => {
      database = await newDatabase(kind);
      const settings = { ...database.settings, LOG_LEVEL: 'warn' };
      school = await runSchoolAt('2026-11-02T12:00:00+02:00', settings, database.dataDir);
      editor = await openStaffAccount(school, database.rows, 'editor');
    });
    afterAll(async () => {
      await school.remove();
      await database.remove();
    });

    const publish = async (state: 'draft' | 'published') => {
      const { value, version } = await (await editor.get(API)).json();
      const isOther = ({ name }: { name: string }) => !name.startsWith('Secret');
      const next = {
        ...value,
        years: [
          { year: 2026, state: 'published' },
          { year: 2027, state },
        ],
        terms: [...value.terms.filter(isOther), ...draft.terms],
        breaks: [...value.breaks.filter(isOther), ...draft.breaks],
        holidays: [...value.holidays.filter(isOther), ...draft.holidays],
      };
      const answer = await editor.post(API, { change: 'publish', version, value: next });
      expect(answer.status).toBe(200);
    };
    const read = async (path: string) => (await fetch(school.address + path)).text();

    test('is read by nobody, at no address, and stays at the desk as it was typed', async () => {
      await publish('draft');
      const { value } = await (await editor.get(API)).json();
      expect(value).toMatchObject({
        terms: expect.arrayContaining([expect.objectContaining(draft.terms[0])]),
        breaks: expect.arrayContaining([expect.objectContaining(draft.breaks[0])]),
        holidays: expect.arrayContaining([expect.objectContaining(draft.holidays[0])]),
      });
      for (const path of places) expect(await read(path), path).not.toMatch(OF_THE_DRAFT);
      expect((await fetch(`${school.address}/events/2027`)).status).toBe(404);
      expect((await fetch(`${school.address}/events/2027.data`)).status).toBe(404);
    });

    test('is read by everybody once it is published', async () => {
      await publish('published');
      for (const path of ['/events.data', '/events/2027', '/parents/meals.data', '/calendar.ics'])
        expect(await read(path), path).toContain('Secret');
    });
  });
}
