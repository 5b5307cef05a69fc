import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TableRow } from '#lib/text/table-rows.ts';
import { childKeyOf } from '../child-key.ts';
import { classIn, readChildRow } from './child-row.ts';
import { findColumns, lackOf } from './columns.ts';
import { countRows, type JudgedRow, rowJudge } from './judge-rows.ts';

const today = '2026-11-26';
const heads = ['Class', 'Fees paid', 'Surname', 'First name', 'DOB', 'Sex', 'Guardian', 'Phone'];
const columns = findColumns(heads);
const classes = [
  { grade: 'grade1' as const, ages: [6, 6] as [number, number] },
  { grade: 'grade4' as const, ages: [9, 9] as [number, number] },
];
const judging = {
  ...{ columns, year: '2026', today, classes },
  ...{ byReference: new Map(), byKey: new Map(), accepted: new Set<number>() },
};
const row = (at: number, ...cells: string[]): TableRow => ({ at, cells });
const chanda = ['4A', '450', 'Mulenga', 'Chanda', '09/08/2017', 'F', 'Joyce Mulenga', '977810220'];

describe('the columns', () => {
  test('are known by their names, in any order, and what is none is named', () => {
    expect(columns.at).toMatchObject({ inClass: 0, lastName: 2, firstName: 3, bornOn: 4 });
    expect(columns.leftOut).toEqual(['Fees paid']);
    expect(lackOf(columns)).toBeUndefined();
    expect(lackOf(findColumns(['Surname', 'Class']))).toContain('Name, Date of birth');
  });

  test('are the same whichever way they are ordered', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(heads, { minLength: heads.length }), (shuffled) => {
        const cells = shuffled.map((head) => chanda[heads.indexOf(head)] ?? '');
        expect(readChildRow(cells, findColumns(shuffled), today)).toEqual(
          readChildRow(chanda, columns, today),
        );
      }),
    );
  });
});

test.each([
  ['Grade 4 A', 'grade4', 'A'],
  ['4A', 'grade4', 'A'],
  ['grade 4', 'grade4', ''],
  ['G7 b', 'grade7', 'B'],
  ['Gr. 1', 'grade1', ''],
  ['4', 'grade4', ''],
  ['ECE 2', 'ece2', ''],
  ['Early Childhood 1 C', 'ece1', 'C'],
])('“%s” is a class', (text, grade, letter) => {
  expect(classIn(text)).toEqual({ grade, letter });
});

test.each(['Grade 9', 'ECE 4', 'four', '', '44', 'Grade 4 AB', '0'])('“%s” is none', (text) => {
  expect(classIn(text)).toBeUndefined();
});

describe('a row', () => {
  test('is read day first, and gets back the zero that a spreadsheet took', () => {
    const read = readChildRow(chanda, columns, today);
    expect(read).toMatchObject({
      asks: [],
      child: {
        ...{ firstName: 'Chanda', lastName: 'Mulenga', bornOn: '2017-08-09', gender: 'female' },
        guardians: [{ name: 'Joyce Mulenga', phone: '0977810220' }],
      },
    });
  });

  test.each([
    ['31/02/2017', '“31/02/2017” is no day. Write it like 9 August 2017.'],
    ['', 'The date of birth is missing.'],
    ['1 January 2027', '“1 January 2027” is not over yet.'],
    ['1 January 1950', '“1 January 1950” is very long ago. Is the year right?'],
  ])('with the birth date “%s” cannot be', (written, why) => {
    expect(readChildRow(chanda.with(4, written), columns, today)).toEqual({ why });
  });

  test('with an odd age or a short phone is asked about, and taken once somebody says so', () => {
    const odd = row(7, ...chanda.with(4, '9 August 2024').with(7, '97712044'));
    const asked = rowJudge(judging)(odd);
    expect(asked.is).toBe('asks');
    expect(asked.words).toContain('8 numbers');
    expect(asked.words).toContain('1 years old');
    expect(rowJudge({ ...judging, accepted: new Set([7]) })(odd).is).toBe('new');
  });

  test('is the same child as an earlier row, however its names are ordered', () => {
    const judge = rowJudge(judging);
    expect(judge(row(2, ...chanda)).is).toBe('new');
    const again = judge(row(9, ...chanda.with(2, 'CHANDA').with(3, 'mulenga')));
    expect(again).toMatchObject({ is: 'twice', words: 'The same child as in row 2.' });
  });

  test('of a child that is here changes nothing in its year, and brings another year', () => {
    const key = childKeyOf({ firstName: 'Chanda', lastName: 'Mulenga', bornOn: '2017-08-09' });
    const known = { reference: 'CH-1', name: 'Chanda Mulenga', classThen: 'Grade 4 B' };
    const here = rowJudge({ ...judging, byKey: new Map([[key, known]]) })(row(2, ...chanda));
    expect(here).toMatchObject({ is: 'here' });
    expect(here.words).toContain('Here already in Grade 4 B, and stays there.');
    const later = { ...known, classThen: '' };
    const joins = rowJudge({ ...judging, byKey: new Map([[key, later]]) })(row(2, ...chanda));
    expect(joins.is).toBe('joins');
  });
});

test('every row of any table is judged once, and no child twice', () => {
  const anything = fc.array(
    fc.oneof(fc.string({ unit: 'binary', maxLength: 40 }), fc.constantFrom(...chanda)),
    { maxLength: 12 },
  );
  const children = fc
    .shuffledSubarray([...Array(9).keys()], { minLength: 1 })
    .map((picked) => picked.map((one) => chanda.with(3, `Child${'abcdefghi'[one]}`)));
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          anything,
          children.map(([first]) => first ?? []),
        ),
        { maxLength: 40 },
      ),
      (all) => {
        const judge = rowJudge(judging);
        const judged = all.map((cells, index): JudgedRow => judge(row(index + 2, ...cells)));
        const counts = countRows(judged);
        expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(all.length);
        const keys = judged.flatMap((one) => (one.is === 'new' ? [childKeyOf(one.child)] : []));
        expect(new Set(keys).size).toBe(keys.length);
        for (const { words } of judged) expect(words.length).toBeGreaterThan(2);
      },
    ),
    { numRuns: 150 },
  );
});
