import type { SearchRoom } from '#desk/family/search-room.server.ts';
import { gradeName } from '#features/content/grades.ts';
import { findByWholeWords } from '#lib/search/search-words.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import './import/tables.server.ts';
import type { NamedChild } from './named-child.ts';
import { standings } from './student-year.ts';
import './tables.server.ts';

const AT_ONCE = 1000;
/** What more have in common is nobody's own. */
const MOST_WITH_ONE_CONTACT = 50;

/** Those that came from a spreadsheet, and are children of the school. */
function importedChildren(read: ReadStore) {
  return read
    .selectFrom('imported_children as child')
    .innerJoin('students as student', 'student.id', 'child.id')
    .selectAll('child');
}

/** Those that go on by no application: of the others it tells everything. */
const withoutApplication = (read: ReadStore) =>
  importedChildren(read).whereRef('student.reference', '=', 'child.reference');

export async function listImportedRows(read: ReadStore, references: readonly string[]) {
  const rows = [];
  for (let from = 0; from < references.length; from += AT_ONCE) {
    const some = references.slice(from, from + AT_ONCE);
    rows.push(...(await withoutApplication(read).where('child.reference', 'in', some).execute()));
  }
  return rows;
}

/** What a spreadsheet brought of one child, by its own reference or that of the application by which it goes on. */
export function listBroughtBySheet(read: ReadStore, reference: string) {
  return importedChildren(read)
    .where((row) =>
      row.or([row('child.reference', '=', reference), row('student.reference', '=', reference)]),
    )
    .execute();
}

/** Those with one of these phones or addresses of a guardian (`phoneKey`, `emailKey`), by the reference that they go on by. */
export async function listImportedWith(read: ReadStore, keys: readonly string[]) {
  const found = await findByWholeWords(read, ['CH'], [...keys, ''], MOST_WITH_ONE_CONTACT);
  return importedChildren(read)
    .clearSelect()
    .select(['student.reference', 'child.first_name as firstName'])
    .select(['child.last_name as lastName', 'child.born_on as bornOn'])
    .where('child.id', 'in', [...found.map(({ record_id }) => record_id), ''])
    .execute();
}

export type ImportedRow = Awaited<ReturnType<typeof listImportedRows>>[number];

/** Who they are, as every child of the school is named. */
export function importedChild(row: ImportedRow): NamedChild {
  return {
    reference: row.reference,
    firstName: row.first_name,
    lastName: row.last_name,
    bornOn: row.born_on,
    gender: row.gender,
  };
}

/** Those whom the spreadsheet named. */
export function guardiansOf(row: ImportedRow) {
  const guardians = ([1, 2] as const).map((number) => ({
    name: row[`guardian${number}_name`],
    phone: row[`guardian${number}_phone`],
    email: row[`guardian${number}_email`],
  }));
  return guardians.filter(({ name, phone, email }) => name || phone || email);
}

/** How the desk's bar finds them. */
export const importedChildSearch: SearchRoom = {
  kind: 'CH',
  room: 'students',
  async listRecords(read, column, keys) {
    const rows = await withoutApplication(read)
      .where(column === 'id' ? 'child.id' : 'child.reference', 'in', keys)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      reference: row.reference,
      submittedAt: row.imported_at,
      title: `${row.first_name} ${row.last_name}`,
      lastName: row.last_name,
      detail: [row.guardian1_name, row.guardian1_phone, gradeName(row.grade_level)]
        .filter(Boolean)
        .join(' · '),
      status: standings.here,
    }));
  },
};
