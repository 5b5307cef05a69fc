import { data } from 'react-router';
import { services } from '#app/services.server.ts';
import { leaveNewsletter } from '#features/newsletter/commands.server.ts';
import { readUnsubscribe } from '#features/newsletter/links.server.ts';
import { pageHeaders, secretPage } from '#lib/http/public-page.ts';
import { PageHead } from '#ui/page-head.tsx';
import {
  forgetOpenedLink,
  readOpenedLink,
  readPostedLink,
  takeTokenFromAddress,
} from '../../shell/opened-link.server.ts';
import type { Route } from './+types/unsubscribe.ts';

export const middleware = [takeTokenFromAddress];

/** Looking changes nothing: programs that check mails open every link. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = (await readOpenedLink(request)).get('token') ?? '';
  const isGood = Boolean(readUnsubscribe(token, context.get(services).secret));
  return data({ isGood, token }, { status: isGood ? 200 : 410, headers: secretPage });
}

/** From the button, or from a mail program in one step (RFC 8058). */
export async function action({ request, context }: Route.ActionArgs) {
  const token = (await readPostedLink(request)).get('token') ?? '';
  const isDone = await leaveNewsletter(context.get(services), token);
  const headers = { ...secretPage, ...(await forgetOpenedLink(request)) };
  return data({ isDone }, { status: isDone ? 200 : 410, headers });
}

export const headers = pageHeaders;
export const handle = { isWithoutScript: true };

export function meta({ matches }: Route.MetaArgs) {
  return [
    { title: `Newsletter · ${matches[0].loaderData?.school.name ?? ''}` },
    { name: 'robots', content: 'noindex' },
  ];
}

export default function Unsubscribe({ loaderData, actionData, matches }: Route.ComponentProps) {
  const isGood = actionData?.isDone ?? loaderData.isGood;
  const { school } = matches[0].loaderData;
  return (
    <>
      <PageHead
        title={actionData?.isDone ? 'You do not get our newsletter any more' : 'Our newsletter'}
        isCompact
      />
      <section className="sec">
        <div className="wrap narrow">
          {!isGood && (
            <>
              <p className="lead">This link is not complete.</p>
              <p>
                Open it again from the mail, or write to{' '}
                <a href={`mailto:${school.email}`}>{school.email}</a> and we stop sending it to you.
              </p>
            </>
          )}
          {isGood && actionData && (
            <>
              <p className="lead">We do not send you the newsletter any more.</p>
              <p>
                If you change your mind, type your address into the newsletter field at the end of
                this page.
              </p>
              <a className="btn" href="/">
                Go to Homepage
              </a>
            </>
          )}
          {isGood && !actionData && (
            <form method="post">
              <input type="hidden" name="token" value={loaderData.token} />
              <p className="lead">Do you want to stop getting our newsletter?</p>
              <button className="btn" type="submit">
                Stop the newsletter
              </button>
            </form>
          )}
        </div>
      </section>
    </>
  );
}
