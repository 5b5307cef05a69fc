import { Link } from 'react-router';
import type { CareersContent } from '#features/content/schemas.ts';
import { writtenDate } from '#lib/plain-date.ts';
import { type AdvertisedOpening, isOpen } from '../opening.ts';

interface OpeningListProps {
  text: CareersContent['openings'];
  openings: AdvertisedOpening[];
  selectedId: string | undefined;
  today: string;
}

/** The posts to fill. Apply Now is a link, so that it selects the post before React wakes, and without it. */
export function OpeningList({ text, openings, selectedId, today }: OpeningListProps) {
  return (
    <section className="sec sand" id="openings">
      <div className="wrap">
        <h2 className="mark mb-g4">{text.heading}</h2>
        <p className="mb-g5">{text.note}</p>
        <ul className="jobs">
          {openings.map((opening) => (
            <OpeningRow
              key={opening.id}
              opening={opening}
              isSelected={opening.id === selectedId}
              takesApplications={isOpen(opening, today)}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}

interface OpeningRowProps {
  opening: AdvertisedOpening;
  isSelected: boolean;
  takesApplications: boolean;
}

function OpeningRow({ opening, isSelected, takesApplications }: OpeningRowProps) {
  const { id, title, department, location, type, description, closesOn } = opening;
  return (
    <li className={isSelected ? 'job on' : 'job'} id={id}>
      <h3>{title}</h3>
      <ul className="meta">
        <li>{department}</li>
        <li>{location}</li>
        <li>{type}</li>
        {closesOn && takesApplications && <li>Apply by {writtenDate(closesOn)}</li>}
      </ul>
      <p>{description}</p>
      {takesApplications ? (
        <Link
          className={isSelected ? 'btn line' : 'btn'}
          to={`?position=${id}#apply`}
          aria-current={isSelected || undefined}
        >
          {isSelected ? 'Selected' : 'Apply Now'}
          <span className="vh"> for {title}</span>
        </Link>
      ) : (
        <p className="closed">Closed</p>
      )}
    </li>
  );
}
