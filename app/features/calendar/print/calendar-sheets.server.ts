import type { Content } from '#features/content/schemas.ts';
import { memoizeBySource } from '#lib/memoize-by-source.ts';
import { printSheets } from '#lib/print/print.server.ts';
import { schoolDays } from '../school-day.ts';
import { datesOfYear } from '../school-year.ts';
import { inYear, isShownYear } from '../school-years.ts';
import { drawDay } from './schedule-sheet.server.ts';
import { SCHEDULE_SHEET, sheetName } from './sheets.ts';
import { drawTerm } from './term-sheet.server.ts';
import { drawYear } from './year-sheet.server.ts';

const memoized = memoizeBySource<Buffer>();

/** The sheets of this name (`2026`, `term-1-2026`, `sample-schedule`) as a PDF; undefined when there is none. */
export function findSheet(
  { content, publicUrl }: { content: Content; publicUrl: string },
  name: string,
): Promise<Buffer> | undefined {
  return memoized(content, name, () => print(content, publicUrl, name));
}

function print(content: Content, publicUrl: string, name: string): Promise<Buffer> | undefined {
  const asked = Number(/(?:^|-)(\d{4})$/.exec(name)?.[1]);
  if (isShownYear(content.calendar, asked)) content = inYear(content, asked);
  const { calendar, school } = content;
  const author = school.name;
  if (name === sheetName(calendar.year)) {
    return printSheets({
      title: `School Year ${calendar.year}`,
      author,
      pages: [(sheet) => drawYear(sheet, content, publicUrl)],
    });
  }
  if (name === SCHEDULE_SHEET) {
    return printSheets({
      title: content.schedule.title,
      author,
      pages: schoolDays(content).map((day) => (sheet) => drawDay(sheet, content, day, publicUrl)),
    });
  }
  const term = datesOfYear(calendar).terms.find(
    (one) => name === sheetName(calendar.year, one.name),
  );
  return (
    term &&
    printSheets({
      title: `${term.name}, ${calendar.year}`,
      author,
      pages: [(sheet) => drawTerm(sheet, content, term, publicUrl)],
    })
  );
}
