import { describe, expect, test } from 'vitest';
import { lotOf } from '#features/enrollment/rounds/draw.server.ts';
import type { PublishedRound } from '#features/enrollment/rounds/published-round.server.ts';
import { addDays, dayInLusaka } from '#lib/dates/plain-date.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import {
  presentStoreKinds,
  type SchoolDatabase,
} from '#tests/support/databases/school-database.ts';
import { schoolOn } from '#tests/support/databases/school-on-each-store.ts';
import { expectProblem } from '#tests/support/expect-problem.ts';
import type { HostedSchool } from '#tests/support/hosting/hosted-school.ts';
import { readCsv } from '#tests/support/readers/read-csv.ts';
import { sampleAnswers } from '#tests/support/samples/sample-answers.ts';
import {
  drawnRound,
  frozenRound,
  insertionOf,
  orderOfSample,
  SAMPLE_DICE,
  SAMPLE_SECRET,
  sampleList,
  sampleRound,
} from '#tests/support/samples/sample-round.ts';

const list = sampleList(42);
const thousand = sampleList(1000);
const { enrollmentYear, gradeLevel: grade } = sampleAnswers;
const ofOneGrade = sampleList(9).map((one) => ({ ...one, grade }));
const places = JSON.stringify([{ grade, places: 3, kept: 0 }]);
const today = dayInLusaka(new Date());
const open = {
  opens_on: addDays(today, -3),
  closes_at: `${addDays(today, 10)}T14:00:00.000Z`,
  draw_at: `${addDays(today, 12)}T08:00:00.000Z`,
  release_at: `${addDays(today, 14)}T06:00:00.000Z`,
};

