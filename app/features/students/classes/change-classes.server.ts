import { type DeskOutcome, refuse } from '#desk/record/desk-answer.server.ts';
import { changedMeanwhile } from '#desk/record/record-history.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { gradeName } from '#features/content/grades.ts';
import { recordAct } from '#lib/audit/audit-records.server.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { lock } from '#lib/store/lock.server.ts';
import { CHILDREN_OF_SCHOOL } from '../keep-student-years.server.ts';
import type { RollOverServices } from '../roll-over/show-roll-over.server.ts';
import { yearsToBegin } from '../roll-over/year-that-begins.server.ts';
import { classInWords } from '../student-year.ts';
import type { ClassesChange } from './classes-schema.ts';
import { moveChildren } from './move-children.server.ts';
import { findSize, setSize } from './sizes.server.ts';
import { listTeachers, setTeacher } from './teachers.server.ts';
import { wishes } from './warnings.ts';
import { findWish, setWish } from './wishes.server.ts';
import '../tables.server.ts';

type Of<Name> = Extract<ClassesChange, { change: Name }>;

/** Somebody of the office moves children between classes, says how large these are or who teaches them, or what is wanted of two children. */
export async function changeClasses(
  services: RollOverServices,
  staff: StaffIn<'students'>,
  asked: ClassesChange,
) {
  const { years } = yearsToBegin(dayInLusaka(services.clock.now()));
  if (!years.includes(asked.year)) return refuse(`Only ${years.join(' and ')} can be planned now.`);
  switch (asked.change) {
    case 'move':
      return moveChildren(services, staff, asked);
    case 'size':
      return saySize(services, staff, asked);
    case 'teacher':
      return sayTeacher(services, staff, asked);
    case 'wish':
      return sayOfTwo(services, staff, asked);
  }
}

function saySize(
  { store, clock }: RollOverServices,
  staff: StaffIn<'students'>,
  { year, grade, size, seen }: Of<'size'>,
): Promise<DeskOutcome> {
  const now = clock.now();
  return store.write(async (transaction): Promise<DeskOutcome> => {
    await lock(transaction, CHILDREN_OF_SCHOOL);
    const is = await findSize(transaction, { year, grade });
    if (is !== seen) {
      const detail = `A colleague has written ${is} children for a class of ${gradeName(grade)} meanwhile. Nothing was changed.`;
      return { outcome: 'changedMeanwhile', detail };
    }
    await setSize(transaction, { year, grade, size });
    const detail = `${gradeName(grade)} from ${year} on: ${size} children in a class`;
    await recordAct(transaction, staff, { act: 'changed', about: CHILDREN_OF_SCHOOL, detail }, now);
    return { outcome: 'done' };
  });
}

function sayTeacher(
  { store, clock }: RollOverServices,
  staff: StaffIn<'students'>,
  { year, grade, letter, seen, teacher }: Of<'teacher'>,
): Promise<DeskOutcome> {
  const now = clock.now();
  const name = classInWords({ grade, letter });
  return store.write(async (transaction): Promise<DeskOutcome> => {
    await lock(transaction, CHILDREN_OF_SCHOOL);
    const is = (await listTeachers(transaction, { year, grade })).get(letter) ?? '';
    if (is !== seen) {
      const detail = `A colleague has written ${is || 'nobody'} as the teacher of ${name} meanwhile. Nothing was changed.`;
      return { outcome: 'changedMeanwhile', detail };
    }
    await setTeacher(transaction, { year, grade, letter }, teacher);
    const detail = `teacher of ${name} in ${year}: ${teacher || 'nobody yet'}`;
    await recordAct(transaction, staff, { act: 'changed', about: CHILDREN_OF_SCHOOL, detail }, now);
    return { outcome: 'done' };
  });
}

function sayOfTwo(
  { store, clock }: RollOverServices,
  staff: StaffIn<'students'>,
  { year, one, other, seen, wish }: Of<'wish'>,
): Promise<DeskOutcome> {
  const now = clock.now();
  return store.write(async (transaction): Promise<DeskOutcome> => {
    await lock(transaction, CHILDREN_OF_SCHOOL);
    const [first, second] = await transaction
      .selectFrom('students')
      .select(['id', 'reference'])
      .where('reference', 'in', [one, other])
      .execute();
    if (!first || !second) return { outcome: 'notFound' };
    const is = (await findWish(transaction, first.id, second.id))?.wish ?? '';
    if (is !== seen) {
      const words = is ? wishes[is] : 'Nothing is said';
      const kept = 'nothing was changed';
      return changedMeanwhile(transaction, { staff, about: one, is: words, kept }, now);
    }
    await setWish(transaction, [first.id, second.id], wish || undefined);
    for (const { reference } of [first, second]) {
      const data = { schoolYear: year, classmate: wish || null };
      await recordAct(transaction, staff, { act: 'changed', about: reference, data }, now);
    }
    return { outcome: 'done' };
  });
}
