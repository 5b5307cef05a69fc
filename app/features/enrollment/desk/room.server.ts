import type { CaseChanges } from '#desk/cases/case-changes.server.ts';
import { defineCases, type RoomServices } from '#desk/define-room.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { sheetOfCases } from '#desk/sheet/case-sheet.server.ts';
import { dueLetters, nextYearLetter } from '../emails/family-letter.ts';
import { enrollmentStatuses } from '../enrollment-status.ts';
import { shortGrade } from '../grade-levels.ts';
import { guardianName } from '../guardians/which-guardian.ts';
import { answeredApplications } from './answered.server.ts';
import { applicationChanges } from './application-changes.server.ts';
import { applicationKind } from './application-kind.server.ts';
import { applicationsOfFamily } from './applications-of-family.server.ts';
import { type ListQuery, readListQuery } from './list/application-list.ts';
import {
  applicationSheet,
  type BesideApplication,
  rowsOfSheet,
  type SheetRow,
} from './list/application-sheet.server.ts';
import { listApplications } from './list/list-applications.server.ts';
import { listMovedTogether } from './moved-together.server.ts';
import { openApplication } from './open-application.server.ts';
import { listToday } from './today.server.ts';
import '../tables.server.ts';

type Staff = StaffIn<'enrollment'>;

/** What the room of the papers adds to an application; it imports this one. */
interface WithPapers<Papers, Changes> {
  listPapers(school: RoomServices, reference: string): Promise<Papers>;
  changes: Changes;
}

/**
 * Where the office works on applications for a place. Its list reads a page along an index, whatever it is narrowed to,
 * and so has a filter and pages of its own.
 */
export function applicationRoom<
  Papers,
  Changes extends CaseChanges<'enrollment', 'enrollment_applications'>,
>({ listPapers, changes }: WithPapers<Papers, Changes>) {
  const cases = defineCases({
    ...applicationKind,
    code: 'EN',
    statuses: enrollmentStatuses,
    answered: answeredApplications,
    changes: { ...applicationChanges, ...changes },
    search: {
      columns: [
        'status',
        'grade_level',
        'enrollment_year',
        'student_first_name',
        'student_last_name',
        'parent1_first_name',
        'parent1_last_name',
        'parent1_phone',
      ],
      shown(row) {
        const grade = `${shortGrade(row.grade_level)}, ${row.enrollment_year}`;
        return {
          title: `${row.student_first_name} ${row.student_last_name}`,
          firstName: row.student_first_name,
          lastName: row.student_last_name,
          detail: [guardianName(row, 1), row.parent1_phone, grade].filter(Boolean).join(' · '),
        };
      },
    },
    today: listToday,
    counted: (all) => all.where('same_child_as', 'is', null),
    family: applicationsOfFamily,
  });
  return {
    ...cases,
    readFilter: readListQuery,
    readSearch: readListQuery,
    async list(school: RoomServices, staff: Staff, query: ListQuery) {
      const list = await listApplications(staff, school, query);
      const references = list.rows.map(({ reference }) => reference);
      const whoseTurn = await cases.turnsOf(school, references);
      const movedTogether = await listMovedTogether(school.store.read, school.clock.now());
      const { school: office } = school.content;
      const letters = { ...dueLetters(office), nextYear: nextYearLetter(office) };
      return { ...list, whoseTurn, movedTogether, letters };
    },
    async open(school: RoomServices, staff: Staff, reference: string) {
      const record = await openApplication(school, staff, reference);
      if (!record) return undefined;
      const { [reference]: turn } = await cases.turnsOf(school, [reference]);
      return { ...record, turn, papers: await listPapers(school, reference) };
    },
    sheet: sheetOfCases<SheetRow, ListQuery, BesideApplication>(
      { ...cases.atSheet, ...rowsOfSheet, readFilter: readListQuery },
      applicationSheet,
    ),
  };
}
