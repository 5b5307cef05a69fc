import type { SchoolCalendar } from '#features/content/schemas.ts';
import { PrintLink } from '#ui/print-link.tsx';
import { sheetPath } from '../print/sheets.ts';
import { datesOfYear } from '../school-year.ts';

interface CalendarDownloadsProps {
  calendar: SchoolCalendar;
  /** Another year whose dates are shown. */
  next?: number | undefined;
}

/** The year and each term on paper, the year to come, and the file for one's own calendar. */
export function CalendarDownloads({ calendar, next }: CalendarDownloadsProps) {
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
        {next && (
          <li>
            <a href={sheetPath(next)}>{`The year ${next} on one page (PDF, A4)`}</a>
          </li>
        )}
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
