import { listActs } from '#desk/record/record-history.server.ts';
import { type ActData, type Actor, recordAct } from '#lib/audit/audit-records.server.ts';
import { lock } from '#lib/store/lock.server.ts';
import type { ReadStore, WriteTransaction } from '#lib/store/store.server.ts';
import { answersTypedAt, moveAnswer } from '../coming-back/return-answers.server.ts';
import { CHILDREN_OF_SCHOOL } from '../keep-student-years.server.ts';
import { findWish, listWishesBeside, setWish } from './wishes.server.ts';
import '../tables.server.ts';
import './tables.server.ts';

interface Student {
  id: string;
  reference: string;
}

/** All forms of one child, and what the office did with them; without a student where it has no place at the school. */
interface Parted {
  student: Student | undefined;
  acts: Awaited<ReturnType<typeof listActs>>;
}

/** What went back, as both histories tell it: what holds for whoever had it, and for whom it was said. */
interface GivenBack {
  left: ActData;
  said: ActData;
}

/**
 * Two who were called one child are two after all. What the office had said of one of them, and what went on with the
 * other one, is with its own child again; the record of acts says of whom it was said. Where its own child has no place
 * at the school any more, it is gone.
 */
export async function givePlansBack(
  { transaction, staff, now }: { transaction: WriteTransaction; staff: Actor; now: Date },
  [one, other]: readonly [readonly string[], readonly string[]],
): Promise<void> {
  await lock(transaction, CHILDREN_OF_SCHOOL);
  const [first, second] = [await partedOf(transaction, one), await partedOf(transaction, other)];
  for (const [{ student: holder, acts }, owner] of [
    [first, second],
    [second, first],
  ] as const) {
    if (!holder) continue;
    const given = [
      ...(await giveLetters(transaction, holder, acts, owner)),
      ...(await giveWishes(transaction, holder, acts, owner)),
      ...(await giveAnswers(transaction, holder, acts, owner)),
    ];
    for (const { left, said } of given) {
      const act = { act: 'changed', about: holder.reference, data: left } as const;
      await recordAct(transaction, staff, act, now);
      if (!owner.student) continue;
      const { reference } = owner.student;
      await recordAct(transaction, staff, { act: 'changed', about: reference, data: said }, now);
    }
    if (given.length === 0) continue;
    await transaction
      .updateTable('students')
      .set(({ eb }) => ({ version: eb('version', '+', 1) }))
      .where('id', 'in', [holder.id, owner.student?.id ?? ''])
      .execute();
  }
}

async function partedOf(read: ReadStore, references: readonly string[]): Promise<Parted> {
  const student = await read
    .selectFrom('students')
    .select(['id', 'reference'])
    .where('reference', 'in', [...references, ''])
    .executeTakeFirst();
  const acts = [];
  for (const reference of references) acts.push(...(await listActs(read, reference)));
  return { student, acts };
}

/** The letters of the draft. */
async function giveLetters(
  transaction: WriteTransaction,
  holder: Student,
  acts: Parted['acts'],
  owner: Parted,
): Promise<GivenBack[]> {
  const drafts = await transaction
    .selectFrom('class_drafts')
    .selectAll()
    .where('student_id', '=', holder.id)
    .orderBy('school_year')
    .execute();
  const given: GivenBack[] = [];
  for (const draft of drafts) {
    const { school_year: schoolYear, class: letter } = draft;
    const isSaid = ({ data }: Parted['acts'][number]) =>
      data.schoolYear === schoolYear && data.letter === letter;
    if (acts.some(isSaid) || !owner.acts.some(isSaid)) continue;
    await transaction
      .deleteFrom('class_drafts')
      .where('student_id', '=', holder.id)
      .where('school_year', '=', schoolYear)
      .execute();
    if (owner.student) {
      await transaction
        .insertInto('class_drafts')
        .values({ ...draft, student_id: owner.student.id })
        .onConflict((same) => same.columns(['student_id', 'school_year']).doNothing())
        .execute();
    }
    const kept = await letterBefore(transaction, holder.id, schoolYear);
    given.push({ left: { schoolYear, letter: kept }, said: { schoolYear, letter } });
  }
  return given;
}

/** Without a letter that somebody chose, a child keeps that of its class. */
async function letterBefore(read: ReadStore, studentId: string, year: string): Promise<string> {
  const last = await read
    .selectFrom('student_years')
    .select('class')
    .where('student_id', '=', studentId)
    .where('school_year', '<', year)
    .orderBy('school_year', 'desc')
    .executeTakeFirst();
  return last?.class ?? '';
}

/** What was said of the child and another one: one act at both, at one instant, names the pair. */
async function giveWishes(
  transaction: WriteTransaction,
  holder: Student,
  acts: Parted['acts'],
  owner: Parted,
): Promise<GivenBack[]> {
  const given: GivenBack[] = [];
  for (const { beside, reference, wish } of await listWishesBeside(transaction, holder.id)) {
    const instants = (await listActs(transaction, reference))
      .filter(({ data }) => data.classmate)
      .map(({ at }) => at);
    const isSaid = ({ at, data }: Parted['acts'][number]) =>
      Boolean(data.classmate) && instants.includes(at);
    const said = owner.acts.find(isSaid);
    if (!said || acts.some(isSaid)) continue;
    await setWish(transaction, [holder.id, beside], undefined);
    const { student } = owner;
    if (student && student.id !== beside && !(await findWish(transaction, student.id, beside)))
      await setWish(transaction, [student.id, beside], wish);
    const schoolYear = said.data.schoolYear ?? '';
    given.push({
      left: { schoolYear, classmate: null },
      said: { schoolYear, classmate: wish },
    });
  }
  return given;
}

/** What the office typed in of coming back. What a family sent says nothing of the form that it came with, and stays. */
async function giveAnswers(
  transaction: WriteTransaction,
  holder: Student,
  acts: Parted['acts'],
  owner: Parted,
): Promise<GivenBack[]> {
  const given: GivenBack[] = [];
  for (const { id, answeredAt } of await answersTypedAt(transaction, holder.id)) {
    const isSaid = ({ at, data }: Parted['acts'][number]) =>
      at === answeredAt && Boolean(data.comesBack);
    const said = owner.acts.find(isSaid);
    if (!said || acts.some(isSaid)) continue;
    await moveAnswer(transaction, id, owner.student?.id);
    const { schoolYear = '' } = said.data;
    given.push({ left: { schoolYear, comesBack: null }, said: said.data });
  }
  return given;
}
