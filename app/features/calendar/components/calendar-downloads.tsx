import type { SchoolCalendar } from '#features/content/schemas.ts';
import { PrintLink } from '#ui/print-link.tsx';
import { datesOfYear } from '../school-year.ts';
import { sheetPath } from '../sheets.ts';

/** The year and each term on paper, and the file for one's own calendar. */
export function CalendarDownloads({ calendar }: { calendar: SchoolCalendar }) {
  const { year } = calendar;
  return (
    <details data-draws={sheetPath(year)}>
      <summary className="btn mb-g3">Download Full Calendar</summary>
      <ul>
        <li>
          <a href={sheetPath(year)}>The year on one page (PDF, A4)</a>
        </li>
        {datesOfYear(calendar).terms.map(({ name }) => (
          <li key={name}>
            <a href={sheetPath(year, name)}>{`${name} (PDF)`}</a>
          </li>
        ))}
        <li>
          <a href="/calendar.ics">File for your own calendar (.ics)</a>
        </li>
        <li>
          <PrintLink href="#glance">Print this page</PrintLink>
        </li>
      </ul>
    </details>
  );
}
