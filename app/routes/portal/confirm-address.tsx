import { titled } from '#app/shell/private/private-meta.ts';
import {
  confirmAddress,
  isConfirmable,
} from '#features/enrollment/guardians/confirm-address.server.ts';
import { pageHeaders } from '#lib/http/public-page.ts';
import { lookAtLink, pressLink, takeTokenFromAddress } from '../../shell/opened-link.server.ts';
import { OpenedLinkPage } from '../../shell/opened-link-page.tsx';

export const middleware = [takeTokenFromAddress];
export const loader = lookAtLink(isConfirmable);
export const action = pressLink(confirmAddress);
export const headers = pageHeaders;
export const handle = { isWithoutScript: true };
export const meta = titled('Confirm your email address');

const toPortal = (
  <p>
    <a href="/portal">Open the parent portal</a>
  </p>
);

export default function ConfirmAddress() {
  return (
    <OpenedLinkPage
      title="Confirm your email address"
      question="Press the button if you want our letters about the application at this address. Press it only if you gave us this address yourself."
      button="Confirm my email address"
      done={{
        title: 'Your email address is confirmed',
        lead: 'Thank you, it worked.',
        more: (
          <>
            <p>From now on our letters to this address may have links that open the application.</p>
            {toPortal}
          </>
        ),
      }}
      gone={{
        lead: 'This link no longer works.',
        more: (
          <>
            <p>
              The address was confirmed before, or the application has another one now, or the link
              is older than 30 days. You see the address in the parent portal, under Contact
              details. If it is not right, change it there or call us.
            </p>
            {toPortal}
          </>
        ),
      }}
    />
  );
}
