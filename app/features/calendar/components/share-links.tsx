import { type SharedText, whatsAppLink } from '../sharing/shared-event.ts';

interface ShareLinksProps {
  shared: SharedText;
  /** Where the site shows it, in full. */
  address: string;
}

/** To WhatsApp by a link, and to any other app where the browser can (`share.enhance.ts`). */
export function ShareLinks({ shared, address }: ShareLinksProps) {
  return (
    <p className="row">
      <a className="btn line sm" href={whatsAppLink(shared, address)}>
        Share on WhatsApp
      </a>
      <a className="btn line sm" href={address} hidden {...sharingOf(shared)}>
        Share with another app
      </a>
    </p>
  );
}

/** What a press on the link hands to the browser's own menu of apps. */
export function sharingOf({ title, text }: SharedText) {
  return { 'data-enhance': 'share', 'data-title': title, 'data-text': text };
}
