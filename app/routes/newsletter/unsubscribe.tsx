import { titled } from '#app/shell/private/private-meta.ts';
import { leaveNewsletter } from '#features/newsletter/intake/commands.server.ts';
import { readUnsubscribe } from '#features/newsletter/intake/links.server.ts';
import { pageHeaders } from '#lib/http/public-page.ts';
import { lookAtLink, pressLink, takeTokenFromAddress } from '../../shell/opened-link.server.ts';
import { OpenedLinkPage } from '../../shell/opened-link-page.tsx';
import type { Route } from './+types/unsubscribe.ts';

export const middleware = [takeTokenFromAddress];
export const loader = lookAtLink(({ secret }, token) => Boolean(readUnsubscribe(token, secret)));
export const action = pressLink(leaveNewsletter);
export const headers = pageHeaders;
export const handle = { isWithoutScript: true };
export const meta = titled('Newsletter');

export default function Unsubscribe({ matches }: Route.ComponentProps) {
  const { email } = matches[0].loaderData.school;
  return (
    <OpenedLinkPage
      title="Our newsletter"
      question="Do you want to stop getting our newsletter?"
      button="Stop the newsletter"
      done={{
        title: 'You do not get our newsletter any more',
        lead: 'We do not send you the newsletter any more.',
        more: (
          <>
            <p>
              If you change your mind, type your address into the newsletter field at the end of
              this page.
            </p>
            <a className="btn" href="/">
              Go to Homepage
            </a>
          </>
        ),
      }}
      gone={{
        lead: 'This link is not complete.',
        more: (
          <p>
            Open it again from the mail, or write to <a href={`mailto:${email}`}>{email}</a> and we
            stop sending it to you.
          </p>
        ),
      }}
    />
  );
}
