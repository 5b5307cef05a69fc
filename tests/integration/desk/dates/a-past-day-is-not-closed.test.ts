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

const API = '/api/staff/content/closures';

for (const kind of storeKinds) {
  describe.skipIf(isMissing(kind))(`a closed day on ${kind}`, () => {
    let database: SchoolDatabase;
    let school: HostedSchool;
    let editor: StaffClient;
    beforeAll(async () => {
      database = await newDatabase(kind);
      const settings = { ...database.settings, LOG_LEVEL: 'warn' };
      // In Lusaka it is the next day already.
      school = await runSchoolAt('2026-11-02T22:30:00Z', settings, database.dataDir);
      editor = await openStaffAccount(school, database.rows, 'editor');
    });
    afterAll(async () => {
      await school.remove();
      await database.remove();
    });

    const publish = async (...items: object[]) => {
      const { version } = await (await editor.get(API)).json();
      return editor.post(API, { change: 'publish', version, value: { items } });
    };

    test('is offered from the day in Lusaka', async () => {
      expect(await (await editor.get('/api/staff/today')).json()).toMatchObject({
        closures: { today: '2026-11-03', items: [] },
      });
    });

    test('that is past is refused with words, and nothing is published', async () => {
      for (const past of [
        { startsOn: '2026-11-02' },
        { startsOn: '2026-10-30', endsOn: '2026-11-02' },
      ]) {
        const answer = await publish(past);
        expect(answer.status).toBe(422);
        expect((await answer.json()).detail).toBe(
          'This closed day is past. Choose today or a later day.',
        );
      }
      expect((await (await editor.get(API)).json()).value).toEqual({ items: [] });
    });

    test('of today, and one that still runs, is published', async () => {
      const still = { startsOn: '2026-10-30', endsOn: '2026-11-03' };
      expect((await publish({ startsOn: '2026-11-03' }, still)).status).toBe(200);
    });
  });
}
