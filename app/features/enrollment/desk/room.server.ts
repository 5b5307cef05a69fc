import { type SqlBool, sql } from 'kysely';
import type { CaseChanges } from '#desk/cases/case-changes.server.ts';
import { defineRoom, type RoomServices } from '#desk/define-room.server.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { dueLetters, nextYearLetter } from '../emails/family-letter.ts';
import { enrollmentStatuses } from '../enrollment-status.ts';
import { shortGrade } from '../grade-levels.ts';
import { guardianName } from '../guardians/which-guardian.ts';
import { countPlaces } from '../places/count-places.server.ts';
import { answeredApplications } from './answered.server.ts';
import { applicationChanges } from './application-changes.server.ts';
import { applicationKind } from './application-kind.server.ts';
import { applicationsOfFamily } from './applications-of-family.server.ts';
import { applicationFilterFrom } from './list/application-list.ts';
import { applicationSheet } from './list/application-sheet.server.ts';
import { countEach, listYears } from './list/list-counts.server.ts';
import { isCountedByIndex, narrowed } from './list/list-filters.server.ts';
import { applicationOrders } from './list/list-order.server.ts';
import { type ListItem, readRows } from './list/list-rows.server.ts';
import { lookUp } from './list/look-up.server.ts';
import { listMovedTogether } from './moved-together.server.ts';
import { presentRecord } from './open-application.server.ts';
import { listToday } from './today.server.ts';
import '../tables.server.ts';

/** What the room of the papers adds to an application; it imports this one. */
interface WithPapers<Papers, Changes> {
  listPapers(school: RoomServices, reference: string): Promise<Papers>;
  changes: Changes;
}

/** Where the office works on applications for a place. */
export function applicationRoom<
  Papers,
  Changes extends CaseChanges<'enrollment', 'enrollment_applications'>,
>({ listPapers, changes }: WithPapers<Papers, Changes>) {
  const room = defineRoom({
    ...applicationKind,
    code: 'EN',
    statuses: enrollmentStatuses,
    list: {
      filterFrom: applicationFilterFrom,
      lookUp,
      narrow: narrowed,
      // Found by what stands in the other application of the same child, too.
      foundBy: (has) => sql<SqlBool>`enrollment_applications.reference in
        (select coalesce(one.same_child_as, one.reference) from enrollment_applications as one
          where ${has('one.id')})`,
      orderFrom: ({ sort }) => sort,
      orders: applicationOrders,
      rows: readRows,
      async beside({ read, filter, school, found }) {
        const { school: office } = school.content;
        return {
          /** The years that somebody has applied for. */
          years: await listYears(read),
          movedTogether: await listMovedTogether(read, school.clock.now()),
          /** The mails that are due with a move, for several at once. */
          letters: { ...dueLetters(office), nextYear: nextYearLetter(office) },
          ...(isCountedByIndex(filter) && { tally: await countEach(narrowed(found, filter)) }),
        };
      },
    },
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
    sheet: applicationSheet,
    show: async (row, opened) => ({
      ...(await presentRecord(row, opened)),
      papers: await listPapers(opened.school, row.reference),
    }),
    onLook: (found, { now }) => ({ first_seen_at: found.first_seen_at ?? now.toISOString() }),
  });
  return {
    ...room,
    async list(...asked: Parameters<typeof room.list>) {
      const page = await room.list(...asked);
      return { ...page, places: await placesOfPage(asked[0], page.rows) };
    },
  };
}

/** How full the grades of a page are, each in its year. */
async function placesOfPage({ store, content, clock }: RoomServices, rows: readonly ListItem[]) {
  const years = new Set(rows.map((row) => row.enrollmentYear));
  const day = dayInLusaka(clock.now());
  const places = await countPlaces(store.read, content, [...years], day);
  return places.filter(({ year, grade }) =>
    rows.some((row) => row.enrollmentYear === year && row.gradeLevel === grade),
  );
}