describe.each(presentStoreKinds())('a round of admission that anybody reads, on %s', (kind) => {
  let school: HostedSchool;
  let database: SchoolDatabase;
  schoolOn(kind, async (...taken) => {
    [school, database] = taken;
    for (const row of [
      sampleRound('2031', { ...open, agreed_at: null }),
      sampleRound('2032', { ...open, opens_on: addDays(today, 1) }),
      sampleRound('2033', { ...open, moved_because: 'The Ministry closed the schools' }),
      frozenRound('2034', list, { ...open, closes_at: `${addDays(today, -1)}T14:00:00.000Z` }),
      drawnRound('2035', list, { release_at: open.release_at }),
      drawnRound('2036', sampleList(150), { release_at: open.release_at }),
      drawnRound('2037', thousand, { release_at: open.release_at }),
      drawnRound(enrollmentYear, ofOneGrade, { places, release_at: open.release_at }),
    ])
      await database.rows(insertionOf(row));
  });
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(school.address + path, { headers });
  const file = async (year: string): Promise<PublishedRound> =>
    (await get(`/rounds/${year}.json`)).json();

  test.each(['2030', '2031', '2032', 'next'])('is not there for %s', async (year) => {
    await expectProblem(await get(`/rounds/${year}.json`), 404);
    await expectProblem(await get(`/rounds/${year}.csv`), 404);
    const page = await get(`/rounds/${year}`);
    expect(page.status).toBe(404);
    expect(await page.text()).not.toMatch(/[0-9a-f]{64}|The seal/);
  });

  test('says nothing before its moment', async () => {
    const secret = new RegExp(`${SAMPLE_SECRET}|lantern|${SAMPLE_DICE}`);
    const keys = ['year', 'grades', 'opensOn', 'closesAt', 'drawAt', 'releaseAt', 'criteria'];
    const atOpening = [...keys, 'places', 'kept', 'atLastPlace', 'seal'];
    const frozen = [...atOpening, 'list', 'listSeal'];
    expect(Object.keys(await file('2033')).toSorted()).toEqual(atOpening.toSorted());
    expect(Object.keys(await file('2034')).toSorted()).toEqual(frozen.toSorted());
    const all = [...frozen, 'dice', 'secret', 'order', 'late'];
    expect(Object.keys(await file('2035')).toSorted()).toEqual(all.toSorted());
    for (const year of ['2033', '2034'])
      for (const path of ['', '.json', '.csv'])
        expect(await (await get(`/rounds/${year}${path}`)).text()).not.toMatch(secret);
  });

  test('has the whole order, with the lots of the bytes that are published', async () => {
    const round = await file('2035');
    expect(round).toMatchObject({ dice: SAMPLE_DICE, secret: SAMPLE_SECRET, late: [] });
    expect(round.order).toEqual(orderOfSample(list));
    const [first] = round.order?.grade1 ?? [];
    const from = { secret: SAMPLE_SECRET, dice: SAMPLE_DICE, listSeal: round.listSeal ?? '' };
    expect(first?.lot).toBe(lotOf(from, first?.ticket ?? ''));
    expect(JSON.stringify(round)).not.toMatch(/Mulenga|Zulu|PTA|reason/);
  });

  test('is a table with a line for each child', async () => {
    const answer = await get('/rounds/2035.csv');
    expect(answer.headers.get('Content-Disposition')).toContain('round-2035.csv');
    const [head, ...lines] = readCsv(await answer.text());
    expect(head).toEqual(['grade', 'number', 'ticket', 'group', 'lot', 'late']);
    expect(lines).toHaveLength(list.length);
    const { grade1 = [] } = orderOfSample(list);
    const { ticket, group, lot } = grade1[4] ?? { ticket: '', group: 0, lot: '' };
    expect(lines).toContainEqual(['grade1', '5', ticket, String(group), lot, 'no']);
    expect(readCsv(await (await get('/rounds/2033.csv')).text())).toHaveLength(1);
    const frozen = readCsv(await (await get('/rounds/2034.csv')).text()).slice(1);
    expect(frozen.every(([, number, , , ofLot]) => number === '' && ofLot === '')).toBe(true);
  });

  test('is asked about each time, so that nobody reads what it was before a moment', async () => {
    for (const path of ['/rounds/2033', '/rounds/2033.json', '/rounds/2033.csv']) {
      const answer = await get(path);
      expect([path, answer.headers.get('Cache-Control')]).toEqual([path, 'public, no-cache']);
      await answer.text();
    }
    const { headers } = await get('/rounds/2035.json');
    const known = await get('/rounds/2035.json', { 'If-None-Match': headers.get('ETag') ?? '' });
    expect(known.status).toBe(304);
    // Read once more it would come from the server’s memory, if it were kept there.
    expect(await (await get('/rounds/2033')).text()).toContain('The Ministry closed the schools');
    await database.rows("update rounds set moved_because = 'A funeral' where year = '2033'");
    expect(await (await get('/rounds/2033')).text()).toContain('A funeral');
  });

  test('tells of a ticket what stands in the table, and no more', async () => {
    const said = async (path: string) =>
      (await (await get(path)).text()).replaceAll('<!-- -->', '');
    const { grade1 = [] } = orderOfSample(list);
    const { ticket = '' } = grade1[15] ?? {};
    expect(await said(`/rounds/2035?ticket=${ticket}`)).toContain(
      `Ticket ${ticket}: number 16 of ${grade1.length} in Grade 1, by the draw.`,
    );
    expect(await said(`/rounds/2034?ticket=+${ticket}`)).toMatch(
      new RegExp(`Ticket ${ticket} is in the list for Grade 1, in group \\d\\.`),
    );
    expect(await said('/rounds/2035?ticket=99999')).toContain('Ticket 99999 is not in the list.');
    expect(await said('/rounds/2035?ticket=<b>')).toContain('Enter the four or five figures');
  });

  test.each([
    '2036',
    '2037',
    '2037?grade=grade1',
    '2037?grade=grade1&page=5',
    '2037?grade=ece1&page=2',
    '2037?ticket=4321',
  ])('travels within the bytes of a page to read: %s', async (path) => {
    const { headers, status } = await get(`/rounds/${path}`, { 'Accept-Encoding': 'br' });
    expect([status, headers.get('Content-Encoding')]).toEqual([200, 'br']);
    expect(Number(headers.get('Content-Length'))).toBeLessThanOrEqual(14 * 1024);
  });

  test('leads with 1,000 children to the pages of its grades, which have every line once', async () => {
    const whole = await (await get('/rounds/2037')).text();
    expect(whole).toContain('href="/rounds/2037?grade=grade1#order"');
    expect(whole).not.toContain('class="lots"');
    const { grade1 = [] } = orderOfSample(thousand);
    const pages = await Promise.all(
      [1, 2, 3, 4, 5].map(async (page) =>
        (await get(`/rounds/2037?grade=grade1&page=${page}`)).text(),
      ),
    );
    const lines = pages.flatMap((page) =>
      [...page.replaceAll('<!-- -->', '').matchAll(/<b>(\d+)<\/b> (\d{4,5}) <i>/g)].map(
        ([, number, ticket]) => `${number} ${ticket}`,
      ),
    );
    expect(lines).toEqual(grade1.map(({ ticket }, at) => `${at + 1} ${ticket}`));
    for (const path of ['?grade=grade7', '?grade=grade1&page=9', '?grade=grade1&page=x'])
      expect((await get(`/rounds/2037${path}`)).status).toBe(404);
    expect((await get('/rounds/2035?grade=ece1')).status).toBe(200);
  });

  test('has a child that came late behind all others, and says nothing else of it', async () => {
    const { reference } = await (
      await sendApplication(school.address, { studentFirstName: 'Mwape', studentLastName: 'Zimba' })
    ).json();
    const { late = [], order } = await file(enrollmentYear);
    expect(order?.[grade]).toHaveLength(9);
    expect(late).toEqual([
      { ticket: expect.stringMatching(/^\d{4,5}$/), grade, group: 3, lot: expect.any(String) },
    ]);
    const { ticket = '', lot = '' } = late[0] ?? {};
    const csv = await (await get(`/rounds/${enrollmentYear}.csv`)).text();
    expect(readCsv(csv).at(-1)).toEqual([grade, '10', ticket, '3', lot, 'yes']);
    const page = await (await get(`/rounds/${enrollmentYear}?ticket=${ticket}`)).text();
    expect(page.replaceAll('<!-- -->', '')).toMatch(
      new RegExp(
        `Ticket ${ticket}: number 10 of 10 in [^.]*, behind the draw, because the form came late`,
      ),
    );
    const json = JSON.stringify(await file(enrollmentYear));
    for (const text of [csv, page, json]) {
      expect(text).not.toMatch(new RegExp(`Mwape|Zimba|${reference}`));
      expect(text).not.toContain(sampleAnswers.studentDOB);
    }
  });
});
