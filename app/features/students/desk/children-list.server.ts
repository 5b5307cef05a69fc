import type { RoomServices } from '#desk/define-room.server.ts';
import { typedIn } from '#desk/list/list-address.ts';
import { pageFrom, pageOf } from '#desk/list/list-page.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { grades } from '#features/content/grades.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { plainWordsOf } from '#lib/search/search-words.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { listChildren } from '../list-children.server.ts';
import type { ListedChild } from '../lists/lists-of-class.ts';
import { byName, type NamedChild, nameInList } from '../named-child.ts';
import { firstDayOf, type Standing, standingOn, standings } from '../student-year.ts';
import { listClassLetters, studentYearOf } from '../student-years.server.ts';
import type { StudentYearRow } from '../tables.server.ts';
import '../tables.server.ts';

/** Which children an address asks for. */
export interface ChildrenFilter {
  /** Empty for the year that runs. */
  year: string;
  grade: string;
  /** A letter. */
  letter: string;
  standing: Standing | '';
  q: string;
}

/** What makes no sense in an address counts as not said. */
export function childrenFilterFrom(search: URLSearchParams): ChildrenFilter {
  const [year, grade] = [search.get('year') ?? '', search.get('grade') ?? ''];
  const [letter, standing] = [search.get('class') ?? '', search.get('standing') ?? ''];
  return {
    year: /^\d{4}$/.test(year) ? year : '',
    grade: grades.some((one) => one === grade) ? grade : '',
    letter: /^[A-Z]$/.test(letter) ? letter : '',
    standing: isStanding(standing) ? standing : '',
    q: typedIn(search),
  };
}

const isStanding = (text: string): text is Standing => Object.keys(standings).includes(text);

/** The same with the page. */
export function childrenQueryFrom(search: URLSearchParams) {
  return { ...childrenFilterFrom(search), page: pageFrom(search) };
}

/** The children of one year, in the order of grades, classes and names. */
export async function listClass(
  school: RoomServices,
  year: string,
  { grade, letter }: Pick<ChildrenFilter, 'grade' | 'letter'>,
): Promise<ListedChild[]> {
  const rows = await yearsOfChildren(school.store.read)
    .where('year.school_year', '=', year)
    .$if(grade !== '', (query) => query.where('year.grade_level', '=', grade))
    .$if(letter !== '', (query) => query.where('year.class', '=', letter))
    .execute();
  const listed = await listedOf(school, rows);
  return listed.toSorted(
    (one, other) =>
      placeOf(one.year.grade) - placeOf(other.year.grade) ||
      one.year.letter.localeCompare(other.year.letter) ||
      byName(one.child, other.child),
  );
}

const yearsOfChildren = (read: ReadStore) =>
  read
    .selectFrom('student_years as year')
    .innerJoin('students as student', 'student.id', 'year.student_id')
    .selectAll('year')
    .select('student.reference');

/** The children of these rows, in their order; one that is gone meanwhile is left out. */
export async function listByIds(
  school: RoomServices,
  ids: readonly string[],
): Promise<ListedChild[]> {
  const rows = await yearsOfChildren(school.store.read).where('year.id', 'in', ids).execute();
  const listed = new Map((await listedOf(school, rows)).map((one) => [one.id, one]));
  return ids.flatMap((id) => listed.get(id) ?? []);
}

async function listedOf(
  school: RoomServices,
  rows: readonly (StudentYearRow & { reference: string })[],
): Promise<ListedChild[]> {
  const references = rows.map(({ reference }) => reference);
  const children = await listChildren(school, references);
  const today = dayInLusaka(school.clock.now());
  return rows.flatMap(({ reference, ...row }): ListedChild[] => {
    const child = children.get(reference);
    const year = studentYearOf(row);
    const firstDay = firstDayOf(school.content.calendar, year.schoolYear);
    return child ? [{ id: row.id, child, year, standing: standingOn(year, today, firstDay) }] : [];
  });
}

const order: readonly string[] = grades;
const placeOf = (grade: string) => order.indexOf(grade);

export type ChildrenList = Awaited<ReturnType<typeof listChildrenOfSchool>>;

/** One page of the list, with how many children there are in each standing. */
export async function listChildrenOfSchool(
  school: RoomServices,
  _staff: StaffIn<'students'>,
  { page, q, standing, ...asked }: ChildrenFilter & { page: number },
) {
  const today = dayInLusaka(school.clock.now());
  const year = asked.year || today.slice(0, 4);
  const years = await listYears(school.store.read, [year, today]);
  const all = await listFound(school, year, { ...asked, q });
  const shown = all.filter((one) => standing === '' || one.standing === standing);
  const list = pageOf(shown, page);
  return {
    ...list,
    rows: list.rows.map(lineOf),
    year,
    years,
    classes: await listClassLetters(school.store.read, year),
    tally: Object.fromEntries(
      Object.keys(standings).map((name) => [
        name,
        all.filter((one) => one.standing === name).length,
      ]),
    ),
  };
}

/** Those of a grade or class whose name or reference was typed, whatever their standing. */
export async function listFound(
  school: RoomServices,
  year: string,
  { q, ...asked }: Pick<ChildrenFilter, 'grade' | 'letter' | 'q'>,
): Promise<ListedChild[]> {
  return (await listClass(school, year, asked)).filter(({ child }) => isFound(child, q));
}

const lineOf = ({ child, year, standing }: ListedChild) => ({
  reference: child.reference,
  name: nameInList(child),
  bornOn: child.bornOn,
  grade: year.grade,
  letter: year.letter,
  standing,
  leftOn: year.leftOn,
});

/** Each word that was typed begins a word of the name, or stands in the reference. */
export function isFound({ firstName, lastName, reference }: NamedChild, q: string): boolean {
  const words = plainWordsOf(firstName, lastName);
  const typed = plainWordsOf(q);
  return (
    typed.every((word) => words.some((one) => one.startsWith(word))) ||
    reference.toLowerCase().includes(q.toLowerCase())
  );
}

/** The years with children and those of these days, in their order. */
export async function listYears(read: ReadStore, beside: readonly string[]): Promise<string[]> {
  const rows = await read.selectFrom('student_years').select('school_year').distinct().execute();
  const all = [
    ...rows.map(({ school_year }) => school_year),
    ...beside.map((day) => day.slice(0, 4)),
  ];
  return [...new Set(all)].sort();
}
