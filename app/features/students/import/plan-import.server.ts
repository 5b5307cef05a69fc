import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RoomServices } from '#desk/define-room.server.ts';
import type { Content } from '#features/content/schemas.ts';
import { dayInLusaka, type PlainDate } from '#lib/dates/plain-date.ts';
import type { Needs } from '#lib/needs.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import type { TableRow } from '#lib/text/table-rows.ts';
import { childKeyOf } from '../child-key.ts';
import { listChildren, type NamingServices } from '../list-children.server.ts';
import { listPeople } from '../people/list-people.server.ts';
import { classInWords } from '../student-year.ts';
import { listStudentYears } from '../student-years.server.ts';
import '../tables.server.ts';
import { cellsOfRow, readChildRow } from './child-row.ts';
import { type FoundColumns, findColumns, lackOf } from './columns.ts';
import { type JudgedRow, type KnownChild, rowJudge } from './judge-rows.ts';
import type { MendedRow } from './mended-rows.ts';
import { readFileOfChildren } from './read-file.server.ts';
import { guardianKeys, type PossibleTwin } from './twins.ts';
import { sayOtherPhones } from './what-differs.server.ts';

export interface PlannedImport {
  columns: FoundColumns;
  rows: JudgedRow[];
  /** What the list of children was: another one asks to look again. */
  seen: string;
}

/** What the office asks of a file. */
export interface AskedImport {
  file: FormDataEntryValue | null;
  year: string;
  accepted: readonly number[];
  mended: readonly MendedRow[];
}

export type ImportServices = RoomServices &
  NamingServices &
  Needs<'scan'> & {
    content: Pick<Content, 'enrollment' | 'calendar'>;
  };

/** Rows that are looked at before others are answered. */
const ROWS_AT_ONCE = 200;

/** What a file would bring, row by row; nothing is written. */
export async function planImport(
  services: ImportServices,
  { file, year, accepted, ...asked }: AskedImport,
): Promise<PlannedImport | { why: string }> {
  const { store, clock, content } = services;
  const read = await readFileOfChildren(services, file);
  if ('why' in read) return read;
  const [heads, ...rows] = read.rows;
  const columns = findColumns(heads?.cells ?? []);
  const lack = lackOf(columns);
  if (lack) return { why: lack };
  const seen = await stateOfChildren(store.read);
  const today = dayInLusaka(clock.now());
  const mended = new Map(asked.mended.map((row) => [row.at, row]));
  const { children, ...known } = await listKnown(services, year);
  const named = await childrenNamed(rows, ({ at, cells }) =>
    readChildRow(cellsOfRow(cells, columns, mended.get(at)?.cells), columns, today),
  );
  const judge = rowJudge({
    columns,
    year,
    today,
    classes: content.enrollment.classes,
    ...known,
    accepted: new Set(accepted),
    mended,
    twinsHere: await listTwinsHere(services, children, named),
  });
  const judged: JudgedRow[] = [];
  for (const row of rows) {
    judged.push(judge(row));
    if (judged.length % ROWS_AT_ONCE === 0) await nextTurn();
  }
  return { columns, rows: await sayOtherPhones(services, judged), seen };
}

/** Changes whenever a child comes or goes. */
export async function stateOfChildren(read: ReadStore): Promise<string> {
  const { count, last } = await read
    .selectFrom('students')
    .select(({ fn }) => [fn.countAll().as('count'), fn.max('id').as('last')])
    .executeTakeFirstOrThrow();
  return `${count} ${last ?? ''}`;
}

/** Every child of the school, to know it again. */
async function listKnown(services: ImportServices, year: string) {
  const { read } = services.store;
  const students = await read.selectFrom('students').select('reference').execute();
  const byReference = new Map<string, KnownChild>();
  const byKey = new Map<string, KnownChild>();
  const children: ChildHere[] = [];
  for (let from = 0; from < students.length; from += ROWS_AT_ONCE) {
    const some = students.slice(from, from + ROWS_AT_ONCE).map(({ reference }) => reference);
    const years = await listStudentYears(read, some);
    for (const [reference, child] of await listChildren(services, some)) {
      const then = years.get(reference)?.find(({ schoolYear }) => schoolYear === year);
      const known: KnownChild = {
        reference,
        name: `${child.firstName} ${child.lastName}`,
        classThen: then ? classInWords(then) : '',
      };
      byReference.set(reference, known);
      byKey.set(childKeyOf(child), known);
      children.push({ key: childKeyOf(child), bornOn: child.bornOn, known });
    }
    await nextTurn();
  }
  return { byReference, byKey, children };
}

interface ChildHere {
  /** `childKeyOf`. */
  key: string;
  bornOn: PlainDate;
  known: KnownChild;
}

/** Whom the rows name, by `childKeyOf`, and on which days they were born. */
async function childrenNamed(
  rows: readonly TableRow[],
  read: (row: TableRow) => ReturnType<typeof readChildRow>,
) {
  const keys = new Set<string>();
  const days = new Set<PlainDate>();
  for (const [at, row] of rows.entries()) {
    const found = read(row);
    if (at % ROWS_AT_ONCE === 0) await nextTurn();
    if (!('child' in found)) continue;
    keys.add(childKeyOf(found.child));
    days.add(found.child.bornOn);
  }
  return { keys, days };
}

/** Children of the school who share a birthday with a row and stand in none by their name, with their guardians. */
async function listTwinsHere(
  services: ImportServices,
  children: readonly ChildHere[],
  { keys, days }: Awaited<ReturnType<typeof childrenNamed>>,
): Promise<PossibleTwin[]> {
  const possible = children.filter(({ key, bornOn }) => days.has(bornOn) && !keys.has(key));
  const twins: PossibleTwin[] = [];
  for (let from = 0; from < possible.length; from += ROWS_AT_ONCE) {
    const some = possible.slice(from, from + ROWS_AT_ONCE);
    const references = some.map(({ known }) => known.reference);
    const people = await listPeople(services, references);
    for (const { bornOn, known } of some) {
      const guardians = guardianKeys(people.get(known.reference)?.guardians ?? []);
      twins.push({ bornOn, name: known.name, guardians, is: { known } });
    }
    await nextTurn();
  }
  return twins;
}
