import type { RoomServices } from '#desk/define-room.server.ts';
import { type Opened, openWith } from '#desk/record/open-record.server.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { listChildren } from '../list-children.server.ts';
import { listPeople } from '../people/list-people.server.ts';
import { firstDayOf, standingOn } from '../student-year.ts';
import { listStudentYears } from '../student-years.server.ts';
import type { StudentRow } from '../tables.server.ts';
import { studentKind } from './change-child.server.ts';

/** One child of the school with all its years, after it is written down who looked. */
export const openChild = openWith(studentKind, show);

async function show(
  { reference, version }: StudentRow,
  { read, history, now }: Opened,
  school: RoomServices,
) {
  const child = (await listChildren(school, [reference])).get(reference);
  const people = (await listPeople(school, [reference])).get(reference);
  const today = dayInLusaka(now);
  const years = (await listStudentYears(read, [reference])).get(reference) ?? [];
  return {
    reference,
    version,
    /** Nobody where the application is gone. */
    child,
    people,
    years: years.map((year) => ({
      ...year,
      standing: standingOn(year, today, firstDayOf(school.content.calendar, year.schoolYear)),
    })),
    today,
    history,
  };
}

export type ChildRecord = NonNullable<Awaited<ReturnType<typeof openChild>>>;
