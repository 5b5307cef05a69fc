import type { CareersContent } from '#features/content/schemas.ts';
import { writtenDate } from '#lib/dates/plain-date.ts';
import { type AdvertisedOpening, applyAddress, isOpen } from '../openings/opening.ts';

interface OpeningListProps {
  text: CareersContent['openings'];
  openings: AdvertisedOpening[];
  selectedId: string | undefined;
  today: string;
  /** Somebody pressed Apply Now; the page goes there itself. */
  onSelect?: ((id: string) => void) | undefined;
}

/** The posts to fill. Apply Now is a link, so that it selects the post before React hydrates the page, and without it. */
export function OpeningList(props: OpeningListProps) {
  const { text, openings, selectedId, today, onSelect } = props;
  return (
    <section className="section sand" id="openings">
      <div className="wrap">
        <h2 className="mark mb-g4">{text.heading}</h2>
        <p className="mb-g5">{text.note}</p>
        <ul className="bare jobs">
          {openings.map((opening) => (
            <OpeningRow
              key={opening.id}
              opening={opening}
              isSelected={opening.id === selectedId}
              takesApplications={isOpen(opening, today)}
              onSelect={onSelect}
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
  onSelect?: ((id: string) => void) | undefined;
}

function OpeningRow({ opening, isSelected, takesApplications, onSelect }: OpeningRowProps) {
  const { id, title, department, location, type, description, closesOn } = opening;
  return (
    <li className={isSelected ? 'card job chosen' : 'card job'} id={id}>
      <h3>{title}</h3>
      <ul className="bare meta">
        <li>{department}</li>
        <li>{location}</li>
        <li>{type}</li>
        {closesOn && takesApplications && <li>Apply by {writtenDate(closesOn)}</li>}
      </ul>
      <p>{description}</p>
      {takesApplications ? (
        <a
          className={isSelected ? 'btn line' : 'btn'}
          href={applyAddress(id)}
          aria-current={isSelected || undefined}
          onClick={(event) => {
            // In a window of its own it is a page of its own.
            if (!onSelect || event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            onSelect(id);
          }}
        >
          {isSelected ? 'Selected' : 'Apply Now'}
          <span className="visually-hidden"> for {title}</span>
        </a>
      ) : (
        <p className="closed">Closed</p>
      )}
    </li>
  );
}
