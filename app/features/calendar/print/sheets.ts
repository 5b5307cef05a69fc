/** Where the A4 page of the year or of a term is: `/calendar/2026.pdf`, `/calendar/term-1-2026.pdf`. */
export function sheetPath(year: number, term?: string): string {
  return `/calendar/${sheetName(year, term)}.pdf`;
}

export function sheetName(year: number, term?: string): string {
  return term ? `${term.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${year}` : String(year);
}

/** A page for each class: `/calendar/sample-schedule.pdf`. */
export const SCHEDULE_SHEET = 'sample-schedule';
