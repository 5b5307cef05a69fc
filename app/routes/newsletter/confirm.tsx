import { data } from 'react-router';
import { services } from '#app/services.server.ts';
import { confirmSubscription } from '#features/newsletter/commands.server.ts';
import { readConfirmation } from '#features/newsletter/links.server.ts';
import { pageHeaders, secretPage } from '#lib/http/public-page.ts';
import { PageHead } from '#ui/page-head.tsx';
import {
  forgetOpenedLink,
  readOpenedLink,
  readPostedLink,
  takeTokenFromAddress,
} from '../../shell/opened-link.server.ts';
import type { Route } from './+types/confirm.ts';

export const middleware = [takeTokenFromAddress];

/** Looking changes nothing: programs that check mails open every link. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { clock, secret } = context.get(services);
  const token = (await readOpenedLink(request)).get('token') ?? '';
  const isGood = Boolean(readConfirmation(token, clock.now(), secret));
  return data({ isGood, token }, { status: isGood ? 200 : 410, headers: secretPage });
}

export async function action({ request, context }: Route.ActionArgs) {
  const token = (await readPostedLink(request)).get('token') ?? '';
  const isDone = await confirmSubscription(context.get(services), token);
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

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  const isGood = actionData?.isDone ?? loaderData.isGood;
  return (
    <>
      <PageHead
        title={actionData?.isDone ? 'You get our newsletter' : 'Our newsletter'}
        isCompact
      />
      <section className="sec">
        <div className="wrap narrow">
          {!isGood && (
            <>
              <p className="lead">This link no longer works.</p>
              <p>
                Links in our mails work for seven days. Type your address into the newsletter field
                at the end of this page, and we send you a new one.
              </p>
            </>
          )}
          {isGood && actionData && (
            <>
              <p className="lead">Thank you, it worked. From now on you get our newsletter.</p>
              <p>Every newsletter has a link to stop it.</p>
              <a className="btn" href="/">
                Go to Homepage
              </a>
            </>
          )}
          {isGood && !actionData && (
            <form method="post">
              <input type="hidden" name="token" value={loaderData.token} />
              <p className="lead">Press the button to get our newsletter.</p>
              <button className="btn" type="submit">
                Yes, send me the newsletter
              </button>
            </form>
          )}
        </div>
      </section>
    </>
  );
}
