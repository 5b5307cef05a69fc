import type { EventsContent, SchoolCalendar } from '#features/content/schemas.ts';
import { dayInWords } from '#lib/dates/plain-date.ts';
import { unbroken } from '#lib/text/no-break-spaces.ts';
import { FactsTable } from '#ui/text/facts-table.tsx';
import { type MonthlyMeeting, ruleInWords } from '../meetings/monthly-meetings.ts';
import { datesOfYear } from '../school-year.ts';

interface DatesAtAGlanceProps {
  calendar: SchoolCalendar;
  glance: EventsContent['glance'];
}

export function DatesAtAGlance({ calendar, glance }: DatesAtAGlanceProps) {
  const { year, meetings, earlyDismissal } = calendar;
  const { periods, holidays } = datesOfYear(calendar);
  return (
    <div className="glance">
      <div>
        <FactsTable
          caption="Terms and breaks"
          head={['Period', `Dates in ${year}`]}
          rows={periods.map(({ name, startsOn, endsOn }) => [
            name,
            `${dayInWords(startsOn)} to ${dayInWords(endsOn)}`,
          ])}
        />
        <p className="mt-g3">
          Early dismissal at {unbroken(earlyDismissal.time)} {earlyDismissal.when}.
        </p>
        <FactsTable
          caption="Meetings"
          head={['Meeting', 'When']}
          rows={[
            [meetings.pta.name, whenItMeets(meetings.pta)],
            [meetings.council.name, whenItMeets(meetings.council)],
            [glance.conferences.name, glance.conferences.when],
          ]}
        />
      </div>
      <FactsTable
        caption="Holidays"
        head={['Holiday', `Date in ${year}`]}
        rows={holidays.map(({ name, on }) => [name, dayInWords(on)])}
      />
    </div>
  );
}

function whenItMeets(meeting: MonthlyMeeting): string {
  return `Every month on the ${ruleInWords(meeting)}, ${unbroken(meeting.time)}`;
}
