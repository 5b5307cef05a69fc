import { data } from 'react-router';
import { services } from '#app/services.server.ts';
import { isStoppable, stopErasure } from '#features/enrollment/erasure/due-erasures.server.ts';
import { pageHeaders, secretPage } from '#lib/public-page.ts';
import { PageHead } from '#ui/page-head.tsx';
import type { Route } from './+types/stop-erasure.ts';

/** Looking changes nothing: programs that check mails open every link. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const isGood = await isStoppable(context.get(services), tokenOf(request));
  return data({ isGood }, { status: isGood ? 200 : 410, headers: secretPage });
}

export async function action({ request, context }: Route.ActionArgs) {
  const isDone = await stopErasure(context.get(services), tokenOf(request));
  return data({ isDone }, { status: isDone ? 200 : 410, headers: secretPage });
}

function tokenOf(request: Request): string {
  return new URL(request.url).searchParams.get('token') ?? '';
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
                The erasure was stopped already, or the application has been erased. Please call the
                office if you want to know which.
              </p>
            </>
          )}
          {isGood && actionData && (
            <>
              <p className="lead">Thank you, it worked. Nothing is erased.</p>
              <p>
                Everything is as it was. We have told every guardian of the child and the office by
                mail.
              </p>
            </>
          )}
          {isGood && !actionData && (
            <form method="post">
              <p className="lead">One press, and nothing is erased.</p>
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
