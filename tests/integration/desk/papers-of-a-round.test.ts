import { expect, test } from 'vitest';
import { deskOn } from '#tests/support/databases/desk-on-each-store.ts';
import { expectProblem } from '#tests/support/expect-problem.ts';
import { readPdf, tagsOf, untaggedContent } from '#tests/support/readers/read-pdf.ts';
import {
  drawnRound,
  frozenRound,
  insertionOf,
  orderOfSample,
  sampleList,
  sampleRound,
} from '#tests/support/samples/sample-round.ts';

const list = sampleList(170);
const many = sampleList(1000);
const { grade1 = [] } = orderOfSample(list);
const desk = deskOn('SQLite', async ({ database }) => {
  for (const row of [
    sampleRound('2031', { agreed_at: null }),
    sampleRound('2032'),
    frozenRound('2033', list),
    drawnRound('2034', list),
    drawnRound('2035', many),
  ])
    await database.rows(insertionOf(row));
});

const get = (year: string, paper: string) =>
  desk.office.get(`/api/staff/enrollment-rounds/${year}/${paper}`);
async function paperOf(year: string, paper: string) {
  const answer = await get(year, paper);
  expect(answer.headers.get('Content-Type')).toBe('application/pdf');
  const file = Buffer.from(await answer.arrayBuffer());
  expect(untaggedContent(file)).toEqual([]);
  expect(tagsOf(file)[0]?.parts.some(({ tag }) => tag === 'H1')).toBe(true);
  return readPdf(file).map(({ text }) => text.replaceAll('\u00a0', ' '));
}

test('the protocol has a page to sign and a page of numbers, roles and no name', async () => {
  const [first = '', numbers = '', ...more] = await paperOf('2034', 'protocol');
  expect(more).toEqual([]);
  for (const words of ['Witness', 'Office', 'Head', '3 5 2 6 1 4 4 2 6 5', 'lantern', 'edf2'])
    expect(first).toContain(words);
  expect(first + numbers).not.toMatch(/Mulenga|Zulu/);
  const tickets = numbers.match(/\b\d{4}\b/g) ?? [];
  for (const { ticket } of grade1) expect(tickets).toContain(ticket);
});

test('a thousand children need more pages, and each number stands once', async () => {
  const [, ...numbers] = await paperOf('2035', 'protocol');
  expect(numbers.length).toBeGreaterThan(1);
  const printed = numbers
    .join('\n')
    .split('\n')
    .map((piece) => piece.trim());
  for (const { ticket } of many) expect(printed).toContain(ticket);
});

test('the sheet of the throws and the notice are there once somebody has said yes', async () => {
  expect((await paperOf('2032', 'notice')).join()).toContain('b46e');
  expect(await paperOf('2032', 'throws')).toHaveLength(1);
  expect((await paperOf('2033', 'throws')).join()).toContain('Read aloud before the first throw');
  for (const year of ['2032', '2033']) {
    const printed = [...(await paperOf(year, 'notice')), ...(await paperOf(year, 'throws'))];
    expect(printed.join()).not.toMatch(/lantern|3526144265/);
  }
});

test('no line of the notice runs under the code at its right', async () => {
  const lines = (await paperOf('2032', 'notice')).join('\n').split('\n');
  const from = lines.findIndex((line) => line.startsWith('1. Brother'));
  const to = lines.findIndex((line) => line.startsWith('The seal'));
  const beside = lines.slice(from, to);
  expect(beside.join(' ')).toContain('nobody behind them gets it');
  // The code takes the last 82 of 515 points; a letter of this size is 6 wide or a little more.
  for (const line of beside) expect(line.length, line).toBeLessThan(80);
});

test('nothing is printed before its moment', async () => {
  for (const [year, paper] of [
    ['2030', 'notice'],
    ['2031', 'notice'],
    ['2031', 'throws'],
    ['2032', 'protocol'],
    ['2033', 'protocol'],
    ['2034', 'else'],
  ] as const)
    await expectProblem(await get(year, paper), 404);
});
