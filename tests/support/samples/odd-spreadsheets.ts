import fc from 'fast-check';
import type { StaffClient } from '../clients/staff-client.ts';
import { zipOf } from './sample-resumes.ts';

const IMPORT = '/api/staff/children/import';
const AT_ONCE = 4;

const heads = ['Class', 'Surname', 'First name', 'DOB', 'Sex', 'Guardian', 'Phone', 'Our number'];
const odd = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    ...['', ' ', '\0', '=1+1', "'", '"', '""', '31/02/2017', '1e9', '9/8/2017', 'Grade 9', '4A'],
    ...['977120', '\ud800', '\u202eabc', '9'.repeat(9000), '<row r="1">', '&#x110000;', ']]>'],
    ...['__proto__', 'CH-2222-3333', 'F', 'Zulu, Ruth', 'ECE 1 B', '2017-08-09', '42956'],
  ),
);
const good = fc
  .nat(99_999)
  .map((at) => [
    ...['4A', `Zulu${at}`, 'Ruth', `${1 + (at % 28)}/${1 + (at % 12)}/2017`, 'F'],
    ...[`Parent ${at}`, `09${77_000_000 + at}`, ''],
  ]);
const row = fc.oneof(
  { weight: 3, arbitrary: fc.array(odd, { maxLength: 12 }) },
  { weight: 2, arbitrary: good },
  {
    weight: 2,
    arbitrary: fc.tuple(good, fc.nat(7), odd).map(([cells, at, cell]) => cells.with(at, cell)),
  },
);
const table = fc
  .tuple(
    fc.oneof(
      { weight: 6, arbitrary: fc.constant(heads) },
      { weight: 1, arbitrary: fc.shuffledSubarray([...heads, ...heads]) },
      { weight: 1, arbitrary: fc.array(odd, { maxLength: 8 }) },
    ),
    fc.array(row, { maxLength: 12 }),
  )
  .map(([first, rows]) => [first, ...rows]);

const csv = fc
  .tuple(table, fc.constantFrom(',', ';', '\t'), fc.constantFrom('\n', '\r\n', '\r'), fc.boolean())
  .map(([rows, separator, end, isQuoted]) => {
    const cell = (text: string) => (isQuoted ? `"${text.replaceAll('"', '""')}"` : text);
    return Buffer.from(rows.map((cells) => cells.map(cell).join(separator)).join(end));
  });

const xml = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const cellXml = (text: string) => `<c t="inlineStr"><is><t>${xml(text)}</t></is></c>`;
const excel = fc
  .tuple(table, fc.array(odd, { maxLength: 2 }), fc.constantFrom('rId1', 'rId9', ''))
  .map(([rows, junk, id]) => {
    const sheet = rows.map((cells) => `<row>${cells.map(cellXml).join('')}</row>`).join('');
    return zipOf([
      { name: '[Content_Types].xml', content: '<Types/>' },
      {
        name: 'xl/workbook.xml',
        content: `<workbook><sheets><sheet name="a" r:id="${id}"/></sheets></workbook>`,
      },
      {
        name: 'xl/_rels/workbook.xml.rels',
        content:
          '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
      },
      { name: 'xl/styles.xml', content: junk.join('') },
      { name: 'xl/sharedStrings.xml', content: `<sst>${junk.join('<si>')}</sst>` },
      { name: 'xl/worksheets/sheet1.xml', content: `<sheetData>${sheet}${junk[0] ?? ''}` },
    ]);
  });

/** A file with some of its bytes changed, or cut off. */
const damaged = (file: fc.Arbitrary<Buffer>) =>
  fc
    .tuple(
      file,
      fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 6 }),
      fc.nat(),
      fc.boolean(),
    )
    .map(([bytes, changes, end, isCut]) => {
      const copy = Buffer.from(bytes);
      for (const [at, byte] of changes) if (copy.length > 0) copy[at % copy.length] = byte;
      return isCut ? copy.subarray(0, end % (copy.length + 1)) : copy;
    });

interface OddSpreadsheet {
  bytes: Buffer;
  name: string;
  year: string;
  accepted: string;
  mended: string;
}

const oddSpreadsheets: fc.Arbitrary<OddSpreadsheet> = fc.record({
  bytes: fc.oneof(
    csv,
    excel,
    damaged(csv),
    damaged(excel),
    fc.uint8Array({ maxLength: 2000 }).map((all) => Buffer.from(all)),
  ),
  name: fc.constantFrom('a.csv', 'a.xlsx', 'A.XLSX', 'a', '../a.xlsx', 'a.xls'),
  year: fc.oneof({ weight: 8, arbitrary: fc.constant('2027') }, { weight: 1, arbitrary: odd }),
  accepted: fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom('', '2', '2,3,4,5') },
    { weight: 1, arbitrary: odd },
  ),
  mended: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom('', '[]') },
    { weight: 1, arbitrary: odd },
    {
      weight: 2,
      arbitrary: fc
        .array(
          fc.record({ at: fc.integer({ min: -1, max: 9 }), cells: fc.record({ bornOn: odd }) }),
        )
        .map((all) => JSON.stringify(all)),
    },
  ),
});

interface Thrown {
  statuses: Map<number, number>;
  /** Children who were taken over, as the answers say. */
  children: number;
}

/**
 * Has so many odd files looked at, and takes over what each says can be. Throws with the first that is answered with 5xx
 * or not at all.
 */
export async function throwOddSpreadsheets(
  office: StaffClient,
  count: number,
  seed: number,
): Promise<Thrown> {
  const waiting = fc.sample(oddSpreadsheets, { numRuns: count, seed }).values();
  const statuses = new Map<number, number>();
  let children = 0;
  async function send(file: OddSpreadsheet, more: Record<string, string>) {
    const form = new FormData();
    const { bytes, name, ...fields } = file;
    for (const [field, text] of Object.entries({ ...fields, ...more })) form.set(field, text);
    form.set('file', new File([new Uint8Array(bytes)], name));
    const answer = await office.post(IMPORT, form);
    const text = await answer.text();
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    if (answer.status >= 500) {
      throw new Error(
        `${answer.status} for ${name} of ${bytes.toString('base64')} with ${JSON.stringify({ ...fields, ...more })}: ${text.slice(0, 300)}`,
      );
    }
    return answer.ok ? JSON.parse(text) : undefined;
  }
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const file of waiting) {
        const read = await send(file, { change: 'read' });
        const seen = read?.preview.seen ?? '';
        const taken = await send(file, { change: 'take', seen });
        children += taken?.taken.children ?? 0;
      }
    }),
  );
  return { statuses, children };
}
