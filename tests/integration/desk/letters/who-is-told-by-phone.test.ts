import { describe, expect, test } from 'vitest';
import { applicationAtDesk } from '#tests/support/clients/application-at-desk.ts';
import { statusReached } from '#tests/support/clients/case-status.ts';
import { deskOn } from '#tests/support/databases/desk-on-each-store.ts';
import { presentStoreKinds } from '#tests/support/databases/school-database.ts';
import { readPdf } from '#tests/support/readers/read-pdf.ts';
import { drawnRoundOf } from '#tests/support/samples/drawn-round-of.ts';
import { counts } from '#tests/support/samples/round-at-desk.ts';

const LIST = '/api/staff/enrollment-applications';
const LETTERS = '/api/staff/enrollment-letters-to-tell';
const TODAY = '/api/staff/today';

describe.each(presentStoreKinds())('families whom no mail tells, on %s', (kind) => {
  const desk = deskOn(kind);
  const record = async (reference: string) =>
    (await desk.office.get(`${LIST}/${reference}`)).json();
  const change = async (reference: string, body: object) => {
    const { version } = await record(reference);
    return desk.office.post(`${LIST}/${reference}`, { version, ...body });
  };
  const listed = async () => {
    const { rows } = await (await desk.office.get(`${LIST}?waits=call`)).json();
    return rows.map(({ reference }: { reference: string }) => reference);
  };
  const printed = async () =>
    readPdf(Buffer.from(await (await desk.office.get(LETTERS)).arrayBuffer()))
      .map(({ text }) => text)
      .join(' ')
      .replace(/\s+/g, ' ');
  const today = async () => JSON.stringify(await (await desk.office.get(TODAY)).json());
  const waits = async (studentFirstName: string, answers: Record<string, string> = {}) => {
    const email = `${studentFirstName.toLowerCase()}@mail.example`;
    const reference = await applicationAtDesk(
      desk.school,
      desk.office,
      { studentFirstName, parent1Email: email, ...answers },
      ['underReview'],
    );
    return { reference, email };
  };
  const forgetAddress = (reference: string) =>
    desk.database.rows(
      `update enrollment_applications set parent1_email = '', parent1_confirmed_email = '' where reference = '${reference}'`,
    );
  const passTenMinutes = (reference: string) =>
    desk.database.rows(
      `update case_statuses set tell_at = reached_at where reference = '${reference}'`,
    );

  test('stand in a list from the minute in which they may be told, until somebody has told them', async () => {
    const { reference } = await waits('Nakaamba');
    await forgetAddress(reference);
    expect((await change(reference, { change: 'move', to: 'waitlisted' })).status).toBe(200);
    expect(await listed()).toEqual([]);
    await passTenMinutes(reference);
    expect(await listed()).toEqual([reference]);
    expect(await today()).toContain('1 family is to be told by phone or letter');
    const pdf = await desk.office.get(LETTERS);
    expect([pdf.status, pdf.headers.get('Content-Type')]).toEqual([200, 'application/pdf']);
    const csv = await desk.office.get(`${LIST}/sheet?waits=call&columns=child`);
    expect(csv.status).toBe(200);

    expect((await change(reference, { change: 'told', how: 'drum' })).status).toBe(422);
    expect((await change(reference, { change: 'told', how: 'phone' })).status).toBe(200);
    expect(await listed()).toEqual([]);
    expect(await today()).not.toContain('told by phone or letter');
    const { acts, history } = await record(reference);
    expect(acts[0]).toMatchObject({ staffEmail: desk.office.email, data: { toldHow: 'phone' } });
    expect(history.at(-1).facts.toldHow).toBe('phone');
    expect((await change(reference, { change: 'told', how: 'letter' })).status).toBe(422);

    expect((await change(reference, { change: 'notTold' })).status).toBe(200);
    expect(await listed()).toEqual([reference]);
    // Another decision is another letter.
    expect((await change(reference, { change: 'told', how: 'letter' })).status).toBe(200);
    expect((await change(reference, { change: 'move', to: 'notOffered' })).status).toBe(200);
    await passTenMinutes(reference);
    expect(await listed()).toEqual([reference]);
    expect((await change(reference, { change: 'told', how: 'phone' })).status).toBe(200);

    // Who said yes to the next year stands in a list of its own.
    const ofNextYear = async () => {
      const { rows } = await (await desk.office.get(`${LIST}?waits=nextYear`)).json();
      return rows.map((item: { reference: string }) => item.reference);
    };
    expect(await ofNextYear()).toEqual([]);
    await desk.database.rows(
      `update case_statuses set facts = '{"considerFor":{"year":"2028","at":"2026-12-01T08:00:00.000Z"}}' where reference = '${reference}' and status = 'notOffered'`,
    );
    expect(await ofNextYear()).toEqual([reference]);
  });

  test('are those, too, whose mail no server took; and never those where nobody may be told', async () => {
    const { reference, email } = await waits('Mwaka');
    const letter = { subject: 'The waiting list', text: 'You are on the waiting list.' };
    const moved = await change(reference, { change: 'move', to: 'waitlisted', letter });
    expect(moved.status).toBe(200);
    await passTenMinutes(reference);
    expect(await listed()).toEqual([]);
    await desk.database.rows(
      `update outgoing_mails set status = 'dead', settled_at = queued_at where recipient_search = '${email}' and kind = 'enrollment-waitlisted'`,
    );
    expect(await listed()).toEqual([reference]);
    // Another guardian may be told, or nobody at all.
    const guardians = [1, 2].map((guardian) => ({ is: 'guardian', guardian }));
    for (const who of guardians) {
      const said = await desk.office.post(`${LIST}/${reference}`, {
        ...{ change: 'bar', who, mayKnow: 'nothing', mayCollect: false, since: '2026-02-02' },
        ...{ reason: 'Order of the court', paper: 'Order of 2 February' },
      });
      expect([said.status, await said.text()]).toEqual([200, expect.anything()]);
    }
    expect(await listed()).toEqual([]);
    // A print now has no letter about this child.
    expect((await desk.office.get(LETTERS)).status).toBe(200);
    const { acts } = await record(reference);
    expect(acts.some(({ act }: { act: string }) => act === 'exported')).toBe(false);
  });

  test('are those whose only mail was withheld, where another guardian may know', async () => {
    const { reference } = await waits('Mweemba', {
      ...{ parent1Phone: '+260 977 733 557', parent2Phone: '+260 977 733 558' },
      ...{ parent2FirstName: 'Chipo', parent2LastName: 'Moonga', parent2Relationship: 'Mother' },
    });
    const letter = { subject: 'The waiting list', text: 'You are on the waiting list.' };
    const moved = await change(reference, { change: 'move', to: 'waitlisted', letter });
    expect(moved.status).toBe(200);
    const said = await change(reference, {
      ...{ change: 'bar', who: { is: 'guardian', guardian: 1 }, mayKnow: 'nothing' },
      ...{ mayCollect: false, since: '2026-02-02', reason: 'Order of the court', paper: '' },
    });
    expect([said.status, await said.text()]).toEqual([200, expect.anything()]);
    await passTenMinutes(reference);
    expect(await listed()).toContain(reference);
    const paper = await printed();
    expect(paper).toContain('Chipo Moonga');
    expect((await change(reference, { change: 'told', how: 'phone' })).status).toBe(200);
    expect(await listed()).not.toContain(reference);
  });

  test('can be told within the ten minutes, and then nothing is taken back', async () => {
    const { reference } = await waits('Lweendo');
    await forgetAddress(reference);
    expect((await change(reference, { change: 'move', to: 'waitlisted' })).status).toBe(200);
    expect((await change(reference, { change: 'told', how: 'phone' })).status).toBe(200);
    expect((await change(reference, { change: 'undo' })).status).toBe(422);
  });

  test('get on paper the words that the office has written with the decision', async () => {
    const { reference } = await waits('Kabwe', { parent1Phone: '+260 977 733 555' });
    await forgetAddress(reference);
    const letter = { subject: 'The waiting list', text: 'Mwapoleni. Please come on Monday.' };
    expect((await change(reference, { change: 'move', to: 'waitlisted', letter })).status).toBe(
      200,
    );
    await passTenMinutes(reference);
    const paper = await printed();
    expect(paper).toContain('Mwapoleni. Please come on Monday.');
    expect(paper).toContain('/status, with the reference and the date of birth of your child.');
    expect((await change(reference, { change: 'told', how: 'phone' })).status).toBe(200);
  });

  test('get every line of a long letter, on as many pages as it needs', async () => {
    const { reference } = await waits('Chabota', { parent1Phone: '+260 977 733 556' });
    await forgetAddress(reference);
    const long = 'Bring the papers of your child to the office. '.repeat(150);
    const text = `Dear family,\nplease read this.\n\n${long}\n\nWe greet you.`;
    const letter = { subject: 'The waiting list', text };
    expect((await change(reference, { change: 'move', to: 'waitlisted', letter })).status).toBe(
      200,
    );
    await passTenMinutes(reference);
    const pdf = readPdf(Buffer.from(await (await desk.office.get(LETTERS)).arrayBuffer()));
    const pages = pdf.map((page) => page.text.replace(/\s+/g, ' '));
    const first = pages.findIndex((words) => words.includes('Dear family, please read this.'));
    expect(first).not.toBe(-1);
    expect(pages[first]).not.toContain('We greet you.');
    expect(pages[first + 1]).toContain('We greet you.');
    expect(pages[first + 1]).toContain(`${reference}, page 2`);
    const papers = `${pages[first]} ${pages[first + 1]}`.match(/the papers of your/g);
    expect(papers).toHaveLength(150);
    expect((await change(reference, { change: 'told', how: 'letter' })).status).toBe(200);
  });

  test('are told of a decision that a round holds by nobody before the release', async () => {
    const { reference } = await waits('Hamoonga');
    await forgetAddress(reference);
    expect((await change(reference, { change: 'move', to: 'waitlisted' })).status).toBe(200);
    await desk.database.rows(
      `update case_statuses set tell_at = '2099-01-05T06:00:00.000Z' where reference = '${reference}' and status = 'waitlisted'`,
    );
    const refused = await change(reference, { change: 'told', how: 'phone' });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain(
      'Do not tell the family before January 5, 2099, 8:00 AM.',
    );
    expect(await listed()).toEqual([]);
  });

  test('get on paper the words of the sitting of a round, with the number of their child', async () => {
    const rows = (statement: string) => desk.database.rows(statement);
    const references = await drawnRoundOf(desk.school, desk.office, rows, {
      round: { places: counts({ grade1: '1' }) },
      children: [
        { name: 'Lubuto', group: 'sibling' },
        { name: 'Mapalo', group: 'everybody', answers: { parent1Email: 'none' } },
        { name: 'Sepiso', group: 'everybody', answers: { parent1Email: 'none' } },
      ],
    });
    // She waited before the draw, and was told so.
    const sepiso = references.Sepiso ?? '';
    await rows(
      `update enrollment_applications set status = 'waitlisted' where reference = '${sepiso}'`,
    );
    await rows(statusReached(sepiso, 'waitlisted', '2026-11-02T08:00:00.000Z'));
    const facts = '{"isToTell":true,"toldHow":"phone"}';
    await rows(
      `update case_statuses set facts = '${facts}' where reference = '${sepiso}' and status = 'waitlisted'`,
    );
    const before = await rows(`select * from case_statuses where reference = '${sepiso}'`);
    const OFFERS = '/api/staff/enrollment-round-offers';
    const prepare = async () => {
      const { round } = await (await desk.office.get(`${OFFERS}?year=2027`)).json();
      const waits = { ...round.letters.waits, text: 'Please do not sell the uniform.' };
      const prepared = await desk.office.post(OFFERS, {
        ...{ change: 'prepare', year: '2027', version: round.version, seen: round.seen },
        ...{ byHand: [], lastToWait: counts({}), letters: { ...round.letters, waits } },
      });
      expect([prepared.status, await prepared.text()]).toEqual([200, expect.anything()]);
      return round;
    };
    await prepare();
    expect((await desk.office.post(OFFERS, { change: 'takeBack', year: '2027' })).status).toBe(200);
    expect(await rows(`select * from case_statuses where reference = '${sepiso}'`)).toEqual(before);
    const round = await prepare();
    expect(await listed()).not.toContain(sepiso);
    expect(await printed()).not.toContain('uniform');
    const now = new Date().toISOString();
    await rows(`update case_statuses set tell_at = '${now}' where tell_at = '${round.releaseAt}'`);
    await rows(`update rounds set release_at = '${now}'`);
    const paper = await printed();
    expect(paper).toContain('Please do not sell the uniform.');
    // Others of the tests before wait as well, in an order by lot; the sister stands first.
    expect(paper).toMatch(
      /Your child has number [2-9] of \d+ for Grade 1\. A number is no promise/,
    );
    // Whoever waited before has a number now that nobody has told: it is told like the first letter.
    expect(await listed()).toContain(sepiso);
    expect(paper).toMatch(
      new RegExp(`do not sell the uniform\\. Your child has number [^:]+: ${sepiso}\\.`),
    );
    expect((await change(sepiso, { change: 'told', how: 'letter' })).status).toBe(200);
    expect(await listed()).not.toContain(sepiso);
  });
});
