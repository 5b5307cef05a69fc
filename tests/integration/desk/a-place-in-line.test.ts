import { describe, expect, test } from 'vitest';
import { addDays } from '#lib/dates/plain-date.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { deskOn } from '#tests/support/databases/desk-on-each-store.ts';
import { presentStoreKinds } from '#tests/support/databases/school-database.ts';

const LIST = '/api/staff/enrollment-applications';

describe.each(presentStoreKinds())('the place of a child on the waiting list, on %s', (kind) => {
  const desk = deskOn(kind);

  async function applied(changes: Record<string, string>): Promise<string> {
    return (await (await sendApplication(desk.school.address, changes)).json()).reference;
  }
  const record = async (reference: string) =>
    (await desk.office.get(`${LIST}/${reference}`)).json();
  async function stand(reference: string, asked: object) {
    const { version, standing } = await record(reference);
    const now = { waitsAs: standing.waitsAs ?? 'everybody', appliedOn: standing.appliedOn };
    return desk.office.post(`${LIST}/${reference}`, {
      ...{ change: 'stand', version, reason: 'The mother called', ...now, ...asked },
    });
  }
  const decide = (reference: string, other: string, decision: string | null, seen: string | null) =>
    desk.office.post('/api/staff/enrollment-belonging', { reference, other, decision, seen });

  test('a day that is put right decides nothing about a group that nobody has confirmed', async () => {
    const reference = await applied({ studentFirstName: 'Tasila' });
    const appliedOn = addDays((await record(reference)).standing.appliedOn, -2);
    expect((await stand(reference, { appliedOn })).status).toBe(200);
    expect((await record(reference)).standing).toMatchObject({ waitsAs: null, appliedOn });
    const [note] = (await record(reference)).work.notes;
    expect(note.text).not.toContain('Everybody else');
    // But it can be said.
    expect((await stand(reference, { waitsAs: 'everybody' })).status).toBe(200);
    expect((await record(reference)).standing.waitsAs).toBe('everybody');
  });

  test('where two were called one child by mistake, each keeps what was confirmed of itself', async () => {
    const home = { parent1Phone: '+260 977 310 119', parent1Email: 'two@mail.example' };
    const one = await applied({ ...home, studentFirstName: 'Sepiso' });
    const other = await applied({ ...home, studentFirstName: 'Sepisa' });
    expect((await stand(one, { waitsAs: 'sibling' })).status).toBe(200);
    expect((await decide(one, other, 'sameChild', null)).status).toBe(200);
    const { decided } = await (await desk.office.get(`${LIST}/${one}/belonging`)).json();
    expect((await decide(one, other, null, decided[0].id)).status).toBe(200);
    expect((await record(one)).standing.waitsAs).toBe('sibling');
    expect((await record(other)).standing.waitsAs).toBeNull();
  });
});
