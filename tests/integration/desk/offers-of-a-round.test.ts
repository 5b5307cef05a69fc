import { describe, expect, test } from 'vitest';
import { eraseAtDesk } from '#tests/support/clients/erase-at-desk.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { openStaffAccount } from '#tests/support/clients/staff-client.ts';
import { deskOn } from '#tests/support/databases/desk-on-each-store.ts';
import { presentStoreKinds } from '#tests/support/databases/school-database.ts';
import { counts, openRound, passToDraw } from '#tests/support/samples/round-at-desk.ts';

const ROUNDS = '/api/staff/enrollment-rounds';
const OFFERS = '/api/staff/enrollment-round-offers';
const YEAR = '2027';

interface Shown {
  reference: string;
  ticket: string;
  status: string;
  number: number;
}

describe.each(presentStoreKinds())('the offers of a round, on %s', (kind) => {
  const desk = deskOn(kind);
  const rows = (statement: string) => desk.database.rows(statement);
  const shown = async () => (await (await desk.office.get(`${OFFERS}?year=${YEAR}`)).json()).round;
  const order = async (): Promise<Shown[]> => (await shown()).grades[0].children;
  const published = async () => (await fetch(`${desk.school.address}/rounds/${YEAR}.json`)).text();
  const mails = () =>
    rows(
      `select about, kind, due_at, text_part from outgoing_mails where status = 'waiting' and kind in ('enrollment-offered', 'enrollment-waitlisted', 'enrollment-not-offered', 'enrollment-notOffered') order by about`,
    ) as Promise<{ about: string; kind: string; due_at: string; text_part: string }[]>;
  const ask = async (body: object, office = desk.office) => {
    const answer = await office.post(OFFERS, body);
    return { status: answer.status, ...(await answer.json()) };
  };
  const prepare = async (changes: object = {}) => {
    const { version, seen, letters } = await shown();
    return {
      ...{ change: 'prepare', year: YEAR, version, seen, letters },
      ...{ byHand: [], lastToWait: counts({}), ...changes },
    };
  };
  async function apply(name: string, phone: string): Promise<string> {
    const answer = await sendApplication(desk.school.address, {
      ...{ studentFirstName: name, gradeLevel: 'grade1', enrollmentYear: YEAR },
      ...{ parent1Phone: phone, parent1Email: `${name.toLowerCase()}@mail.example` },
    });
    return (await answer.json()).reference;
  }

  test('are refused before the draw', async () => {
    await openRound(desk.office, rows, YEAR, {
      ...{ places: counts({ grade1: '3' }), kept: counts({ grade1: '1' }) },
      ...{ keptReason: 'The head', answerDays: '5', overdueDays: '2' },
    });
    expect(await shown()).toBeUndefined();
    const body = { change: 'goOn', year: YEAR };
    expect((await ask(body)).detail).toContain('Nothing is prepared');
  });

  test('are prepared once by one of two colleagues, told to nobody, and taken back as one act', async () => {
    await apply('Alinani', '+260 977 620 101');
    await apply('Bupe', '+260 977 620 102');
    await apply('Choolwe', '+260 977 620 103');
    await apply('Dabwitso', '+260 977 620 104');
    await passToDraw(desk.office, rows, YEAR);
    const { round } = await (await desk.office.get(`${ROUNDS}?year=${YEAR}`)).json();
    const drawn = await desk.office.post(ROUNDS, {
      ...{ change: 'draw', year: YEAR, version: round.version, dice: '3526144265' },
      ...{ witness: 'Davies Phiri', witnessRole: 'Chair of the PTA' },
    });
    expect(drawn.status).toBe(200);
    const before = await published();
    const [first, second, third, fourth] = (await order()) as [Shown, Shown, Shown, Shown];

    // Nobody is taken out without a reason.
    const out = { reference: first.reference, outcome: 'none' };
    const unsaid = await ask(await prepare({ byHand: [{ ...out, reason: '' }] }));
    expect([unsaid.status, unsaid.errors[0].field]).toEqual([422, `why-${first.reference}`]);
    // Another order than the one on the screen is not prepared.
    expect((await ask(await prepare({ seen: 'another' }))).status).toBe(409);

    const colleague = await openStaffAccount(desk.school, rows, 'admissions');
    const body = await prepare({ byHand: [{ ...out, reason: 'Is four years old' }] });
    const both = await Promise.all([ask(body), ask(body, colleague)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.detail).toContain('changed this');
    const prepared = await shown();
    expect(prepared.prepared).toMatchObject({ count: 4, missing: 0 });
    expect((await order()).map(({ status }) => status)).toEqual([
      ...['notOffered', 'offered', 'offered', 'waitlisted'],
    ]);
    // Why a child was taken out stands at its record, for the office alone.
    const { acts } = await (
      await desk.office.get(`/api/staff/enrollment-applications/${first.reference}`)
    ).json();
    expect(JSON.stringify(acts)).toContain('reason: Is four years old');
    // Every letter waits for the release, each once.
    const waiting = await mails();
    expect(waiting.map(({ about }) => about)).toEqual(
      [first, second, third, fourth].map(({ reference }) => reference).sort(),
    );
    expect(new Set(waiting.map(({ due_at }) => due_at))).toEqual(new Set([prepared.releaseAt]));
    const letterOf = (one: Shown) =>
      waiting.find(({ about }) => about === one.reference)?.text_part ?? '';
    expect(letterOf(fourth)).toContain('number 4 of 4 for Grade 1');
    const [{ facts }] = (await rows(
      `select facts from case_statuses where reference = '${second.reference}' and status = 'offered'`,
    )) as [{ facts: string }];
    expect(JSON.parse(facts).answerBy).toBe(prepared.answerBy);
    // Nobody outside reads any of it.
    expect(await published()).toBe(before);
    const told = await rows(
      `select reference from case_statuses where status in ('offered', 'waitlisted', 'notOffered') and tell_at != '${prepared.releaseAt}'`,
    );
    expect(told).toEqual([]);

    const back = await ask({ change: 'takeBack', year: YEAR });
    expect([back.status, back.done, back.notDone]).toEqual([200, 4, []]);
    expect(await mails()).toEqual([]);
    expect(await rows('select * from round_offers')).toEqual([]);
    expect(new Set((await order()).map(({ status }) => status))).toEqual(new Set(['underReview']));
    expect((await shown()).prepared).toBeUndefined();
  });

  test('are gone on with where the server stopped in the middle, and told once', async () => {
    const [first, second, third, fourth] = (await order()) as [Shown, Shown, Shown, Shown];
    // Its second write never came: what was prepared stands there, and no decision.
    const { letters, version } = await shown();
    const at = new Date().toISOString();
    await rows(
      `update rounds set offers_at = '${at}', offers_by = 'mary@school.example', offer_letters = '${JSON.stringify(letters).replaceAll("'", "''")}', version = ${version + 1} where year = '${YEAR}'`,
    );
    for (const [place, one] of [first, second, third, fourth].entries())
      await rows(
        `insert into round_offers (year, reference, outcome, number, number_of, reason, is_by_hand, made_at) values ('${YEAR}', '${one.reference}', '${place < 2 ? 'place' : 'waits'}', ${place + 1}, 4, '', 0, null)`,
      );
    expect((await shown()).prepared).toMatchObject({ count: 4, missing: 4 });
    // Pressed twice at once, each decision is written once.
    const goOn = { change: 'goOn', year: YEAR };
    const both = await Promise.all([ask(goOn), ask(goOn)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await shown()).prepared).toMatchObject({ count: 4, missing: 0 });
    expect(await mails()).toHaveLength(4);

    // Somebody decides otherwise about one of them at its record: that stays when the rest is taken back.
    const record = await (
      await desk.office.get(`/api/staff/enrollment-applications/${second.reference}`)
    ).json();
    const moved = await desk.office.post(`/api/staff/enrollment-applications/${second.reference}`, {
      change: 'move',
      version: record.version,
      to: 'withdrawn',
    });
    expect(moved.status).toBe(200);
    const back = await ask({ change: 'takeBack', year: YEAR });
    expect([back.done, back.notDone.map((one: Shown) => one.reference)]).toEqual([
      3,
      [second.reference],
    ]);
    expect((await order()).find(({ reference }) => reference === second.reference)?.status).toBe(
      'withdrawn',
    );
    // Who said no in between leaves the place to the next.
    expect((await ask(await prepare())).status).toBe(200);
    expect((await order()).map(({ status }) => status)).toEqual([
      ...['offered', 'withdrawn', 'offered', 'waitlisted'],
    ]);
    // With the application goes what was prepared to be told of its child.
    expect((await eraseAtDesk(desk.office, fourth.reference)).status).toBe(200);
    expect(
      await rows(`select * from round_offers where reference = '${fourth.reference}'`),
    ).toEqual([]);
    expect((await shown()).prepared).toMatchObject({ count: 2, missing: 0 });
  });
});
