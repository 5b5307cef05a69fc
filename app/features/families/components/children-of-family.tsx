import { Link } from 'react-router';
import type { FamilyChild } from '#desk/family/family-part.ts';
import { StatusBadge } from '#desk/list/status-badge.tsx';
import { dayMonthYear } from '#lib/dates/plain-date.ts';

/** The children and where each of them stands. */
export function ChildrenOfFamily({ listed }: { listed: FamilyChild[] }) {
  if (listed.length === 0) return null;
  return (
    <section aria-labelledby="children">
      <h2 id="children">Children</h2>
      <ul className="bare family-people">
        {listed.map((child) => (
          <li key={child.reference}>
            <span className="row">
              <Link to={child.to} dir="auto">
                {child.name}
              </Link>
              <StatusBadge of={child.status} />
            </span>
            <span className="small">
              Born {dayMonthYear(child.bornOn)}, {child.ageAtIntake} years old on 1 January{' '}
              {child.year}
            </span>
            <span className="small">
              {child.grade}, {child.year} · <span className="ref">{child.reference}</span>
            </span>
            {child.atSchool.map((year) => (
              <span key={year} className="small">
                {year}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
