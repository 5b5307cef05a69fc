import type { ContentFault } from '#lib/files/uploads/content-fault.ts';
import { officePackageFault } from '#lib/files/uploads/office-package.server.ts';
import type { Needs } from '#lib/needs.ts';
import { readRows, type Separator, type TableRow } from '#lib/text/table-rows.ts';
import { MOST_CHILDREN } from './import-schema.ts';
import { readExcelRows } from './reading/excel-rows.server.ts';

const LARGEST_FILE = 5 * 1024 * 1024;
/** The names of the columns are shorter; what has no end of a line before is a picture or a program. */
const LONGEST_HEAD = 65_536;
/** One more than is taken over, with the names of the columns: enough to say that there are too many. */
const MOST_ROWS = MOST_CHILDREN + 2;

const faults: Record<ContentFault, string> = {
  otherContent:
    'This is no spreadsheet. Save it again as an Excel file or as CSV, and choose it again.',
  withMacros: 'This file contains macros. Save it without them (.xlsx) or as CSV.',
  withForeignParts:
    'This file contains a program, or loads something from another computer. Save it as CSV.',
  withPassword: 'This file has a password. Save it without one, and choose it again.',
  unpacksTooLarge: 'This file is too large when it is opened. Save only the list of children.',
};

type ReadFile = { rows: TableRow[] } | { why: string };

/** The rows of a spreadsheet that somebody chose, with the numbers that Excel shows, or why there are none. */
export async function readFileOfChildren(
  { scan }: Needs<'scan'>,
  file: FormDataEntryValue | null,
): Promise<ReadFile> {
  if (!(file instanceof File) || file.name === '') return { why: 'Choose a file.' };
  if (file.size === 0) return { why: 'This file is empty.' };
  if (file.size > LARGEST_FILE) return { why: 'The file must be 5 MB or smaller.' };
  const bytes = Buffer.from(await file.arrayBuffer());
  if ((await scan(bytes)) === 'infected') {
    return { why: 'Our virus scanner found something harmful in this file.' };
  }
  const read = /\.xlsx$/i.test(file.name) ? await readExcel(bytes) : readText(bytes);
  if ('why' in read) return read;
  if (read.rows.length < 2) {
    return { why: 'There is no child in this file. The first row names the columns.' };
  }
  if (read.rows.length > MOST_CHILDREN + 1) {
    return {
      why: `There are more than ${MOST_CHILDREN.toLocaleString('en')} children in this file. Divide it into two.`,
    };
  }
  return read;
}

async function readExcel(bytes: Buffer): Promise<ReadFile> {
  const fault = await officePackageFault(bytes, 'xlsx');
  if (fault) return { why: faults[fault] };
  const rows = await readExcelRows(bytes, MOST_ROWS);
  return rows ? { rows } : { why: faults.otherContent };
}

function readText(bytes: Buffer): ReadFile {
  // Looked for before anything is read: a picture of five megabytes held everybody else up.
  if (!isWide(bytes) && bytes.includes(0)) return { why: faults.otherContent };
  const text = decoded(bytes);
  const begin = text.slice(0, LONGEST_HEAD + 1);
  const head = begin.slice(0, begin.search(/[\r\n]|$/));
  if (head.length > LONGEST_HEAD) return { why: faults.otherContent };
  const [separator = ','] = ([';', '\t', ','] as const satisfies Separator[]).toSorted(
    (one, other) => head.split(other).length - head.split(one).length,
  );
  return { rows: readRows(text, separator, MOST_ROWS).map(withoutProtection) };
}

/** Our own files put a sign before what a spreadsheet would take for a formula (lib/text/csv.ts). */
function withoutProtection({ at, cells }: TableRow): TableRow {
  return { at, cells: cells.map((cell) => cell.replace(/^'/, '')) };
}

/** Old spreadsheets write their tables in the letters of Windows. */
function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(isWide(bytes) ? 'utf-16le' : 'windows-1252').decode(bytes);
  }
}

const isWide = (bytes: Buffer) => bytes[0] === 0xff && bytes[1] === 0xfe;
