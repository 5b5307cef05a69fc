import type { FamilyPart } from '#desk/family/family-part.ts';
import { deskRooms } from '#desk/rooms.ts';
import { gradeName } from '#features/content/grades.ts';
import { ageOn, dayInLusaka } from '#lib/dates/plain-date.ts';
import { listImportedRows } from '../imported-children.server.ts';
import { peopleOfImported } from '../people/list-people.server.ts';
import { NOT_TO_BE_TOLD } from '../people/people-of-child.ts';
import { firstDayOf, standingOn, standings, yearInWords } from '../student-year.ts';
import { listStudentYears } from '../student-years.server.ts';

/** Children of a family who came from a spreadsheet, with whom to call. Those who applied stand with their application. */
export const childrenOfFamily: FamilyPart = {
  room: 'students',
  async find(read, references, { now, school: { content, judgePeople } }) {
    const rows = await listImportedRows(read, references);
    const people = await peopleOfImported(read, judgePeople, rows);
    const years = await listStudentYears(read, references);
    const today = dayInLusaka(now);
    return {
      children: rows.map((row) => {
        const of = years.get(row.reference) ?? [];
        const [newest] = of;
        const year = newest?.schoolYear ?? today.slice(0, 4);
        const firstDay = firstDayOf(content.calendar, year);
        return {
          reference: row.reference,
          name: `${row.first_name} ${row.last_name}`,
          lastName: row.last_name,
          bornOn: row.born_on,
          ageAtIntake: ageOn(row.born_on, `${year}-01-01`),
          grade: gradeName(newest?.grade ?? row.grade_level),
          year,
          status: standings[newest ? standingOn(newest, today, firstDay) : 'here'],
          atSchool: of.map((one) => yearInWords(one, content.calendar, today)),
          to: `${deskRooms.students.path}/${row.reference}`,
        };
      }),
      // Who may not be told of a child is named, and not called.
      guardians: rows.flatMap((row) =>
        (people.get(row.reference)?.guardians ?? []).map(({ mayKnow, phone, email, name }) => ({
          name,
          relationship: mayKnow
            ? `Guardian of ${row.first_name}`
            : `${NOT_TO_BE_TOLD} of ${row.first_name}`,
          phone: mayKnow ? phone : '',
          email: mayKnow ? email : '',
        })),
      ),
      entries: rows.map((row) => ({
        kind: 'child' as const,
        at: row.imported_at,
        reference: row.reference,
        title: `${row.first_name} ${row.last_name} came from a spreadsheet`,
        to: `${deskRooms.students.path}/${row.reference}`,
      })),
    };
  },
};
