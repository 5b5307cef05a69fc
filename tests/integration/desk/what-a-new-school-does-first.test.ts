import { describe, expect, test } from 'vitest';
import { openStaffAccount } from '#tests/support/clients/staff-client.ts';
import { deskOn } from '#tests/support/databases/desk-on-each-store.ts';
import { presentStoreKinds } from '#tests/support/databases/school-database.ts';

describe.each(presentStoreKinds())('the first steps of a new school, on %s', (kind) => {
  const desk = deskOn(kind);

  test('a colleague is invited once: the step is done before the invitation is taken', async () => {
    await desk.database.rows('delete from staff_members');
    const head = await openStaffAccount(desk.school, desk.database.rows, 'administrator');
    const steps = async (): Promise<string[]> =>
      (await (await head.get('/api/staff/today')).json()).firstSteps.map(
        ({ words }: { words: string }) => words,
      );
    expect(await steps()).toContain('Invite a colleague');
    const invited = {
      change: 'invite',
      email: 'colleague@school.example',
      name: 'R. Banda',
      roles: ['admissions'],
    };
    expect((await head.post('/api/staff/people', invited)).status).toBeLessThan(300);
    expect(await steps()).not.toContain('Invite a colleague');
  });
});
