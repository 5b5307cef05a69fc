import { describe, expect, test } from 'vitest';
import { mealHelpApplication } from '#features/parent-form-kinds/meal-help-application.ts';
import { CONTACT_MATCH_MISSING } from '#lib/text/contact-match.ts';
import { longAgo } from '#tests/support/clients/case-status.ts';
import { openStaffAccount, type StaffClient } from '#tests/support/clients/staff-client.ts';
import {
  isMissing,
  type SchoolDatabase,
  storeKinds,
} from '#tests/support/databases/school-database.ts';
import { schoolOn } from '#tests/support/databases/school-on-each-store.ts';
import type { HostedSchool } from '#tests/support/hosting/hosted-school.ts';
import { mailTo, saidIn } from '#tests/support/readers/captured-mail.ts';
import { sampleMealHelp } from '#tests/support/samples/sample-forms.ts';

const SECRETS = /meal|free|reduced|Thandiwe|Zulu|Grade 4|husband|household|2233/i;

for (const kind of storeKinds) {
  describe.skipIf(isMissing(kind))(`applications for free and reduced meals on ${kind}`, () => {
    let database: SchoolDatabase;
    let school: HostedSchool;
    let secretary: StaffClient;
    schoolOn(
      kind,
      async (opened, its) => {
        [school, database] = [opened, its];
        secretary = await openStaffAccount(school, database.rows, 'admissions');
      },
      { LOG_LEVEL: 'info' },
    );

    const apply = async (changes: object = {}): Promise<string> => {
      const answer = await fetch(school.address + mealHelpApplication.api, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...sampleMealHelp, ...changes }),
      });
      expect(answer.status).toBe(201);
      return (await answer.json()).reference;
    };
    const look = async (fields: Record<string, string>) =>
      (
        await fetch(`${school.address}/status`, {
          method: 'POST',
          body: new URLSearchParams(fields),
        })
      ).text();

    test('mails and logs hold the reference, and do not even say what it is about', async () => {
      const reference = await apply();
      const receipt = await mailTo(database.dataDir, 'esther@mail.example', 'application');
      const notice = await mailTo(database.dataDir, 'office@tenmiles.example', reference);
      for (const mail of [receipt, notice]) {
        expect(mail.text).toContain(reference);
        expect(saidIn(mail)).not.toMatch(SECRETS);
      }
      const mails = await database.rows(
        `select kind from outgoing_mails where about = '${reference}' order by kind`,
      );
      expect(mails).toEqual([{ kind: 'parents-form-notice' }, { kind: 'parents-form-receipt' }]);
      const lines = school.output().split('\n');
      expect(lines.filter((line) => line.includes(reference) && SECRETS.test(line))).toEqual([]);
      expect(school.output()).not.toMatch(/Thandiwe|Zulu|husband/);
    });

    test('without an email address the end of the phone number opens the status, and nothing else', async () => {
      const reference = await apply({ email: '', phone: '0977 555 444' });
      expect(await look({ reference, proof: '5444' })).toContain('We have your application');
      for (const [field, typed, said] of [
        ['proof', '4445', 'We cannot find anything with these answers'],
        ['email', '@', 'We cannot find anything with these answers'],
        ['proof', '', CONTACT_MATCH_MISSING],
        ['email', '', CONTACT_MATCH_MISSING],
      ] as const) {
        expect(await look({ reference, [field]: typed })).toContain(said);
      }
    });

    test('the office grants it, free or reduced, or not; each answer can be taken back', async () => {
      const reference = await apply({ email: '', phone: '0977 111 999' });
      const address = `/api/staff/parent-forms/${reference}`;
      const move = async (to: string) => {
        const { version } = await (await secretary.get(address)).json();
        const change = { change: 'status', version, to };
        expect((await secretary.post(address, change)).status, to).toBe(200);
        // As if the ten minutes in which the office can take it back were over.
        await database.rows(longAgo(reference));
        return look({ reference, proof: '1999' });
      };
      expect(await move('grantedFree')).toContain('Your child gets free meals.');
      expect(await move('grantedReduced')).toContain('at a reduced price');
      expect(await move('notGranted')).toContain('We could not grant your application');
      const ended = () =>
        database.rows(`select ended_at from parent_forms where reference = '${reference}'`);
      expect(await ended()).toEqual([{ ended_at: expect.stringMatching(/Z$/) }]);
      expect(await move('new')).toContain('We have your application');
      expect(await ended()).toEqual([{ ended_at: null }]);
      const { lines } = await (await secretary.get('/api/staff/today')).json();
      const line = lines.find(({ to }: { to: string }) => to.includes('meal-help-application'));
      expect(line.words).toMatch(/new applications? for free or reduced meals/);
    });
  });
}
