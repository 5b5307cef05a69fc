import type { ReadStore, WriteTransaction } from '#lib/store/store.server.ts';
import './tables.server.ts';

interface ClassOfYear {
  year: string;
  grade: string;
  /** Empty where the grade is not divided. */
  letter: string;
}

/** Who teaches each class of a grade in a year, by its letter; nothing for a class of which nobody said it. */
export async function listTeachers(
  read: ReadStore,
  { year, grade }: Omit<ClassOfYear, 'letter'>,
): Promise<Map<string, string>> {
  const rows = await read
    .selectFrom('class_teachers')
    .select(['class', 'teacher'])
    .where('school_year', '=', year)
    .where('grade_level', '=', grade)
    .execute();
  return new Map(rows.map((row) => [row.class, row.teacher]));
}

/** Nobody is no row. */
export async function setTeacher(
  transaction: WriteTransaction,
  { year, grade, letter }: ClassOfYear,
  teacher: string,
): Promise<void> {
  await transaction
    .deleteFrom('class_teachers')
    .where('school_year', '=', year)
    .where('grade_level', '=', grade)
    .where('class', '=', letter)
    .execute();
  if (!teacher) return;
  await transaction
    .insertInto('class_teachers')
    .values({ school_year: year, grade_level: grade, class: letter, teacher })
    .execute();
}
