import { titled } from '#app/shell/private/private-meta.ts';
import { confirmSubscription } from '#features/newsletter/intake/commands.server.ts';
import { readConfirmation } from '#features/newsletter/intake/links.server.ts';
import { pageHeaders } from '#lib/http/public-page.ts';
import { lookAtLink, pressLink, takeTokenFromAddress } from '../../shell/opened-link.server.ts';
import { OpenedLinkPage } from '../../shell/opened-link-page.tsx';

export const middleware = [takeTokenFromAddress];
export const loader = lookAtLink(({ clock, secret }, token) =>
  Boolean(readConfirmation(token, clock.now(), secret)),
);
export const action = pressLink(confirmSubscription);
export const headers = pageHeaders;
export const handle = { isWithoutScript: true };
export const meta = titled('Newsletter');

export default function Confirm() {
  return (
    <OpenedLinkPage
      title="Our newsletter"
      question="Press the button to get our newsletter."
      button="Yes, send me the newsletter"
      done={{
        title: 'You get our newsletter',
        lead: 'Thank you, it worked. From now on you get our newsletter.',
        more: (
          <>
            <p>Every newsletter has a link to stop it.</p>
            <a className="btn" href="/">
              Go to Homepage
            </a>
          </>
        ),
      }}
      gone={{
        lead: 'This link no longer works.',
        more: (
          <p>
            Links in our mails work for seven days. Type your address into the newsletter field at
            the end of this page, and we send you a new one.
          </p>
        ),
      }}
    />
  );
}
