import type { Content } from '#features/content/schemas.ts';
import { printPaper } from '#lib/paper.server.ts';
import { schoolDays } from '../school-day.ts';
import { SCHEDULE_SHEET, sheetName } from '../sheets.ts';
import { drawDay } from './schedule-sheet.server.ts';
import { drawTerm } from './term-sheet.server.ts';
import { drawYear } from './year-sheet.server.ts';

const printed = new WeakMap<Content, Map<string, Promise<Buffer>>>();

/** The sheets of this name (`2026`, `term-1-2026`, `sample-schedule`) as a PDF; undefined when there is none. Printed once for each content. */
export function findPaper(
  { content, publicUrl }: { content: Content; publicUrl: string },
  name: string,
): Promise<Buffer> | undefined {
  const sheets = printed.get(content) ?? new Map<string, Promise<Buffer>>();
  printed.set(content, sheets);
  const known = sheets.get(name);
  if (known) return known;
  const paper = print(content, publicUrl, name);
  if (!paper) return undefined;
  sheets.set(name, paper);
  paper.catch(() => sheets.delete(name));
  return paper;
}

function print(content: Content, publicUrl: string, name: string): Promise<Buffer> | undefined {
  const { calendar, school } = content;
  const author = school.name;
  if (name === sheetName(calendar.year)) {
    return printPaper({
      ...{ title: `School Year ${calendar.year}`, author },
      pages: [(sheet) => drawYear(sheet, content, publicUrl)],
    });
  }
  if (name === SCHEDULE_SHEET) {
    return printPaper({
      ...{ title: content.schedule.title, author },
      pages: schoolDays(content).map((day) => (sheet) => drawDay(sheet, content, day, publicUrl)),
    });
  }
  const term = calendar.terms.find((one) => name === sheetName(calendar.year, one.name));
  return (
    term &&
    printPaper({
      ...{ title: `${term.name}, ${calendar.year}`, author },
      pages: [(sheet) => drawTerm(sheet, content, term, publicUrl)],
    })
  );
}
