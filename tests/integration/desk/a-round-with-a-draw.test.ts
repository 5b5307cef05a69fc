import { describe, expect, test } from 'vitest';
import { answerByInWords } from '#features/enrollment/emails/family-letter.ts';
import { linesOfList, lotOf, sealOf } from '#features/enrollment/rounds/draw.server.ts';
import { plainSpaces } from '#lib/text/no-break-spaces.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { deskOn } from '#tests/support/databases/desk-on-each-store.ts';
import { presentStoreKinds } from '#tests/support/databases/school-database.ts';
import {
  counts,
  officeDays,
  openRound,
  passToDraw,
  roundToPrepare,
} from '#tests/support/samples/round-at-desk.ts';

const ROUNDS = '/api/staff/enrollment-rounds';
const LIST = '/api/staff/enrollment-applications';
const YEAR = '2027';
const DICE = '3526144265';
const draw = (version: number) => ({
  ...{ change: 'draw', year: YEAR, version, dice: '3 5 2 6 1, 4 4 2 6 5' },
  ...{ witness: 'Davies Phiri', witnessRole: 'Chair of the PTA' },
});

describe.each(presentStoreKinds())('what is refused of a round, on %s', (kind) => {
  const desk = deskOn(kind);
  const ask = async (asked: object) => {
    const answer = await desk.office.post(ROUNDS, asked);
    return { status: answer.status, ...(await answer.json()) };
  };

  test('days that do not follow each other, are over, or are closed', async () => {
    const { opensOn, closesOn } = officeDays();
    const refused = async (changes: object) => {
      const { status, errors } = await ask(roundToPrepare(YEAR, changes));
      return [status, errors?.[0]?.field, errors?.[0]?.message];
    };
    expect(await refused({ closesOn: opensOn, opensOn: closesOn })).toEqual([
      ...[422, 'closesOn', 'The round closes after it opens'],
    ]);
    expect(await refused({ releaseOn: closesOn })).toEqual([
      ...[422, 'releaseOn', 'The letters go out after the draw'],
    ]);
    expect(await refused({ opensOn: '2026-01-05' })).toEqual([
      ...[422, 'opensOn', 'Choose today or a later day'],
    ]);
    expect(await refused({ drawTime: 'noon' })).toEqual([
      ...[422, 'drawTime', 'Write the time like 10:00 AM or 2:30 PM'],
    ]);
    expect((await refused({ releaseOn: '2099-12-25' }))[2]).toBe(
      'The school is closed on this day. Choose another one',
    );
  });

  test('no places, more kept than there are, and kept ones without a reason', async () => {
    const refused = async (changes: object) =>
      (await ask(roundToPrepare(YEAR, changes))).errors[0].message;
    expect(await refused({ places: counts({}) })).toContain('at least one grade');
    expect(await refused({ kept: counts({ grade1: '3' }) })).toContain('3 places are kept');
    expect(await refused({ kept: counts({ grade1: '1' }) })).toContain('Say why places are kept');
    expect(await refused({ places: counts({ grade1: 'many' }) })).toBe('Enter a whole number');
  });

  test('more places than are free', async () => {
    const places = { year: YEAR, places: { grade1: 1 }, seen: { grade1: 0 } };
    expect((await desk.office.post('/api/staff/enrollment-places', places)).status).toBe(200);
    const { errors } = await ask(roundToPrepare(YEAR));
    expect(errors[0].message).toContain('1 place is free');
    const more = { year: YEAR, places: { grade1: 5 }, seen: { grade1: 1 } };
    expect((await desk.office.post('/api/staff/enrollment-places', more)).status).toBe(200);
  });

  test('a yes to what is not there, a colleague who was faster, and a draw without a list', async () => {
    expect((await ask({ change: 'agree', year: YEAR, version: 0 })).status).toBe(422);
    expect((await ask(roundToPrepare(YEAR))).status).toBe(200);
    expect((await ask(roundToPrepare(YEAR))).status).toBe(409);
    expect((await ask({ change: 'move', ...moved() })).status).toBe(422);
    expect((await ask({ change: 'agree', year: YEAR, version: 1 })).status).toBe(200);
    expect((await fetch(`${desk.school.address}/rounds/${YEAR}.json`)).status).toBe(404);
    expect((await ask(roundToPrepare(YEAR, { version: 2 }))).status).toBe(422);
    expect((await ask(draw(2))).detail).toContain('not closed yet');
    expect((await ask({ change: 'stop', year: YEAR, version: 2 })).status).toBe(200);
    const [{ secret, seal }] = (await desk.database.rows('select secret, seal from rounds')) as [
      { secret: string; seal: string },
    ];
    expect([secret, seal]).toEqual(['', '']);
  });

  function moved() {
    const { closesOn, drawOn, releaseOn } = officeDays();
    return {
      ...{ year: YEAR, version: 1, because: 'No power', closesOn, closesTime: '4:00 PM' },
      ...{ drawOn, drawTime: '10:00 AM', releaseOn, releaseTime: '8:00 AM' },
    };
  }
});

