import { describe, expect, test } from 'vitest';
import { sealOf } from '#features/enrollment/rounds/draw.server.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { deskOn } from '#tests/support/databases/desk-on-each-store.ts';
import { presentStoreKinds } from '#tests/support/databases/school-database.ts';
import { openRound, passToDraw } from '#tests/support/samples/round-at-desk.ts';

const ROUNDS = '/api/staff/enrollment-rounds';
const LIST = '/api/staff/enrollment-applications';
const YEAR = '2027';
const NAMES = ['Kalumbu', 'Lweendo', 'Mapalo', 'Natasha', 'Owen', 'Precious', 'Rhoda', 'Sepiso'];
const BECAUSE = 'The seventh throw was typed wrong.';

describe.each(presentStoreKinds())('a draw that was wrong, on %s', (kind) => {
  const desk = deskOn(kind);
  const rows = (statement: string) => desk.database.rows(statement);
  const apply = async (name: string, at: number): Promise<string> => {
    const answer = await sendApplication(desk.school.address, {
      ...{ studentFirstName: name, gradeLevel: 'grade1', enrollmentYear: YEAR },
      ...{ parent1Phone: `+260 977 52${at} 10${at}`, parent1Email: `again${at}@mail.example` },
    });
    return (await answer.json()).reference;
  };
  const file = async (search = '') =>
    (await fetch(`${desk.school.address}/rounds/${YEAR}.json${search}`)).json();
  const page = async (search = '') =>
    (await fetch(`${desk.school.address}/rounds/${YEAR}${search}`)).text();
  const round = async () => (await (await desk.office.get(`${ROUNDS}?year=${YEAR}`)).json()).round;
  const ask = async (asked: object) => {
    const answer = await desk.office.post(ROUNDS, { year: YEAR, ...asked });
    return { status: answer.status, ...(await answer.json()) };
  };
  const draw = (version: number, dice: string) =>
    ask({
      change: 'draw',
      version,
      dice,
      witness: 'Davies Phiri',
      witnessRole: 'Chair of the PTA',
    });
  const again = async (because = BECAUSE) =>
    ask({ change: 'again', version: (await round()).version, because });
  const numbersOf = (of: { order: Record<string, { ticket: string }[]> }) =>
    (of.order.grade1 ?? []).map(({ ticket }) => ticket);

  test('is drawn again with its reason: both orders stay, and whoever has another number is told', async () => {
    await openRound(desk.office, rows, YEAR);
    const references: string[] = [];
    for (const [at, name] of NAMES.entries()) references.push(await apply(name, at));
    expect((await again()).detail).toContain('not drawn yet');
    await passToDraw(desk.office, rows, YEAR);
    const { version } = await round();
    expect((await draw(version, '3526144265')).status).toBe(200);
    const first = await file();
    expect(await page()).not.toContain('id="draw-1"');

    expect((await again('')).errors[0].message).toBe('Say why, as families will read it');
    // A decision that follows from this draw is taken back by a person before it, not by the program.
    const [kept = ''] = references;
    await move(kept, 'underReview');
    await move(kept, 'offered');
    expect((await again()).detail).toContain('1 decision waits');
    await takeBack(kept);
    expect((await again()).status).toBe(200);

    // New words, of which nobody knows any; the order of the first draw stays as it was.
    const between = await file();
    expect(between.seal).not.toBe(first.seal);
    expect([between.order, between.secret, between.dice]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(between.voidDraws).toMatchObject([{ number: 1, because: BECAUSE, seal: first.seal }]);
    const { late: _, ...asDrawn } = first;
    expect(await file('?draw=1')).toEqual({ ...asDrawn, late: [], voidBecause: BECAUSE });
    expect(await page('?draw=1')).toContain('which does not count');
    const csv = await fetch(`${desk.school.address}/rounds/${YEAR}.csv?draw=1`);
    expect(await csv.text()).toContain(`grade1,1,${numbersOf(first)[0]},`);
    for (const wrong of ['?draw=2', '?draw=0', '?draw=one', '?draw='])
      expect((await fetch(`${desk.school.address}/rounds/${YEAR}.json${wrong}`)).status).toBe(404);
    expect(JSON.stringify(await round())).not.toContain('"secret"');
    // A second page that is still open on the first draw cannot throw for the second.
    expect((await draw(version, '3526144265')).status).toBe(422);

    expect((await draw((await round()).version, '1111111111')).status).toBe(200);
    const second = await file();
    expect(sealOf(second.secret)).toBe(between.seal);
    expect(numbersOf(second).toSorted()).toEqual(numbersOf(first).toSorted());
    const moved = numbersOf(second).filter((ticket, at) => numbersOf(first)[at] !== ticket);
    const told = await rows('select distinct reference from list_letter_records');
    expect(told).toHaveLength(moved.length);
    const [letter] = (await rows('select subject, words from list_letters')) as [
      { subject: string; words: string },
    ];
    expect(letter.subject).toBe(`The draw for ${YEAR} was done again`);
    expect(letter.words).toContain(BECAUSE);
    const status = await page();
    expect(status).toContain('id="draw-1"');
    expect(status).toContain(BECAUSE);
  });

  async function record(reference: string) {
    return (await desk.office.get(`${LIST}/${reference}`)).json();
  }

  async function move(reference: string, to: string) {
    const { version } = await record(reference);
    const letter = { subject: 'About your application', text: 'Please read this.' };
    const answer = await desk.office.post(`${LIST}/${reference}`, {
      ...{ change: 'move', version, to, reason: 'By the draw' },
      ...(to === 'underReview' ? {} : { letter }),
    });
    expect([answer.status, await answer.text()]).toEqual([200, expect.anything()]);
  }

  async function takeBack(reference: string) {
    const { version } = await record(reference);
    const answer = await desk.office.post(`${LIST}/${reference}`, { change: 'undo', version });
    expect([answer.status, await answer.text()]).toEqual([200, expect.anything()]);
  }
});
