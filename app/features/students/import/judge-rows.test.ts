import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TableRow } from '#lib/text/table-rows.ts';
import { childKeyOf } from '../child-key.ts';
import { cellsOfRow, classIn, readChildRow } from './child-row.ts';
import { findColumns, lackOf } from './columns.ts';
import { countRows, type JudgedRow, type Judging, rowJudge } from './judge-rows.ts';
import { guardianKeys } from './twins.ts';

const today = '2026-11-26';
const heads = ['Class', 'Fees paid', 'Surname', 'First name', 'DOB', 'Sex', 'Guardian', 'Phone'];
const columns = findColumns(heads);
const classes = [
  { grade: 'grade1' as const, ages: [6, 6] as [number, number] },
  { grade: 'grade4' as const, ages: [9, 9] as [number, number] },
];
const judging: Judging = {
  ...{ columns, year: '2026', today, classes },
  ...{ byReference: new Map(), byKey: new Map(), accepted: new Set<number>() },
  ...{ mended: new Map(), twinsHere: [] },
};
const readRow = (cells: string[], of = columns) => readChildRow(cellsOfRow(cells, of), of, today);
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
        expect(readRow(cells, findColumns(shuffled))).toEqual(readRow(chanda));
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
    const read = readRow(chanda);
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
    expect(readRow(chanda.with(4, written))).toEqual({ why, in: ['bornOn'] });
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

describe('what the office puts right in a row', () => {
  const judge = (mended: Judging['mended'], more: Partial<Judging> = {}) =>
    rowJudge({ ...judging, ...more, mended });

  test.each([
    ['bornOn', 4, '31/02/2017', '9 August 2017'],
    ['inClass', 0, 'Grade 9', 'Grade 4 A'],
    ['phone', 7, '97712044', '0977 120 440'],
    ['bornOn', 4, '9 August 2024', '9 August 2017'],
  ])('counts in place of the file: %s', (column, at, written, right) => {
    const wrong = row(7, ...chanda.with(at, written));
    const before = judge(new Map())(wrong);
    expect(before.is).toMatch(/^(cannot|asks)$/);
    expect(before.mend).toContainEqual({ column, written });
    const after = judge(new Map([[7, { cells: { [column]: right } }]]))(wrong);
    expect(after).toMatchObject({ is: 'new', words: 'New' });
  });

  test('is asked where two rows have one birthday and one guardian, and goes by the answer', () => {
    const twin = row(9, ...chanda.with(3, 'Mapalo').with(7, ''));
    const second = (twins?: 'one' | 'two') => {
      const judged = judge(new Map(twins ? [[9, { twins }]] : []));
      expect(judged(row(2, ...chanda)).is).toBe('new');
      return judged(twin);
    };
    expect(second()).toMatchObject({ is: 'asks', twins: '' });
    expect(second().words).toBe(
      'This child and Chanda Mulenga in row 2 have the same date of birth and the same guardian. Are they twins, or is it one child?',
    );
    expect(second('one')).toMatchObject({ is: 'twice', twins: 'one' });
    expect(second('two')).toMatchObject({ is: 'new', twins: 'two' });
    // A tick at a row is no answer to this question.
    const ticked = judge(new Map(), { accepted: new Set([9]) });
    ticked(row(2, ...chanda));
    expect(ticked(twin).is).toBe('asks');
  });

  test('of two with the same names and birthday, says that they are two', () => {
    const judged = judge(new Map([[3, { twins: 'two' }]]));
    expect(judged(row(2, ...chanda)).is).toBe('new');
    expect(judged(row(3, ...chanda))).toMatchObject({ is: 'new', twins: 'two' });
    expect(judged(row(4, ...chanda))).toMatchObject({ is: 'twice', twins: '' });
  });

  test('is asked about a child of the school, which gets the year, or has a twin', () => {
    const known = { reference: 'CH-1', name: 'Mapalo Mulenga', classThen: '' };
    const twinsHere = [
      {
        ...{ bornOn: '2017-08-09', name: known.name, is: { known } },
        guardians: guardianKeys([{ name: '', phone: '+260 977 810 220', email: '' }]),
      },
    ] as const;
    const asked = (twins?: 'one' | 'two') =>
      judge(new Map(twins ? [[2, { twins }]] : []), { twinsHere: [...twinsHere] })(
        row(2, ...chanda),
      );
    expect(asked()).toMatchObject({ is: 'asks', twins: '' });
    expect(asked().words).toContain('Mapalo Mulenga who is at our school');
    expect(asked('one')).toMatchObject({ is: 'joins', known });
    expect(asked('two')).toMatchObject({ is: 'new' });
  });

  test('is asked of nobody with another birthday or another guardian', () => {
    const judged = judge(new Map());
    judged(row(2, ...chanda));
    const named = chanda.with(3, 'Mapalo');
    expect(judged(row(3, ...named.with(4, '10/08/2017'))).is).toBe('new');
    expect(judged(row(4, ...named.with(6, 'Ruth Daka').with(7, '0966111222'))).is).toBe('new');
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
