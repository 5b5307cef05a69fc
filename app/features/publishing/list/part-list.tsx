import { useId } from 'react';
import { Link } from 'react-router';
import { dayInLusaka, type PlainDate, shortDay } from '#lib/dates/plain-date.ts';
import { timeInLusaka } from '#lib/dates/when-in-words.ts';
import { contentParts } from '../parts.ts';
import type { ListedPart } from '../versions.server.ts';
import { partGroups } from './part-groups.ts';

interface PartListProps {
  parts: readonly ListedPart[];
  today: PlainDate;
}

/** All parts by how often they are changed, each with the day of its last change, or that it is an example still. */
export function PartList({ parts, today }: PartListProps) {
  const byName = new Map(parts.map((part) => [part.name, part]));
  return (
    <div className="parts">
      {partGroups.map(({ name, parts: inside }) => (
        <PartGroup
          key={name}
          name={name}
          parts={inside.flatMap((one) => byName.get(one) ?? [])}
          today={today}
        />
      ))}
    </div>
  );
}

function PartGroup({ name, parts, today }: PartListProps & { name: string }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="ruled">
        {name}
      </h2>
      <ul className="bare">
        {parts.map((part) => (
          <li key={part.name}>
            <Link to={`/staff/content/${part.name}`}>{contentParts[part.name].name}</Link>
            <PartState part={part} today={today} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PartState({ part, today }: { part: ListedPart; today: PlainDate }) {
  const { last, changesAt, isEmpty } = part;
  const dayOf = (instant: string) => shortDay(dayInLusaka(new Date(instant)), today);
  if (changesAt) {
    const time = timeInLusaka(new Date(changesAt));
    return (
      <b className="waits">
        changes on {dayOf(changesAt)}, {time}
      </b>
    );
  }
  if (last) return <span>{dayOf(last.at)}</span>;
  if (isEmpty) return <span>nothing yet</span>;
  return <b className="example">example</b>;
}
