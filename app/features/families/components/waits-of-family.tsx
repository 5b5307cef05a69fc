import { Link } from 'react-router';
import type { Waiting } from '#desk/family/family-part.ts';
import { StaffName } from '#desk/staff/staff-name.tsx';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { dayShort } from '#lib/dates/short-instant.ts';

const titles = { school: 'The school owes', family: 'The family owes' } as const;

/** What one side waits for from the other: two lists, each line a way to what is done about it. */
export function WaitsOfFamily({ waits, today }: { waits: readonly Waiting[]; today: string }) {
  if (waits.length === 0) return null;
  return (
    <div className="family-waits">
      {(['school', 'family'] as const).map((side) => {
        const own = waits.filter(({ on }) => on === side);
        return (
          <section key={side} className="panel" aria-labelledby={`owes-${side}`}>
            <h2 id={`owes-${side}`}>{titles[side]}</h2>
            {own.length === 0 && <p className="muted">Nothing.</p>}
            <ul className="bare">
              {own.map((wait) => (
                <Line key={`${wait.what} ${wait.since}`} wait={wait} today={today} />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function Line({ wait: { what, since, by, detail, to }, today }: { wait: Waiting; today: string }) {
  const isLate = by !== undefined && by < today;
  const day = by
    ? `${isLate ? 'was due by' : 'by'} ${dayShort(by, today)}`
    : `since ${dayShort(dayInLusaka(new Date(since)), today)}`;
  return (
    <li>
      <Link to={to} dir="auto">
        {what}
      </Link>
      <span className="small">{isLate ? <b>{day}</b> : day}</span>
      {detail && (
        <span className="small muted" dir="auto">
          <StaffName of={detail} />
        </span>
      )}
    </li>
  );
}
