import { useEffect, useState } from 'react';
import { type SharedDates, whatsAppLink } from '../shared-dates.ts';

interface ShareLinksProps {
  shared: SharedDates;
  /** Where the site shows it, in full. */
  address: string;
}

/** To WhatsApp by a link, and to any other app where the browser can. */
export function ShareLinks({ shared, address }: ShareLinksProps) {
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare('share' in navigator), []);
  return (
    <p className="row">
      <a className="btn line sm" href={whatsAppLink(shared, address)}>
        Share on WhatsApp
      </a>
      {canShare && (
        <a
          className="btn line sm"
          href={address}
          onClick={(event) => {
            event.preventDefault();
            void share(shared, address);
          }}
        >
          Share with another app
        </a>
      )}
    </p>
  );
}

/** The browser's own menu of apps. Who closes it has changed their mind, which is no failure. */
export function share({ title, text }: SharedDates, address: string): Promise<void> {
  return navigator.share({ title, text, url: address }).catch(() => {});
}
