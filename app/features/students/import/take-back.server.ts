import { setImmediate as nextTurn } from 'node:timers/promises';
import { type DeskOutcome, refuse } from '#desk/record/desk-answer.server.ts';
import { findWorkedOn } from '#desk/record/record-history.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { recordAct } from '#lib/audit/audit-records.server.ts';
import { keepPress } from '#lib/store/press-once.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { forgetUnseen } from './forget-unseen.server.ts';
import { idsOfImport, inPieces } from './ids-of-import.server.ts';
import type { ImportServices } from './plan-import.server.ts';
import { ABOUT } from './take-over.server.ts';
import './tables.server.ts';
import '../tables.server.ts';

type TakenBack = DeskOutcome<{ takenBack: number }>;

/**
 * Takes a whole import back: its children leave, and children who were here lose the year that it gave them. Once
 * something was done with one of its children it stays.
 */
export async function takeImportBack(
  { store, clock }: ImportServices,
  staff: StaffIn<'students'>,
  id: string,
): Promise<TakenBack> {
  const now = clock.now();
  const result = await store.write(async (transaction): Promise<TakenBack> => {
    const known = await transaction
      .selectFrom('student_imports')
      .select('school_year')
      .where('id', '=', id)
      .executeTakeFirst();
    if (!known) return { outcome: 'notFound' };
    const touched = await findTouched(transaction, id);
    if (touched) {
      return refuse(
        `Something was done with ${touched} since. So the children of this file stay. Change or erase them one by one.`,
      );
    }
    const given = await transaction
      .selectFrom('student_years')
      .select('id')
      .where('import_id', '=', id)
      .orderBy('id')
      .execute();
    const takenBack = given.length;
    for (const ids of inPieces(given.map((year) => year.id))) {
      await transaction.deleteFrom('student_years').where('id', 'in', ids).execute();
      await nextTurn();
    }
    for (const ids of inPieces(await idsOfImport(transaction, id))) {
      await transaction.deleteFrom('students').where('id', 'in', ids).execute();
      await nextTurn();
    }
    await transaction.deleteFrom('student_imports').where('id', '=', id).execute();
    const detail = `${takenBack} from a spreadsheet taken back, ${known.school_year}`;
    await recordAct(transaction, staff, { act: 'changed', about: ABOUT, detail }, now);
    return keepPress(transaction, now, { outcome: 'done', takenBack } as const);
  });
  if (result.outcome === 'done') await forgetUnseen(store, { importId: id });
  return result;
}

/**
 * The reference of a child of an import with whom something was done since: changed here, enrolled by an application, put
 * together with others, given a place in the next year, or noted about. Of a child that was here before, only what was done with its years counts.
 */
async function findTouched(read: ReadStore, id: string): Promise<string | undefined> {
  const years = await read
    .selectFrom('student_years as year')
    .innerJoin('students as student', 'student.id', 'year.student_id')
    .leftJoin('imported_children as child', (join) =>
      join.onRef('child.id', '=', 'student.id').on('child.import_id', '=', id),
    )
    .select(['student.reference', 'student.version', 'import_version', 'child.reference as own'])
    .where('year.import_id', '=', id)
    .execute();
  const changed = years.find(
    ({ reference, own, version, import_version }) =>
      version !== import_version || (own !== null && own !== reference),
  );
  if (changed) return changed.reference;
  const goneUp = await read
    .selectFrom('student_years as year')
    .innerJoin('students as student', 'student.id', 'year.student_id')
    .select('student.reference')
    .where('year.is_rolled_over', '=', 1)
    .where('year.student_id', 'in', (row) =>
      row.selectFrom('student_years').select('student_id').where('import_id', '=', id),
    )
    .executeTakeFirst();
  if (goneUp) return goneUp.reference;
  const references = years.flatMap(({ own }) => own ?? []);
  return findWorkedOn(read, references);
}

const IMPORTS_SHOWN = 5;

/** The last spreadsheets that were taken over, with how many children came, and whether that can be taken back. */
export async function listImports(read: ReadStore) {
  const imports = await read
    .selectFrom('student_imports')
    .select(['id', 'school_year as year', 'made_at as madeAt', 'made_by as madeBy'])
    .orderBy('made_at', 'desc')
    .limit(IMPORTS_SHOWN)
    .execute();
  return Promise.all(
    imports.map(async (one) => {
      const { count } = await read
        .selectFrom('student_years')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('import_id', '=', one.id)
        .executeTakeFirstOrThrow();
      const touched = await findTouched(read, one.id);
      return { ...one, children: Number(count), canBeTakenBack: touched === undefined };
    }),
  );
}
