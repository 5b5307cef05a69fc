import { titled } from '#app/shell/private/private-meta.ts';
import { isStoppable, stopByLink } from '#features/publishing/guarded/end-change.server.ts';
import { pageHeaders } from '#lib/http/public-page.ts';
import { lookAtLink, pressLink, takeTokenFromAddress } from '../../shell/opened-link.server.ts';
import { OpenedLinkPage } from '../../shell/opened-link-page.tsx';

export const middleware = [takeTokenFromAddress];
export const loader = lookAtLink(isStoppable);
export const action = pressLink(stopByLink);
export const headers = pageHeaders;
export const handle = { isWithoutScript: true };
export const meta = titled('Stop the change');

export default function StopChange() {
  return (
    <OpenedLinkPage
      title="Stop the change"
      question="Press the button to stop the change that our mail told you of. Then everything stays as it is."
      button="Stop the change"
      done={{
        title: 'The change is stopped',
        lead: 'Thank you, it worked. Nothing has changed.',
        more: (
          <p>
            We have sent a mail to the school’s mailboxes and to every administrator. Please call
            the school and ask who wanted the change, and why.
          </p>
        ),
      }}
      gone={{
        lead: 'This link no longer works.',
        more: (
          <p>
            The change was stopped before, or it has taken effect. The mails that came after this
            one say which. An administrator can look at the desk, under Website.
          </p>
        ),
      }}
    />
  );
}
