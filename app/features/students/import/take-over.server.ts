import { setImmediate as nextTurn } from 'node:timers/promises';
import { type DeskOutcome, refuse } from '#desk/record/desk-answer.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { recordAct } from '#lib/audit/audit-records.server.ts';
import { lock } from '#lib/store/lock.server.ts';
import { keepPress } from '#lib/store/press-once.server.ts';
import { newRowId } from '#lib/store/row-id.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import { CHILDREN_OF_SCHOOL } from '../keep-student-years.server.ts';
import { forgetUnseen } from './forget-unseen.server.ts';
import { idsOfImport, inPieces } from './ids-of-import.server.ts';
import type { JudgedRow } from './judge-rows.ts';
import {
  type AskedImport,
  type ImportServices,
  planImport,
  stateOfChildren,
} from './plan-import.server.ts';
import { writeChildren } from './write-children.server.ts';
import './tables.server.ts';
import '../tables.server.ts';

interface TakingOver extends AskedImport {
  seen: string;
}

type Taken = DeskOutcome<{ taken: { id: string; children: number } }>;

const CHANGED =
  'The list of children has changed since you looked. Nothing was taken over. Look at the rows once more.';

/**
 * Takes over what the office has seen. Children and their words are written piece by piece, so that nobody waits for
 * them; they are children of the school with the last write, which makes all of them at once or none.
 */
export async function takeOver(
  services: ImportServices,
  staff: StaffIn<'students'>,
  { seen, ...asked }: TakingOver,
): Promise<Taken> {
  const { store, clock } = services;
  const plan = await planImport(services, asked);
  if ('why' in plan) return refuse(plan.why, 'file');
  if (plan.seen !== seen) return { outcome: 'changedMeanwhile', detail: CHANGED };
  const now = clock.now();
  const id = newRowId();
  await writeChildren(store, id, plan, now);
  const result = await store.write(async (transaction): Promise<Taken> => {
    await lock(transaction, CHILDREN_OF_SCHOOL);
    if ((await stateOfChildren(transaction)) !== seen) {
      return { outcome: 'changedMeanwhile', detail: CHANGED };
    }
    const children = await makeStudents(transaction, { id, year: asked.year, rows: plan.rows });
    if (children === 0) return refuse('There is nothing to take over in this file.', 'file');
    await transaction
      .insertInto('student_imports')
      .values({
        id,
        school_year: asked.year,
        made_at: now.toISOString(),
        made_by: staff.email,
      })
      .execute();
    const detail = `${children} taken over from a spreadsheet, ${asked.year}`;
    await recordAct(transaction, staff, { act: 'changed', about: ABOUT, detail }, now);
    return keepPress(transaction, now, { outcome: 'done', taken: { id, children } } as const);
  });
  if (result.outcome !== 'done') await forgetUnseen(store, { importId: id });
  return result;
}

/** What the record of acts calls them all. */
export const ABOUT = CHILDREN_OF_SCHOOL;

const YEAR_COLUMNS = [
  ...([
    'id',
    'student_id',
    'school_year',
    'grade_level',
    'class',
    'came_by',
    'is_planned',
  ] as const),
  ...(['left_reason', 'import_id', 'import_version'] as const),
];

/** Makes children of the school of what was written for this import, and gives those who are here the year. */
async function makeStudents(
  transaction: WriteTransaction,
  { id, year, rows }: { id: string; year: string; rows: readonly JudgedRow[] },
): Promise<number> {
  const all = await idsOfImport(transaction, id);
  for (const ids of inPieces(all)) {
    await makeSome(transaction, { id, year, ids });
    // One write, so all or nobody; but whoever asks for what stands in memory is answered in between.
    await nextTurn();
  }
  let joined = 0;
  for (const row of rows) {
    if (row.is !== 'joins') continue;
    const { numInsertedOrUpdatedRows: inserted = 0n } = await transaction
      .insertInto('student_years')
      .columns(YEAR_COLUMNS)
      .expression(
        transaction
          .selectFrom('students')
          .select(({ val, lit }) => [
            val(newRowId()).as('id'),
            'students.id as student_id',
            val(year).as('school_year'),
            val(row.child.grade).as('grade_level'),
            val(row.child.letter).as('class'),
            val('import').as('came_by'),
            lit(0).as('is_planned'),
            val('').as('left_reason'),
            val(id).as('import_id'),
            'students.version as import_version',
          ])
          .where('reference', '=', row.known.reference),
      )
      .onConflict((same) => same.columns(['student_id', 'school_year']).doNothing())
      .executeTakeFirstOrThrow();
    joined += Number(inserted);
  }
  return all.length + joined;
}

async function makeSome(
  transaction: WriteTransaction,
  { id, year, ids }: { id: string; year: string; ids: readonly string[] },
): Promise<void> {
  const written = transaction.selectFrom('imported_children').where('id', 'in', ids);
  await transaction
    .insertInto('students')
    .columns(['id', 'reference', 'version'])
    .expression(written.select(({ lit }) => ['id', 'reference', lit(1).as('version')]))
    .execute();
  await transaction
    .insertInto('student_years')
    .columns(YEAR_COLUMNS)
    .expression(
      written.select(({ val, lit }) => [
        'id',
        'id as student_id',
        val(year).as('school_year'),
        'grade_level',
        'class',
        val('import').as('came_by'),
        lit(0).as('is_planned'),
        val('').as('left_reason'),
        val(id).as('import_id'),
        lit(1).as('import_version'),
      ]),
    )
    .execute();
}