describe.each(presentStoreKinds())('a round with its draw, on %s', (kind) => {
  const desk = deskOn(kind);
  const rows = (statement: string) => desk.database.rows(statement);
  const apply = async (name: string, changes: object = {}): Promise<string> => {
    const child = { studentFirstName: name, gradeLevel: 'grade1', enrollmentYear: YEAR };
    const home = {
      parent1Phone: `+260 977 31${(name.length * 7919) % 10_000}`.padEnd(16, '0'),
      parent1Email: `${name.toLowerCase()}@mail.example`,
    };
    const answer = await sendApplication(desk.school.address, { ...child, ...home, ...changes });
    return (await answer.json()).reference;
  };
  const published = async () => (await fetch(`${desk.school.address}/rounds/${YEAR}.json`)).json();
  const round = async () => (await (await desk.office.get(`${ROUNDS}?year=${YEAR}`)).json()).round;
  const record = async (reference: string) =>
    (await desk.office.get(`${LIST}/${reference}`)).json();
  const told = async (reference: string) => {
    const [row] = await rows(
      `select tell_at, status from case_statuses where reference = '${reference}' order by number desc limit 1`,
    );
    return row;
  };

  test('goes from its opening to letters that all leave in one minute', async () => {
    const before = await apply('Abigail');
    await openRound(desk.office, rows, YEAR);
    const twins = { parent1Phone: '+260 977 900 111', parent1Email: 'twins@mail.example' };
    const children = [
      before,
      await apply('Bwalya'),
      await apply('Chola', twins),
      await apply('Dalitso', twins),
    ];
    // Each child has a ticket of its own, twins have one, and who applies again has the same.
    const tickets = await Promise.all(
      children.map(async (one) => (await record(one)).standing.ticket),
    );
    expect(new Set(tickets).size).toBe(3);
    expect(tickets[2]).toBe(tickets[3]);
    expect(tickets.every((ticket) => /^\d{4}$/.test(ticket))).toBe(true);
    const again = await apply('Bwalya');
    expect((await record(again)).standing?.ticket ?? tickets[1]).toBe(tickets[1]);
    // While it is open: the seal, and nothing of its words, its list or its order.
    const open = await published();
    expect(Object.keys(open)).toEqual(
      'year,grades,opensOn,closesAt,drawAt,releaseAt,criteria,places,kept,atLastPlace,seal'.split(
        ',',
      ),
    );
    expect(JSON.stringify(await round())).not.toContain('secret');
    // A decision that is made now is told at the release.
    const { releaseAt } = open;
    const kept = children[0] as string;
    await move(kept, 'underReview');
    await move(kept, 'offered');
    expect(await told(kept)).toEqual({ tell_at: releaseAt, status: 'offered' });
    const letters = await rows(
      `select kind, due_at from outgoing_mails where status = 'waiting' and about = '${kept}'`,
    );
    expect(letters).toContainEqual({ kind: 'enrollment-offered', due_at: releaseAt });
    // What follows from it, such as a yes on the phone, would tell it.
    await move(kept, 'accepted');
    expect(await told(kept)).toEqual({ tell_at: releaseAt, status: 'accepted' });
    // Another day for the letters takes what waits along, with the day to answer that stands in them.
    const { later } = officeDays();
    const answerBy = async () => {
      const [row] = (await rows(
        `select facts from case_statuses where reference = '${kept}' and status = 'offered'`,
      )) as [{ facts: string }];
      return JSON.parse(row.facts).answerBy as string;
    };
    const namedFirst = await answerBy();
    const moved = await moveDays({ releaseOn: later });
    expect([moved.status, moved.detail]).toEqual([200, undefined]);
    const { releaseAt: movedTo } = await published();
    expect(movedTo).not.toBe(releaseAt);
    expect(await told(kept)).toEqual({ tell_at: movedTo, status: 'accepted' });
    expect(await answerBy()).not.toBe(namedFirst);
    const [letter] = (await rows(
      `select due_at, text_part, html_part from outgoing_mails where kind = 'enrollment-offered' and about = '${kept}'`,
    )) as [{ due_at: string; text_part: string; html_part: string }];
    expect(letter.due_at).toBe(movedTo);
    const by = answerByInWords(await answerBy());
    expect([letter.text_part, letter.html_part.replaceAll('&#39;', "'")]).toEqual([
      expect.stringContaining(plainSpaces(by)),
      expect.stringContaining(by),
    ]);

    // A form for another year that is put right comes into the draw with a ticket.
    const corrected = await apply('Fulani', {
      ...{ enrollmentYear: '2028', parent1Phone: '+260 977 900 333' },
    });
    const { version: seen } = await record(corrected);
    const correction = await desk.office.post(`${LIST}/${corrected}`, {
      ...{ change: 'correct', version: seen, question: 'enrollmentYear', answer: YEAR },
      reason: 'The mother called',
    });
    expect([correction.status, await correction.text()]).toEqual([200, expect.anything()]);
    expect((await record(corrected)).standing.ticket).toMatch(/^\d{4}$/);

    await passToDraw(desk.office, rows, YEAR);
    const late = await apply('Ethel');
    // Sent once more from another phone: a child stands behind the draw once.
    await apply('Ethel');
    const frozen = await published();
    // Of two forms of one child one counts; who has a place already is in no draw.
    expect(frozen.list).toHaveLength(4);
    expect(frozen.listSeal).toBe(sealOf(linesOfList(frozen.list)));
    expect(frozen.secret).toBeUndefined();
    // The draw: once, whoever presses again.
    const { version } = await round();
    const wrong = await desk.office.post(ROUNDS, { ...draw(version), dice: '12345678' });
    expect(wrong.status).toBe(422);
    expect((await desk.office.post(ROUNDS, draw(version))).status).toBe(200);
    expect((await desk.office.post(ROUNDS, draw(version))).status).toBe(422);
    const drawn = await published();
    expect([drawn.dice, sealOf(drawn.secret)]).toEqual([DICE, open.seal]);
    expect(drawn.order.grade1.map((one: { lot: string }) => one.lot)).toEqual(
      drawn.order.grade1.map((one: { ticket: string }) => lotOf(drawn, one.ticket)),
    );
    expect(drawn.late).toHaveLength(1);
    expect(drawn.late).toMatchObject([{ ticket: (await record(late)).standing.ticket }]);
    // The office reads names in the same order, and the waiting list follows it.
    const { order } = await round();
    // Behind the draw stands who came late; who had a place before it is neither in the draw nor late.
    const behind = order.children.filter((one: { isLate: boolean }) => one.isLate);
    expect(behind.map((one: { reference: string }) => one.reference)).toEqual([late]);
    const inOrder = order.children.filter((one: { isLate: boolean }) => !one.isLate);
    const named = inOrder.map((one: { ticket: string }) => one.ticket);
    const inDraw = drawn.order.grade1.map((one: { ticket: string }) => one.ticket);
    // The same numbers as everybody reads: two forms of one child are one row.
    expect(named).toEqual(inDraw);
  });

  async function move(reference: string, to: string) {
    const { version } = await record(reference);
    const letter = { subject: 'About your application', text: 'Please read this.' };
    const answer = await desk.office.post(`${LIST}/${reference}`, {
      ...{ change: 'move', version, to, reason: 'The head keeps it' },
      ...(to === 'underReview' ? {} : { letter }),
    });
    expect([answer.status, await answer.text()]).toEqual([200, expect.anything()]);
  }

  async function moveDays(changes: object) {
    const { closesOn, drawOn, releaseOn } = officeDays();
    const answer = await desk.office.post(ROUNDS, {
      ...{ change: 'move', year: YEAR, version: (await round()).version, because: 'No power' },
      ...{ closesOn, closesTime: '4:00 PM', drawOn, drawTime: '10:00 AM' },
      ...{ releaseOn, releaseTime: '8:00 AM', ...changes },
    });
    return { status: answer.status, ...(await answer.json()) };
  }
});
