import type { RoomServices } from '#desk/define-room.server.ts';
import { defineSheet } from '#desk/sheet/define-sheet.server.ts';
import type { SheetColumns } from '#desk/sheet/sheet-column.ts';
import { sheetLists } from '#desk/sheet/sheet-lists.ts';
import { weekdaysOfMonth } from '#features/calendar/school-days.ts';
import { gradeName } from '#features/content/grades.ts';
import { dayInLusaka, monthNames, weekdayName } from '#lib/dates/plain-date.ts';
import { listTeachers } from '../classes/teachers.server.ts';
import {
  type ChildrenFilter,
  childrenFilterFrom,
  isFound,
  listByIds,
  listFound,
} from '../desk/children-list.server.ts';
import { childColumns } from '../import/columns.ts';
import { classInWords, firstDayOf, standings } from '../student-year.ts';
import { besideOf, peopleOf } from './beside-list.server.ts';
import {
  columnsOfChild,
  columnsOfPeople,
  columnsOfReturn,
  type RowOfChild,
} from './child-columns.ts';
import { DRAFT_IN_WORDS, draftedByIds, draftYear, listDrafted } from './drafted.server.ts';
import { columnsOfGibbonAdults, columnsOfGibbonChild } from './gibbon-columns.ts';
import { type ClassList, isClassList, monthOf, rowsOfList } from './lists-of-class.ts';
import { readyLists } from './ready-lists.ts';

/** The classes of the year that begins, as the office has drafted them. */
const DRAFT = 'draft' satisfies keyof typeof readyLists;

type Asked = ChildrenFilter & { list: ClassList | typeof DRAFT | '' };

/** The children of a year as the office takes them along: what hangs in a classroom, lies in a bus, or goes to a teacher. */
export const childrenSheet = defineSheet<'students', Asked, RowOfChild>({
  room: 'students',
  title: sheetLists.students.title,
  about: sheetLists.students.about,
  columns: {
    ...columnsOfChild,
    ...columnsOfPeople,
    ...columnsOfReturn,
    ...columnsOfGibbonChild,
    ...columnsOfGibbonAdults,
  },
  columnsOf: columnsOfMonth,
  // A list that comes back as a spreadsheet doubles nobody.
  ownNumber: {
    name: childColumns.reference.name,
    isHidden: true,
    cell: (row) => row.child.reference,
  },
  usual: ['number', 'name', 'inClass', 'bornOn', 'standing'],
  ready: readyLists,
  readFilter(search) {
    const list = search.get('list') ?? '';
    return { ...childrenFilterFrom(search), list: list === DRAFT || isClassList(list) ? list : '' };
  },
  inWords: ({ list, year, grade, letter, standing }) => [
    ...(year && list !== DRAFT ? [year] : []),
    ...(grade ? [gradeName(grade)] : []),
    ...(letter ? [`class ${letter}`] : []),
    ...(standing && list !== DRAFT ? [standings[standing].name] : []),
  ],
  alsoInWords(school, asked) {
    if (asked.list === DRAFT) return [draftYear(school, asked.year), DRAFT_IN_WORDS];
    const month = monthAsked(school, asked);
    if (month) return [monthInWords(month)];
    // Of the others the office has written down no papers.
    const whose = asked.list === 'papers' ? ['only children who applied here'] : [];
    return asked.year ? whose : [yearAsked(school, asked), ...whose];
  },
  async besideOnSheet(school, asked) {
    const { list, grade, letter } = asked;
    if (!grade) return [];
    const year = list === DRAFT ? draftYear(school, asked.year) : yearAsked(school, asked);
    const teacher = (await listTeachers(school.store.read, { year, grade })).get(letter);
    return teacher ? [`teacher: ${teacher}`] : [];
  },
  pages: {
    press: 'Print each class by itself',
    isDivided: ({ letter }) => letter === '',
    async divide(school, ids, filter) {
      const listed = (await draftedByIds(school, ids)) ?? (await listByIds(school, ids));
      const classes = new Map<string, { filter: Asked; ids: string[] }>();
      for (const { id, year } of listed) {
        const { grade, letter } = year;
        const one = classes.get(classInWords(year)) ?? {
          filter: { ...filter, grade, letter },
          ids: [],
        };
        one.ids.push(id);
        classes.set(classInWords(year), one);
      }
      return [...classes.values()];
    },
  },
  async find(school, asked, most) {
    const { list, standing } = asked;
    if (list === DRAFT) {
      const drafted = await listDrafted(school, draftYear(school, asked.year), asked);
      const named = drafted.filter(({ child: one }) => isFound(one, asked.q));
      return named.slice(0, most).map(({ id }) => id);
    }
    const found = await listFound(school, yearAsked(school, asked), asked);
    const shown = found.filter((one) => standing === '' || one.standing === standing);
    const rows = list ? rowsOfList(list, shown, await besideOf(school, found, [list])) : shown;
    return rows.slice(0, most).map(({ id }) => id);
  },
  async read(school, ids, columns) {
    const drafted = await draftedByIds(school, ids);
    const listed = drafted ?? (await listByIds(school, ids));
    const ofPeople = { ...columnsOfPeople, ...columnsOfGibbonAdults };
    const needsPeople = columns.some((key) => Object.hasOwn(ofPeople, key));
    const people = needsPeople ? await peopleOf(school, listed) : undefined;
    const [first] = listed;
    // Brothers and sisters may stand anywhere in the year.
    const all =
      columns.includes('siblings') && first
        ? await (drafted
            ? listDrafted(school, first.year.schoolYear)
            : listFound(school, first.year.schoolYear, { grade: '', letter: '', q: '' }))
        : listed;
    const beside = await besideOf(school, all, columns);
    return listed.map((one) => ({
      ...one,
      people: people?.get(one.child.reference),
      siblings: beside.siblings?.get(one.id) ?? '',
      papers: beside.papers?.get(one.id) ?? '',
      family: beside.families?.get(one.id) ?? one.child.reference,
      asked: beside.asked?.get(one.id),
    }));
  },
});

const today = ({ clock }: RoomServices) => dayInLusaka(clock.now());

const yearAsked = (school: RoomServices, { year }: Asked) => year || today(school).slice(0, 4);

function monthAsked(school: RoomServices, asked: Asked): string | undefined {
  if (asked.list === DRAFT) return undefined;
  const year = yearAsked(school, asked);
  const firstDay = firstDayOf(school.content.calendar, year);
  return monthOf(asked.list, { year, today: today(school), firstDay });
}

function monthInWords(month: string): string {
  const [year, number] = month.split('-').map(Number);
  return `${monthNames[(number ?? 1) - 1]} ${year}`;
}

/** A box for each weekday of the month; those without lessons are closed. */
function columnsOfMonth(school: RoomServices, asked: Asked): SheetColumns<RowOfChild> {
  const month = monthAsked(school, asked);
  if (!month) return {};
  const { calendar, events } = school.content;
  const weekdays = weekdaysOfMonth(month, { ...calendar, closures: events.closures });
  return Object.fromEntries(
    weekdays.map(({ day, hasLessons }) => [
      `day${Number(day.slice(8))}`,
      {
        name: `${weekdayName(day).slice(0, 2)} ${Number(day.slice(8))}`,
        group: monthInWords(month),
        kind: hasLessons ? ('box' as const) : ('closed' as const),
        cell: () => null,
      },
    ]),
  );
}
