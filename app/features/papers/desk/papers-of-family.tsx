import { Link } from 'react-router';
import type { PapersOfOneChild } from '#desk/family/family-part.ts';
import { StatusBadge } from '#desk/list/status-badge.tsx';
import { StaffName } from '#desk/staff/staff-name.tsx';

/** The papers of each child; open where something is still to come or to look at. */
export function PapersOfFamily({ listed }: { listed: readonly PapersOfOneChild[] }) {
  const shown = listed.filter(({ papers }) => papers.length > 0);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="papers">
      <h2 id="papers">Papers</h2>
      {shown.map(({ reference, firstName, to, papers }) => {
        const seen = papers.filter(({ isSeen }) => isSeen).length;
        return (
          <details
            key={reference}
            className="fold family-papers"
            open={shown.length === 1 || seen < papers.length}
          >
            <summary>
              <span>
                <bdi>{firstName}</bdi>: {seen} of {papers.length} seen
              </span>
            </summary>
            <ul className="bare family-people">
              {papers.map(({ label, status, detail }) => (
                <li key={label}>
                  <span className="row">
                    {label}
                    <StatusBadge of={status} />
                  </span>
                  {detail && (
                    <span className="small muted">
                      <StaffName of={detail} />
                    </span>
                  )}
                </li>
              ))}
            </ul>
            <p className="no-print">
              <Link to={to}>
                Look at the papers of <span dir="auto">{firstName}</span> and tick them
              </Link>
            </p>
          </details>
        );
      })}
      <p className="small muted">The application goes on while a paper is missing.</p>
    </section>
  );
}
