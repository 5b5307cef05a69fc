import { titled } from '#app/shell/private/private-meta.ts';
import {
  isStoppable,
  stopErasure,
} from '#features/enrollment/guardians/erasure/due-erasures.server.ts';
import { pageHeaders } from '#lib/http/public-page.ts';
import { lookAtLink, pressLink, takeTokenFromAddress } from '../../shell/opened-link.server.ts';
import { OpenedLinkPage } from '../../shell/opened-link-page.tsx';

export const middleware = [takeTokenFromAddress];
export const loader = lookAtLink(isStoppable);
export const action = pressLink(stopErasure);
export const headers = pageHeaders;
export const handle = { isWithoutScript: true };
export const meta = titled('Keep the application');

export default function StopErasure() {
  return (
    <OpenedLinkPage
      title="Keep the application"
      question="Press the button to keep the application. Then nothing is erased."
      button="Keep the application"
      done={{
        title: 'The application is kept',
        lead: 'Thank you, it worked. Nothing is erased.',
        more: (
          <p>
            Nothing has changed. We have sent a mail to every parent or guardian with an account,
            and to the office.
          </p>
        ),
      }}
      gone={{
        lead: 'This link no longer works.',
        more: (
          <p>
            Somebody has already stopped this, or the application has been erased. Please call the
            office to ask which.
          </p>
        ),
      }}
    />
  );
}
