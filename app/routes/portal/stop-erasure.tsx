import { data } from 'react-router';
import { services } from '#app/services.server.ts';
import {
  isStoppable,
  stopErasure,
} from '#features/enrollment/guardians/erasure/due-erasures.server.ts';
import { pageHeaders, secretPage } from '#lib/http/public-page.ts';
import { PageHead } from '#ui/page-head.tsx';
import {
  forgetOpenedLink,
  readOpenedLink,
  readPostedLink,
  takeTokenFromAddress,
} from '../../shell/opened-link.server.ts';
import type { Route } from './+types/stop-erasure.ts';

export const middleware = [takeTokenFromAddress];

/** Looking changes nothing: programs that check mails open every link. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = (await readOpenedLink(request)).get('token') ?? '';
  const isGood = await isStoppable(context.get(services), token);
  return data({ isGood, token }, { status: isGood ? 200 : 410, headers: secretPage });
}

export async function action({ request, context }: Route.ActionArgs) {
  const token = (await readPostedLink(request)).get('token') ?? '';
  const isDone = await stopErasure(context.get(services), token);
  const headers = { ...secretPage, ...(await forgetOpenedLink(request)) };
  return data({ isDone }, { status: isDone ? 200 : 410, headers });
}

export const headers = pageHeaders;
export const handle = { isWithoutScript: true };

export function meta({ matches }: Route.MetaArgs) {
  return [
    { title: `Keep the application · ${matches[0].loaderData?.school.name ?? ''}` },
    { name: 'robots', content: 'noindex' },
  ];
}

export default function StopErasure({ loaderData, actionData }: Route.ComponentProps) {
  const isGood = actionData?.isDone ?? loaderData.isGood;
  return (
    <>
      <PageHead
        title={actionData?.isDone ? 'The application is kept' : 'Keep the application'}
        isCompact
      />
      <section className="sec">
        <div className="wrap narrow">
          {!isGood && (
            <>
              <p className="lead">This link no longer works.</p>
              <p>
                Somebody has already stopped this, or the application has been erased. Please call
                the office to ask which.
              </p>
            </>
          )}
          {isGood && actionData && (
            <>
              <p className="lead">Thank you, it worked. Nothing is erased.</p>
              <p>
                Nothing has changed. We have sent a mail to every parent or guardian with an
                account, and to the office.
              </p>
            </>
          )}
          {isGood && !actionData && (
            <form method="post">
              <input type="hidden" name="token" value={loaderData.token} />
              <p className="lead">
                Press the button to keep the application. Then nothing is erased.
              </p>
              <button className="btn" type="submit">
                Keep the application
              </button>
            </form>
          )}
        </div>
      </section>
    </>
  );
}
