import { ChildAndStatus } from '#desk/family/child-and-status.tsx';
import type { FamilyChild } from '#desk/family/family-part.ts';
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
            <ChildAndStatus child={child} />
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
