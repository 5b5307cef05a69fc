import type { Says } from '#desk/letters/letter-words.ts';
import type { LettersOfRoom } from '#desk/letters/letters-of-list.server.ts';
import { reachWriters, type Writer } from '#desk/letters/reach-writers.server.ts';
import type { Reachable } from '#desk/letters/who-gets-it.ts';
import { gradeName } from '#features/content/grades.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { headOfAdmissions, writeLetter } from '#lib/mail/letter.ts';
import { paragraphsOf } from '#lib/mail/office-letter.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import {
  letterThatAsks,
  stillAsked,
  type WaysToAnswer,
  waysToAnswer,
} from '../coming-back/letter-that-asks.server.ts';
import { guardiansOf, type ImportedRow, listImportedRows } from '../imported-children.server.ts';
import { childInLetter } from '../people/child-in-letters.ts';
import { classInWords, type StudentYear, withoutDraft } from '../student-year.ts';
import { listStudentYears } from '../student-years.server.ts';
import '../tables.server.ts';
import { referenceOfDrafted } from './drafted.server.ts';

/** Letters to the families of a list of children: to each guardian once, about all of their children in it. */
export const childLetters: LettersOfRoom = {
  referencesOf: listReferences,
  kind: 'enrollment-list-letter',
  placeholders: {
    name: 'The parent or guardian',
    child: 'The child and the grade; all of them, where there are several',
    class: 'The class that the child is in',
    reference: 'The reference; a child from a spreadsheet has none',
    answer: 'How and until when to answer whether the child comes back, while the school asks',
  },
  async reach(school, read, references) {
    const today = dayInLusaka(school.clock.now());
    const { calendar } = school.content;
    const years = await listStudentYears(read, references);
    const now = new Map(
      [...years].flatMap(([reference, all]) => {
        const year = yearOn(all, today);
        return year ? [[reference, withoutDraft(year, calendar, today)] as const] : [];
      }),
    );
    const grades = new Map([...now].map(([reference, { grade }]) => [reference, grade]));
    const answers = await waysToAnswer(school, read, years);
    const guardians = await school.reachFamilies(school, read, references, grades);
    const imported = (await listImportedRows(read, references)).flatMap((row) =>
      writersOf(row, now.get(row.reference), answers.get(row.reference)),
    );
    const found = [
      ...guardians.map((guardian) =>
        inClass(guardian, now.get(guardian.reference), answers.get(guardian.reference)),
      ),
      ...(await reachWriters(school, read, imported)),
    ];
    // In the order of the list, in which the two kinds of children stand mixed.
    const place = new Map(references.map((reference, at) => [reference, at]));
    const placeOf = ({ reference }: Reachable) => place.get(reference) ?? 0;
    return found.toSorted((one, other) => placeOf(one) - placeOf(other));
  },
  mail({ content: { school }, clock, ...site }, { subject, text }, { says, page }) {
    const { child = '', reference = '' } = says;
    const isNamed = child === '' || text.includes(child);
    const parts = [
      ...(isNamed ? [] : [`This is about ${child}.`]),
      ...paragraphsOf(text),
      ...(page ? [page(clock.now(), site)] : []),
      ...(reference ? [{ name: 'Your reference', code: reference }] : []),
    ];
    return writeLetter({ subject, parts }, headOfAdmissions(school));
  },
  asks: letterThatAsks,
  stillAsked,
  signature: ({ content: { school } }) => `${school.name}, ${school.phone}`,
};

async function listReferences(read: ReadStore, ids: readonly string[]) {
  const rows = await read
    .selectFrom('student_years as year')
    .innerJoin('students as student', 'student.id', 'year.student_id')
    .select(['year.id', 'student.reference'])
    .where('year.id', 'in', [...ids, ''])
    .execute();
  // Of a draft most have no row of its year.
  const drafted = new Map(ids.map((id) => [referenceOfDrafted(id) ?? '', id]));
  const children = await read
    .selectFrom('students')
    .select('reference')
    .where('reference', 'in', [...drafted.keys()])
    .execute();
  return new Map([
    ...rows.map(({ id, reference }) => [id, reference] as const),
    ...children.map(({ reference }) => [drafted.get(reference) ?? '', reference] as const),
  ]);
}

/** The year that runs, else the first that comes. */
function yearOn(newestFirst: readonly StudentYear[], today: string): StudentYear | undefined {
  const begun = newestFirst.find(({ schoolYear }) => schoolYear <= today.slice(0, 4));
  return begun ?? newestFirst.at(-1);
}

/** What an application says of class and year was true when the child applied. */
function inClass(
  guardian: Reachable,
  year: StudentYear | undefined,
  answer: WaysToAnswer | undefined,
): Reachable {
  const now = ({ name = '', child = '', reference = '' }: Says): Says => ({
    name,
    child,
    reference,
    ...(answer && { answer: answer.applied }),
    ...(year && { class: classInWords(year) }),
  });
  const { mail, phone, paper } = guardian.says;
  const inMail = { ...now(mail), ...(answer && guardian.page && { answer: answer.proven }) };
  return { ...guardian, says: { mail: inMail, phone: now(phone), paper: now(paper) } };
}

/** Nobody has proven an address that a spreadsheet brought: as with an application, only paper names the child. */
function writersOf(
  row: ImportedRow,
  year: StudentYear | undefined,
  answer: WaysToAnswer | undefined,
): Writer[] {
  const called = (isNamed: boolean) =>
    childInLetter(
      {
        firstName: row.first_name,
        gradeLevel: gradeName(year?.grade ?? row.grade_level),
        reference: row.reference,
      },
      [],
      isNamed,
    );
  return guardiansOf(row).map((guardian) => {
    const name = guardian.name || 'parent or guardian';
    const said = (child: string, spokenTo: string): Says => ({
      name: spokenTo,
      child,
      ...(year && { class: classInWords(year) }),
      ...(answer && { answer: answer.others }),
    });
    return {
      ...guardian,
      name,
      reference: row.reference,
      says: {
        mail: said(called(false), 'parent or guardian'),
        phone: said(called(false), name),
        paper: said(called(true), name),
      },
    };
  });
}
