import { type DeskOutcome, refuse } from '#desk/record/desk-answer.server.ts';
import { changedMeanwhile } from '#desk/record/record-history.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { recordAct } from '#lib/audit/audit-records.server.ts';
import { lock } from '#lib/store/lock.server.ts';
import { keepPress } from '#lib/store/press-once.server.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import { CHILDREN_OF_SCHOOL } from '../keep-student-years.server.ts';
import { type PlannedChild, planRollOver } from '../roll-over/plan-roll-over.server.ts';
import type { RollOverServices } from '../roll-over/show-roll-over.server.ts';
import { classInWords } from '../student-year.ts';
import { classSeen } from './class-seen.ts';
import type { ClassesChange } from './classes-schema.ts';
import type { ChildInDraft } from './show-classes.server.ts';
import './tables.server.ts';
import '../tables.server.ts';

type Moving = Extract<ClassesChange, { change: 'move' }>;
type Moved = DeskOutcome<{ moved: number }>;

/**
 * Puts children in one class of their grade, all of them or nobody: where a colleague was faster with one, that is told,
 * and none is moved. A child that has its place in that year already has the letter there; of the others it is a draft.
 */
export function moveChildren(
  { store, clock, content, ...school }: RollOverServices,
  staff: StaffIn<'students'>,
  { year, children, letter }: Moving,
): Promise<Moved> {
  const now = clock.now();
  return store.write(async (transaction): Promise<Moved> => {
    await lock(transaction, CHILDREN_OF_SCHOOL);
    const plan = await planRollOver(transaction, school, year, content.enrollment);
    const byReference = new Map(plan.children.map((one) => [one.reference, one]));
    const moving: ChildInDraft[] = [];
    for (const { reference, seen } of children) {
      const child = byReference.get(reference);
      if (!child)
        return refuse('One of these children is no longer at the school. Nothing was changed.');
      if (!isInDraft(child)) return fasterWith(transaction, staff, child, now);
      const { place } = child;
      // What a colleague did meanwhile may be the same.
      if (place.letter === letter && seen.startsWith(`${place.grade} `)) continue;
      if (classSeen(place) !== seen) return fasterWith(transaction, staff, child, now);
      moving.push(child);
    }
    for (const child of moving) {
      await setLetter(transaction, child, year, letter);
      const data = { schoolYear: year, letter };
      await recordAct(transaction, staff, { act: 'changed', about: child.reference, data }, now);
    }
    await transaction
      .updateTable('students')
      .set(({ eb }) => ({ version: eb('version', '+', 1) }))
      .where('id', 'in', [...moving.map(({ studentId }) => studentId), ''])
      .execute();
    return keepPress(transaction, now, { outcome: 'done', moved: moving.length } as const);
  });
}

const isInDraft = (child: PlannedChild): child is ChildInDraft => child.place !== undefined;

/** Where the child is now, and who did that. */
async function fasterWith(
  transaction: WriteTransaction,
  staff: StaffIn<'students'>,
  { reference, child, place }: PlannedChild,
  now: Date,
): Promise<Moved> {
  const name = child ? `${child.firstName} ${child.lastName}` : reference;
  const is = place ? classInWords(place) : 'not in any class';
  const kept = 'no child was moved, and those that you chose are still chosen';
  const said = await changedMeanwhile(transaction, { staff, about: reference, is, kept }, now);
  return { ...said, detail: `${name}: ${said.detail}` };
}

async function setLetter(
  transaction: WriteTransaction,
  { studentId, next, place: { grade } }: ChildInDraft,
  year: string,
  letter: string,
): Promise<void> {
  if (next) {
    await transaction
      .updateTable('student_years')
      .set({ class: letter })
      .where('student_id', '=', studentId)
      .where('school_year', '=', year)
      .execute();
    return;
  }
  await transaction
    .insertInto('class_drafts')
    .values({ student_id: studentId, school_year: year, grade_level: grade, class: letter })
    .onConflict((same) =>
      same
        .columns(['student_id', 'school_year'])
        .doUpdateSet({ grade_level: grade, class: letter }),
    )
    .execute();
}
