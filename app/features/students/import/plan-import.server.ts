import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RoomServices } from '#desk/define-room.server.ts';
import type { Content } from '#features/content/schemas.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import type { Needs } from '#lib/needs.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { childKeyOf } from '../child-key.ts';
import { listChildren, type NamingServices } from '../list-children.server.ts';
import { classInWords } from '../student-year.ts';
import { listStudentYears } from '../student-years.server.ts';
import '../tables.server.ts';
import { type FoundColumns, findColumns, lackOf } from './columns.ts';
import { type JudgedRow, type KnownChild, rowJudge } from './judge-rows.ts';
import { readFileOfChildren } from './read-file.server.ts';

export interface PlannedImport {
  columns: FoundColumns;
  rows: JudgedRow[];
  /** What the list of children was: another one asks to look again. */
  seen: string;
}

interface Asked {
  file: FormDataEntryValue | null;
  year: string;
  accepted: readonly number[];
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
  { file, year, accepted }: Asked,
): Promise<PlannedImport | { why: string }> {
  const { store, clock, content } = services;
  const read = await readFileOfChildren(services, file);
  if ('why' in read) return read;
  const [heads, ...rows] = read.rows;
  const columns = findColumns(heads?.cells ?? []);
  const lack = lackOf(columns);
  if (lack) return { why: lack };
  const seen = await stateOfChildren(store.read);
  const known = await listKnown(services, year);
  const judge = rowJudge({
    columns,
    year,
    today: dayInLusaka(clock.now()),
    classes: content.enrollment.classes,
    ...known,
    accepted: new Set(accepted),
  });
  const judged: JudgedRow[] = [];
  for (const row of rows) {
    judged.push(judge(row));
    if (judged.length % ROWS_AT_ONCE === 0) await nextTurn();
  }
  return { columns, rows: judged, seen };
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
    }
    await nextTurn();
  }
  return { byReference, byKey };
}
