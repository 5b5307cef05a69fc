import { Link } from 'react-router';
import { dayMonthYear, type PlainDate } from '#lib/dates/plain-date.ts';
import { roleNames } from '../roles.ts';
import { useStaffWords } from '../staff/staff-name.tsx';
import type { TodayLine } from './today-line.ts';
import type { WorkLine } from './work-line.ts';
import type { When } from './work-list.ts';

const titles: Record<When, string> = {
  late: 'Late: we promised and did not do it',
  today: 'Today',
  week: 'This week',
};

interface WorkSectionProps {
  when: When;
  work: readonly WorkLine[];
  /** What else waits, which is promised to nobody. */
  lines?: readonly TodayLine[];
  today: PlainDate;
}

/** One part of the work list: each line says who, why, by when and whose, and has one button. */
export function WorkSection({ when, work, lines = [], today }: WorkSectionProps) {
  const shown = work.filter((line) => line.when === when);
  if (shown.length + lines.length === 0) return null;
  const urgent = lines.filter(({ isUrgent }) => isUrgent);
  const others = lines.filter(({ isUrgent }) => !isUrgent);
  return (
    <section className="work" data-when={when} aria-labelledby={`work-${when}`}>
      <h2 id={`work-${when}`}>
        {titles[when]} <span>{shown.length + lines.length}</span>
      </h2>
      <ul>
        {urgent.map((line) => (
          <li key={line.words}>
            <AlsoRow line={line} today={today} />
          </li>
        ))}
        {shown.map((line) => (
          <li key={`${line.to} ${line.words} ${line.assignedTo}`}>
            <WorkRow line={line} today={today} />
          </li>
        ))}
        {others.map((line) => (
          <li key={line.words}>
            <AlsoRow line={line} today={today} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function WorkRow({ line, today }: { line: WorkLine; today: PlainDate }) {
  const { words, detail, told, day, assignedTo, to, list, about, press, when } = line;
  const nameOf = useStaffWords();
  return (
    <>
      <div>
        <Link to={when === 'late' ? to : list}>{words}</Link>
        <small>{detail}</small>
        {told && (
          <small className="was-told">
            We have said that we are late: “You hear from us by {nearDay(told.newDay, today)}.”
          </small>
        )}
      </div>
      <span className={when === 'late' ? 'by-when over' : 'by-when'}>
        {day.says} {day.on === today ? 'today' : nearDay(day.on, today)}
      </span>
      <span className="by-whom">{assignedTo === null ? 'nobody' : nameOf(assignedTo)}</span>
      <Press to={to} press={press} about={about} isFilled={when === 'late'} />
    </>
  );
}

interface AlsoRowProps {
  line: TodayLine;
  today: PlainDate;
}

/** What no day is promised for: since when it waits, where that is known, and the way to it. */
function AlsoRow({ line: { words, to, since, ownedBy, assignedTo }, today }: AlsoRowProps) {
  const nameOf = useStaffWords();
  const role = ownedBy ? roleNames[ownedBy] : 'nobody';
  return (
    <>
      <div>{to ? <Link to={to}>{words}</Link> : <b>{words}</b>}</div>
      <span className="by-when">
        {since && `since ${since === today ? 'today' : nearDay(since, today)}`}
      </span>
      <span className="by-whom">{assignedTo ? nameOf(assignedTo) : role}</span>
      {to && <Press to={to} press="Look" about={words} />}
    </>
  );
}

interface PressProps {
  to: string;
  press: string;
  about: string;
  isFilled?: boolean;
}

function Press({ to, press, about, isFilled }: PressProps) {
  return (
    <Link className={isFilled ? 'btn sm' : 'btn line sm'} to={to}>
      {press}
      <span className="visually-hidden">: {about}</span>
    </Link>
  );
}

/** `4 December`, with the year where it is another one. */
function nearDay(day: PlainDate, today: PlainDate): string {
  const words = dayMonthYear(day);
  return day.slice(0, 4) === today.slice(0, 4) ? words.slice(0, -5) : words;
}
