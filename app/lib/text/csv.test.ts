import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCsv } from '#tests/support/readers/read-csv.ts';
import { writeCsv } from './csv.ts';

const nasty = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...'=+-@\'",;\t\r\n\v\0\u2028\u200B ＝＋﹢a1') }),
);

describe('a table for spreadsheets', () => {
  test('has the mark, quotation marks where they are needed, and lines that end as RFC 4180 says', () => {
    expect(
      writeCsv([
        ['a', 'b "c"'],
        ['', 'd,e'],
      ]),
    ).toBe('\uFEFFa,"b ""c"""\r\n"","d,e"\r\n');
  });

  test.each([
    '=1+1',
    '+260 97 000 0000',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '  =1',
    '＝1+1',
    "=cmd|' /C calc'!A0",
  ])('%j is shown and not run', (value) => {
    const [line = ''] = writeCsv([[value]])
      .slice(1)
      .split('\r\n');
    expect(line.replace(/^"/, '')).toMatch(/^'/);
    expect(readCsv(writeCsv([[value]]))).toEqual([[value]]);
  });

  test.each([
    ['hello\n=1+1', "hello\n'=1+1"],
    ['hello\r\n=1+1', "hello\r\n'=1+1"],
    ['hello\r+1', "hello\r'+1"],
    ['hello\t@SUM(A1)', "hello\t'@SUM(A1)"],
    ['hello;-1', "hello;'-1"],
    ['hello\n  ＝1+1', "hello\n'  ＝1+1"],
    ['hello\n\n﹢1', "hello\n\n'﹢1"],
    ['hello\n\u200B=1', "hello\n'\u200B=1"],
    ["hello\n'=1", "hello\n''=1"],
    ['1 - 1 = 0\nhello', '1 - 1 = 0\nhello'],
  ])('no line or part inside the cell %j begins a formula', (value, written) => {
    expect(writeCsv([[value]]).slice(1)).toContain(written);
    expect(readCsv(writeCsv([[value]]))).toEqual([[value]]);
  });

  test('every value comes back as it went in', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(nasty, { minLength: 1, maxLength: 5 }), { maxLength: 5 }),
        (rows) => {
          expect(readCsv(writeCsv(rows))).toEqual(rows);
        },
      ),
    );
  });

  test('no cell begins like a formula, whatever is in it', () => {
    fc.assert(
      fc.property(nasty, (value) => {
        const cell = writeCsv([[value]])
          .slice(1)
          .replace(/^"/, '');
        expect(cell).not.toMatch(/^\s*[=+\-@＝＋－＠]\S/);
        expect(cell).not.toMatch(/^[\t\0]/);
        for (const part of cell.split(/[\t\r\n\v;\u2028]/)) {
          expect(part).not.toMatch(/^[ \u200B\0]*[=+\-@＝＋﹢]/);
        }
      }),
    );
  });

  test('a telephone number that a spreadsheet has saved without the apostrophe stays what it is', () => {
    expect(readCsv('+260970000000\n"a"\n')).toEqual([['+260970000000'], ['a']]);
  });

  test('what is no table is refused', () => {
    expect(() => readCsv('"a')).toThrow(SyntaxError);
  });
});
