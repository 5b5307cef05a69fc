import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ContactContent, School } from '#features/content/schemas.ts';
import sketch from '#ui/pictures/map.svg';
import { directionsAddresses, liveMapAddress } from '../school-map.ts';

interface SchoolMapProps {
  school: School;
  content: ContactContent['map'];
  /** Asked for in the page's address, which is how it is asked for without a script. */
  isLiveAtFirst: boolean;
}

/** A sketch of a kilobyte; the live map, which costs the visitor more than the whole site, only when asked for. */
export function SchoolMap({ school, content, isLiveAtFirst }: SchoolMapProps) {
  const [isLive, setIsLive] = useState(isLiveAtFirst);
  const frame = useRef<HTMLIFrameElement>(null);
  const isAskedFor = useRef(false);

  // The button that was pressed is gone, so the focus goes to what came in its place.
  useEffect(() => {
    if (isLive && isAskedFor.current) frame.current?.focus();
  }, [isLive]);

  function show(event: FormEvent) {
    event.preventDefault();
    isAskedFor.current = true;
    setIsLive(true);
  }

  return (
    <div className="card map" id="map">
      {isLive ? (
        <iframe
          ref={frame}
          src={liveMapAddress(school.map)}
          title={`Live map: ${school.name}`}
          width="640"
          height="400"
        />
      ) : (
        <img src={sketch} alt={content.sketch} width="640" height="400" loading="lazy" />
      )}
      <div>
        <h2 id="find-us" className="mb-g4">
          {content.heading}
        </h2>
        <p>
          <b>{school.address.join(', ')}</b>
        </p>
        <p>{content.place}</p>
        {isLive ? (
          <p className="hint">{content.trouble}</p>
        ) : (
          <form method="get" action="/contact#map" onSubmit={show}>
            <button
              type="submit"
              className="btn line"
              name="map"
              value="live"
              aria-describedby="map-cost"
            >
              Show the live map
            </button>
            <p className="hint mt-g2" id="map-cost">
              {content.cost}
            </p>
          </form>
        )}
        <ul className="row bare">
          {directionsAddresses(school.map).map(({ name, href }) => (
            <li key={href}>
              <a href={href} rel="noopener">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
