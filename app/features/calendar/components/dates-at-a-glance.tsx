import type { EventsContent, SchoolCalendar } from '#features/content/schemas.ts';
import { ruleInWords } from '../monthly-meetings.ts';
import { dayInWords } from '../school-event.ts';

interface DatesAtAGlanceProps {
  calendar: SchoolCalendar;
  glance: EventsContent['glance'];
}

export function DatesAtAGlance({ calendar, glance }: DatesAtAGlanceProps) {
  const { year, terms, breaks, holidays, meetings, earlyDismissal } = calendar;
  const periods = [...terms, ...breaks].sort((a, b) => (a.startsOn < b.startsOn ? -1 : 1));
  return (
    <div className="glance">
      <div>
        <Dates
          caption="Terms and breaks"
          head={['Period', `Dates in ${year}`]}
          rows={periods.map(({ name, startsOn, endsOn }) => [
            name,
            `${dayInWords(startsOn)} to ${dayInWords(endsOn)}`,
          ])}
        />
        <p className="mt-g3">
          Early dismissal at {earlyDismissal.time} {earlyDismissal.when}.
        </p>
        <Dates
          caption="Meetings"
          head={['Meeting', 'When']}
          rows={[
            ...[meetings.pta, meetings.council].map((meeting) => [
              meeting.name,
              `Every ${ruleInWords(meeting)}, ${meeting.time}`,
            ]),
            [glance.conferences.name, glance.conferences.when],
          ]}
        />
      </div>
      <Dates
        caption="Holidays"
        head={['Holiday', `Date in ${year}`]}
        rows={holidays.map(({ name, on }) => [name, dayInWords(on)])}
      />
    </div>
  );
}

function Dates({ caption, head, rows }: { caption: string; head: string[]; rows: string[][] }) {
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, when]) => (
          <tr key={`${name} ${when}`}>
            <th scope="row">{name}</th>
            <td>{when}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
