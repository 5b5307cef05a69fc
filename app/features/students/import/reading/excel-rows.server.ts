import { setImmediate as nextTurn } from 'node:timers/promises';
import { readZip } from '#lib/files/uploads/zip.server.ts';
import type { TableRow } from '#lib/text/table-rows.ts';
import { attributeOf, cellsOf, dayStylesIn, type NumberStyles, textsIn } from './sheet-xml.ts';

const MOST_ENTRIES = 1000;
/** Of a part that is read whole, and of one row or text. */
const LARGEST_PART = 4 * 1024 * 1024;
const LONGEST_PIECE = 512 * 1024;
const MOST_TEXTS = 200_000;

type Zip = Exclude<Awaited<ReturnType<typeof readZip>>, 'tooMany' | undefined>;

/**
 * The rows of the first sheet of an Excel file that was judged before (`officePackageFault`), with the numbers that
 * Excel shows, up to so many. It is read in pieces, so that others are answered between them; undefined for what no
 * spreadsheet wrote.
 */
export async function readExcelRows(
  bytes: Buffer,
  mostRows: number,
): Promise<TableRow[] | undefined> {
  const zip = await readZip(bytes, MOST_ENTRIES);
  if (!zip || zip === 'tooMany') return undefined;
  const workbook = await partOf(zip, 'xl/workbook.xml');
  const sheet = /<(?:\w+:)?sheet\s[^>]*>/.exec(workbook)?.[0] ?? '';
  const relations = await partOf(zip, 'xl/_rels/workbook.xml.rels');
  const relation = [...relations.matchAll(/<(?:\w+:)?Relationship\s[^>]*>/g)].find(
    ([element]) => attributeOf(element, 'Id') === attributeOf(sheet, '(?:\\w+:)?id'),
  )?.[0];
  const target = attributeOf(relation ?? '', 'Target').replace(/^\/?(xl\/)?/, '');
  const texts: string[] = [];
  for await (const text of elementsOf(zip, 'xl/sharedStrings.xml', 'si')) {
    if (texts.length === MOST_TEXTS) return undefined;
    texts.push(textsIn(text));
  }
  const styles: NumberStyles = {
    areDays: dayStylesIn(await partOf(zip, 'xl/styles.xml')),
    isFrom1904: /<(?:\w+:)?workbookPr\s[^>]*\bdate1904\s*=\s*["'](1|true)/.test(workbook),
  };
  const rows: TableRow[] = [];
  let last = 0;
  for await (const row of elementsOf(zip, `xl/${target}`, 'row')) {
    const head = /^<[^>]*>/.exec(row)?.[0] ?? '';
    const at = Number(attributeOf(head, 'r')) || last + 1;
    last = at;
    const cells = cellsOf(row.slice(head.length), { texts, styles }).map(withoutBreaks);
    if (cells.some(Boolean)) rows.push({ at, cells });
    if (rows.length === mostRows) break;
  }
  return rows;
}

const withoutBreaks = (cell: string) => cell.replace(/\s+/g, ' ').trim();

const entryOf = (zip: Zip, name: string) =>
  zip.entries.find(({ fileName }) => fileName.toLowerCase() === name.toLowerCase());

/** A small part as a whole; empty where there is none, or a very large one. */
async function partOf(zip: Zip, name: string): Promise<string> {
  const entry = entryOf(zip, name);
  if (!entry || entry.uncompressedSize > LARGEST_PART) return '';
  const pieces: Buffer[] = [];
  for await (const piece of zip.contentOf(entry)) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}

/** Each element of this name in a part, without its end, one after another; between pieces others are answered. */
async function* elementsOf(zip: Zip, name: string, element: string): AsyncGenerator<string> {
  const entry = entryOf(zip, name);
  if (!entry) return;
  const start = new RegExp(`<(?:\\w+:)?${element}[\\s>]`);
  const end = new RegExp(`</(?:\\w+:)?${element}>`, 'g');
  const decoder = new TextDecoder();
  let text = '';
  for await (const large of zip.contentOf(entry)) {
    for (let from = 0; from < large.length; from += PIECE) {
      text += decoder.decode(large.subarray(from, from + PIECE), { stream: true });
      let read = 0;
      end.lastIndex = 0;
      for (let found = end.exec(text); found; found = end.exec(text)) {
        const whole = text.slice(read, found.index);
        const begin = start.exec(whole)?.index;
        if (begin !== undefined) yield whole.slice(begin);
        read = end.lastIndex;
      }
      text = text.slice(read);
      if (text.length > LONGEST_PIECE) return;
      await nextTurn();
    }
  }
}

/** What is looked at before others are answered. */
const PIECE = 64 * 1024;
