import type { RoomServices } from '#desk/define-room.server.ts';
import { type Opened, openWith } from '#desk/record/open-record.server.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { isAskedAbout, yearBefore } from '../coming-back/coming-back.ts';
import { listAnswersOfChild } from '../coming-back/return-answers.server.ts';
import { findYearAhead } from '../coming-back/return-questions.server.ts';
import { listChildren } from '../list-children.server.ts';
import { listPeople } from '../people/list-people.server.ts';
import { firstDayOf, type StudentYear, standingOn } from '../student-year.ts';
import { listStudentYears } from '../student-years.server.ts';
import type { StudentRow } from '../tables.server.ts';
import { studentKind } from './change-child.server.ts';
import { findBroughtWords } from './correct-child.server.ts';

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
    /** What a spreadsheet said of it, where the office can put that right. */
    brought: await findBroughtWords(read, school, reference),
    years: years.map((year) => ({ ...year, standing: standing(year) })),
    comingBack: await showComingBack(),
    today,
    history,
  };

  function standing(year: StudentYear) {
    return standingOn(year, today, firstDayOf(school.content.calendar, year.schoolYear));
  }

  /** What was answered, and whether the child is asked about now. */
  async function showComingBack() {
    const { content } = school;
    const { schoolYear, question } = await findYearAhead(read, content.calendar, today);
    const before = years.find((year) => year.schoolYear === yearBefore(schoolYear));
    const isAsked =
      before !== undefined &&
      isAskedAbout(
        { standing: standing(before), year: before },
        content.enrollment.classes,
        schoolYear,
      );
    return {
      schoolYear,
      isAsked: question !== undefined && isAsked,
      answers: await listAnswersOfChild(read, reference),
    };
  }
}

export type ChildRecord = NonNullable<Awaited<ReturnType<typeof openChild>>>;
