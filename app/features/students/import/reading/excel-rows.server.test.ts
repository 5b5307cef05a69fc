import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { zipOf } from '#tests/support/samples/sample-resumes.ts';
import { readExcelRows } from './excel-rows.server.ts';
import { dayOfNumber, dayStylesIn } from './sheet-xml.ts';

const WORKBOOK = `<?xml version="1.0"?><workbook xmlns:r="r"><sheets><sheet name="Grade 4" sheetId="1" r:id="rId7"/></sheets></workbook>`;
const RELATIONS = `<Relationships><Relationship Id="rId7" Type="sheet" Target="worksheets/sheet1.xml"/></Relationships>`;
const STYLES = `<styleSheet><numFmts count="1"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="14"/></cellXfs></styleSheet>`;

const excel = (sheet: string, texts = '', workbook = WORKBOOK) =>
  zipOf([
    { name: '[Content_Types].xml', content: '<Types/>' },
    { name: 'xl/workbook.xml', content: workbook },
    { name: 'xl/_rels/workbook.xml.rels', content: RELATIONS },
    { name: 'xl/styles.xml', content: STYLES },
    { name: 'xl/sharedStrings.xml', content: `<sst>${texts}</sst>` },
    {
      name: 'xl/worksheets/sheet1.xml',
      content: `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
    },
  ]);

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

describe('the rows of an Excel file', () => {
  test('have the numbers that Excel shows, days as days, and texts of every kind', async () => {
    const texts =
      '<si><t>Mulenga &amp; Co</t></si><si><r><t>Chan</t></r><r><t>da</t></r><rPh><t>x</t></rPh></si>';
    const sheet = [
      '<row r="2"><c r="A2" t="s"><v>0</v></c><c r="C2" t="s"><v>1</v></c></row>',
      '<row r="5"><c r="A5" t="inlineStr"><is><t>Zulu</t></is></c><c r="B5" s="1"><v>42956</v></c><c r="C5" s="0"><v>977810220</v></c><c r="D5" t="str"><f>A1</f><v>4A</v></c><c r="E5" s="2"/></row>',
      '<row r="6"><c r="A6"/></row>',
    ].join('');
    expect(await readExcelRows(excel(sheet, texts), 100)).toEqual([
      { at: 2, cells: ['Mulenga & Co', '', 'Chanda'] },
      { at: 5, cells: ['Zulu', '2017-08-09', '977810220', '4A', ''] },
    ]);
  });

  test('are those that were written, whatever they hold', async () => {
    const cell = fc
      .string({ unit: 'grapheme', maxLength: 20 })
      .map((text) => text.replace(/[\s\p{C}]+/gu, ' ').trim());
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 30 }),
        async (rows) => {
          const sheet = rows
            .map(
              (cells, row) =>
                `<row r="${row + 1}">${cells
                  .map(
                    (text, at) =>
                      `<c r="${'ABCDEF'[at]}${row + 1}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`,
                  )
                  .join('')}</row>`,
            )
            .join('');
          const read = (await readExcelRows(excel(sheet), 100)) ?? [];
          const written = rows.map((cells, row) => ({ at: row + 1, cells }));
          expect(read).toEqual(written.filter(({ cells }) => cells.some(Boolean)));
        },
      ),
      { numRuns: 100 },
    );
  });

  test('are none in what no spreadsheet wrote, whatever its bytes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
        expect(await readExcelRows(Buffer.from(bytes), 10)).toBeUndefined();
      }),
    );
  });

  test('are read or none, whatever a sheet of XML holds in its parts', async () => {
    const pieces = [
      ...[
        '<row r="1">',
        '</row>',
        '<c r="A1" t="s">',
        '<c r="XFD1">',
        '</c>',
        '<v>',
        '</v>',
        '<v>9</v>',
      ],
      ...[
        '<is><t>',
        '</t></is>',
        '&#x110000;',
        '&amp;',
        '<!--',
        ']]>',
        '<row',
        'r="-1"',
        'Zulu',
        '\0',
      ],
    ];
    const part = fc.array(fc.constantFrom(...pieces), { maxLength: 25 }).map((all) => all.join(''));
    await fc.assert(
      fc.asyncProperty(part, part, async (sheet, texts) => {
        for (const { at, cells } of (await readExcelRows(excel(sheet, texts), 5)) ?? []) {
          expect(Number.isNaN(at)).toBe(false);
          expect(cells.length).toBeLessThanOrEqual(100);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('end at the most that are asked for', async () => {
    const many = Array.from(
      { length: 50 },
      (_, at) => `<row r="${at + 1}"><c t="str"><v>${at}</v></c></row>`,
    ).join('');
    expect(await readExcelRows(excel(many), 10)).toHaveLength(10);
  });
});

test('days count from 1900, and from 1904 in files of old Macs', () => {
  expect(dayOfNumber(42_956, false)).toBe('2017-08-09');
  expect(dayOfNumber(42_956 - 1462, true)).toBe('2017-08-09');
  expect(dayOfNumber(1e12, false)).toBe('');
  expect(dayStylesIn(STYLES)).toEqual([false, true, true]);
});
