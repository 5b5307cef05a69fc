import { describe, expect, test } from 'vitest';
import type { FamilyPage } from '#features/families/page/family-page.server.ts';
import { volunteerApplication } from '#features/parent-form-kinds/volunteer-application.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { openStaffAccount, type StaffClient } from '#tests/support/clients/staff-client.ts';
import {
  presentStoreKinds,
  type SchoolDatabase,
} from '#tests/support/databases/school-database.ts';
import { schoolOn } from '#tests/support/databases/school-on-each-store.ts';
import type { HostedSchool } from '#tests/support/hosting/hosted-school.ts';
import { sendForm } from '#tests/support/samples/sample-forms.ts';
import { samplePayment } from '#tests/support/samples/sample-payment.ts';

describe.each(presentStoreKinds())('the page of a family, on %s', (kind) => {
  let database: SchoolDatabase;
  let school: HostedSchool;
  let office: StaffClient;
  schoolOn(kind, async (opened, its) => {
    [school, database] = [opened, its];
    office = await openStaffAccount(school, database.rows, 'admissions');
  });

  const referenceOf = async (sent: Promise<Response>): Promise<string> =>
    (await (await sent).json()).reference;
  const post = (path: string, body: object) =>
    fetch(school.address + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
      body: JSON.stringify(body),
    });
  const apply = (studentFirstName: string, answers: Record<string, string> = {}) =>
    referenceOf(
      sendApplication(school.address, {
        ...{ studentFirstName, studentLastName: 'Mwale', parent1FirstName: 'Grace' },
        ...{ parent1LastName: 'Mwale', parent1Phone: '0977 810 220', ...answers },
      }),
    );
  const join = async (...references: string[]) => {
    const id = crypto.randomUUID();
    for (const reference of references) {
      await database.rows(
        `insert into family_members (reference, family_id, joined_at) values ('${reference}', '${id}', '2026-11-22T08:00:00.000Z')`,
      );
    }
  };
  const pageOf = async (reference: string, staff = office): Promise<FamilyPage> => {
    const answer = await staff.get(`/api/staff/families/${reference}`);
    expect(answer.status).toBe(200);
    return answer.json();
  };

  test('tells what was asked for and what was corrected, each once', async () => {
    const reference = await apply('Kabweh');
    const about = `/api/staff/enrollment-applications/${reference}`;
    const ask = { change: 'ask', things: ['Under-five card'], words: 'Please bring the card.' };
    expect((await office.post(about, ask)).status).toBe(200);
    const { version } = await (await office.get(about)).json();
    const correction = {
      ...{
        change: 'correct',
        version,
        question: 'studentFirstName',
        answer: 'Kabwe',
        reason: 'birth record shown',
      },
    };
    expect((await office.post(about, correction)).status).toBe(200);
    const { entries } = await pageOf(reference);
    expect(entries.filter((one) => one.kind === 'request')).toMatchObject([
      { title: 'Asked for, about Kabwe Mwale: we wait for it', text: 'Under-five card' },
    ]);
    expect(entries.filter((one) => JSON.stringify(one).includes('First name'))).toMatchObject([
      { kind: 'correction', text: 'Kabweh, now: Kabwe. birth record shown' },
    ]);
  });

  test('holds what each of its members sent, and is the same by the reference of each', async () => {
    const mutinta = await apply('Mutinta');
    const taonga = await apply('Taonga', {
      parent1LastName: 'Mwalle',
      parent1Phone: '+260977810220',
    });
    const stranger = await apply('Bupe');
    const message = await referenceOf(
      post('/api/contact-messages', {
        ...{ name: 'Grace', email: 'grace@mail.example', subject: 'Bus', message: 'Does it stop?' },
      }),
    );
    const payment = await referenceOf(post('/api/meal-payments', samplePayment));
    const form = await referenceOf(sendForm(school.address, volunteerApplication, {}));
    await join(mutinta, taonga, message, payment, form);

    const page = await pageOf(mutinta);
    expect(page.name).toBe('Mwale family');
    expect(page.children.map(({ name }) => name).toSorted()).toEqual([
      ...['Mutinta Mwale', 'Taonga Mwale'],
    ]);
    const grace = page.guardians.filter(({ name }) => name === 'Grace Mwale');
    expect(grace).toHaveLength(1);
    expect(grace[0]?.phones).toHaveLength(1);
    const about = (reference: string) =>
      page.entries.filter((entry) => entry.reference === reference).map((entry) => entry.kind);
    expect(about(mutinta)).toEqual(expect.arrayContaining(['application', 'consent', 'mail']));
    expect(about(message)).toContain('message');
    expect(about(payment)).toContain('payment');
    expect(about(form)).toContain('form');
    expect(page.entries.map(({ at }) => at)).toEqual(
      page.entries
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
    expect(JSON.stringify(page)).not.toContain(stranger);
    expect(JSON.stringify(page)).not.toContain('Bupe');

    // The look at it is an act, of each that was seen.
    const again = await pageOf(form);
    expect(again.references).toEqual(page.references);
    const looks = again.entries.filter(({ act }) => act?.act === 'saw');
    expect(looks).toHaveLength(1);
    for (const reference of page.references) expect(looks[0]?.reference).toContain(reference);
  });

  test('says who owes what, and how far the papers of each child are', async () => {
    const reference = await apply('Chileshe');
    const about = `/api/staff/enrollment-applications/${reference}`;
    const payment = await referenceOf(post('/api/meal-payments', samplePayment));
    const message = await referenceOf(
      post('/api/contact-messages', {
        ...{ name: 'Grace', email: 'g@mail.example', subject: 'Bus', message: 'Does it stop?' },
      }),
    );
    await join(reference, payment, message);
    const ask = { change: 'ask', things: [], papers: ['under-five-card'], words: 'Please.' };
    expect((await office.post(about, ask)).status).toBe(200);
    const tick = { change: 'paper', paper: 'photograph', way: 'seen', pictureId: null };
    expect((await office.post(about, tick)).status).toBe(200);

    const { version } = await (await office.get(about)).json();
    const mine = { change: 'assign', to: office.accountId, version };
    expect((await office.post(about, mine)).status).toBe(200);

    const page = await pageOf(reference);
    expect(page.waits.find(({ what }) => what === 'Decision about Chileshe')?.detail).toBe(
      `Submitted. With ${office.email}.`,
    );
    const owed = (side: string) =>
      page.waits.filter(({ on }) => on === side).map(({ what, to }) => [what, to]);
    const here = `/staff/enrollment-applications/${reference}`;
    expect(owed('school')).toEqual(
      expect.arrayContaining([
        ['Decision about Chileshe', here],
        ['Answer to Grace: Bus', `/staff/messages/${message}`],
      ]),
    );
    expect(owed('family')).toEqual(
      expect.arrayContaining([
        ['Under-five card, for Chileshe', `${here}#requests-title`],
        [expect.stringContaining('Payment: '), `/staff/meals/${payment}`],
      ]),
    );
    const [papers] = page.papers;
    const statusOf = (label: string) => papers?.papers.find((paper) => paper.label === label);
    expect(papers).toMatchObject({ firstName: 'Chileshe', to: `${here}#papers-title` });
    expect(statusOf('Photograph of the child')).toMatchObject({
      ...{ isSeen: true, status: { name: 'Seen' }, detail: expect.stringContaining('by ') },
    });
    expect(statusOf('Under-five card')).toMatchObject({ status: { name: 'Asked for' } });
    expect(statusOf('Birth certificate or birth record')).toMatchObject({
      status: { name: 'Not here' },
    });
    expect(page.entries.filter(({ kind }) => kind === 'paper')).toMatchObject([
      { title: 'Paper seen: Photograph of the child of Chileshe' },
    ]);
    expect(JSON.stringify(page.entries)).not.toContain('paper photograph: seen');

    // An offer waits for the family, and by a day where the school has set one.
    await database.rows(
      `update enrollment_applications set status = 'offered' where reference = '${reference}'`,
    );
    const later = await pageOf(reference);
    expect(later.waits.map(({ on, what }) => [on, what])).toContainEqual([
      ...['family', 'Answer to the offer for Chileshe'],
    ]);
  });

  test('is there for a family of one, and not for what nobody sent', async () => {
    const alone = await apply('Alone');
    expect((await pageOf(alone)).references).toEqual([alone]);
    const message = await referenceOf(
      post('/api/contact-messages', {
        ...{ name: 'Ruth', email: 'ruth@mail.example', subject: 'A', message: 'B' },
      }),
    );
    expect(await pageOf(message)).toMatchObject({ name: 'Family', children: [] });
    for (const unknown of ['EN-2222-2222', 'JA-2222-2222', 'nothing']) {
      expect((await office.get(`/api/staff/families/${unknown}`)).status, unknown).toBe(404);
    }
  });
});
