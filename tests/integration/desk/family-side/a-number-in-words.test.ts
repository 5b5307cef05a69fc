import { describe, expect, test } from 'vitest';
import { openStore } from '#db/open-store.server.ts';
import { keepReach } from '#features/enrollment/places/number/kept-reach.server.ts';
import { createLog } from '#lib/metrics/log.server.ts';
import { plainSpaces } from '#lib/text/no-break-spaces.ts';
import { applicationAtDesk } from '#tests/support/clients/application-at-desk.ts';
import { statusReached } from '#tests/support/clients/case-status.ts';
import { openByBirthDate } from '#tests/support/clients/family-page.ts';
import { deskOn } from '#tests/support/databases/desk-on-each-store.ts';
import { presentStoreKinds } from '#tests/support/databases/school-database.ts';
import { fixtureContent } from '#tests/support/fixture-content.ts';
import { sampleAnswers } from '#tests/support/samples/sample-answers.ts';

describe.each(presentStoreKinds())('the number of a child in words, on %s', (kind) => {
  const desk = deskOn(kind);
  const { gradeLevel: grade, studentDOB } = sampleAnswers;
  const waits = (studentFirstName: string) =>
    applicationAtDesk(
      desk.school,
      desk.office,
      { studentFirstName, parent1Email: `${studentFirstName.toLowerCase()}@mail.example` },
      ['underReview', 'waitlisted'],
    );
  const run = async (statement: string) => {
    await desk.database.rows(statement);
  };
  async function page(reference: string): Promise<string> {
    const answer = await openByBirthDate(desk.school.address, { reference, studentDOB });
    return plainSpaces(await answer.text());
  }

  test('is told with what it meant before, and with what has changed it; nothing before it is told', async () => {
    const first = await waits('Alinani');
    const second = await waits('Bupelwa');
    // The lot decides within a day: it is set here, so that everybody knows who stands first.
    await run(`update enrollment_applications set lot = '1' where reference = '${first}'`);
    await run(`update enrollment_applications set lot = '2' where reference = '${second}'`);
    await run(
      `update case_statuses set tell_at = reached_at where reference in ('${first}', '${second}')`,
    );
    const before = await page(second);
    expect(before).toContain(`number 2 of 2 on the waiting list`);
    expect(before).toContain('A number is no promise.');
    expect(before).not.toContain('So a place for your child');
    expect(before).not.toContain('Why the number changed');

    await run(
      `insert into waiting_reach (year, grade_level, is_drawn, up_to, was_all) values
        ('2024', '${grade}', 0, 1, 0), ('2025', '${grade}', 0, 5, 0), ('2023', '${grade}', 1, 1, 0)`,
    );
    const { version } = await (
      await desk.office.get(`/api/staff/enrollment-applications/${first}`)
    ).json();
    const letter = { subject: 'A place', text: 'We offer a place.' };
    const offered = await desk.office.post(`/api/staff/enrollment-applications/${first}`, {
      ...{ change: 'move', version, to: 'offered', letter },
    });
    expect([offered.status, await offered.text()]).toEqual([200, expect.anything()]);
    // The office can still take it back: nobody is told, of this child or of another.
    expect(await page(second)).toContain('number 2 of 2 on the waiting list');
    await run(`update case_statuses set tell_at = reached_at where reference = '${first}'`);
    const after = await page(second);
    expect(after).toContain('number 1 of 1 on the waiting list');
    expect(after).toContain('it is number 2 of 2.');
    expect(after).toContain('For 2025, children up to number 5 were offered a place.');
    expect(after).toContain('So a place for your child is possible.');
    expect(after).not.toContain('For 2023');
    expect(after).toContain(
      '1 place nearer to the front. We offered a place to 1 child before yours.',
    );
    expect(after).not.toContain('Alinani');
  });

  test('leaves a figure that outlives the applications', async () => {
    const reference = await waits('Chilufya');
    await run(
      `update enrollment_applications set enrollment_year = '2020' where reference = '${reference}'`,
    );
    await run(`update case_statuses set tell_at = reached_at where reference = '${reference}'`);
    await run(statusReached(reference, 'offered', '2020-01-10T08:00:00.000Z'));
    const { settings, dataDir } = desk.database;
    const databaseUrl = settings.DATABASE_URL;
    const store = await openStore({ dataDir, databaseUrl }, createLog('silent'));
    try {
      const kept = async () => {
        await keepReach({ store, content: fixtureContent }, new Date());
        return desk.database.rows(
          `select up_to, was_all from waiting_reach where year = '2020' and grade_level = '${grade}'`,
        );
      };
      expect(await kept()).toEqual([{ up_to: 1, was_all: 1 }]);
      await run(`delete from case_statuses where reference = '${reference}'`);
      expect(await kept()).toEqual([{ up_to: 1, was_all: 1 }]);
    } finally {
      await store.close();
    }
  });
});
