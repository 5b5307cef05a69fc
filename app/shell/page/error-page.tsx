import { isRouteErrorResponse, useRouteLoaderData } from 'react-router';
import type { loader } from '#app/root.tsx';
import { LinkedText } from '#ui/text/linked-text.tsx';
import { NotFoundPage } from './not-found-page.tsx';

/** Something unexpected. What was typed is in its draft on the device, where that keeps drafts. */
export function ErrorPage({ phone }: { phone?: string | undefined }) {
  return (
    <section className="section">
      <div className="wrap narrow">
        <h1>Sorry, there is a problem with the website</h1>
        <p className="lead mt-g3">Please try again in a few minutes.</p>
        <p>
          <span className="if-kept">
            What you typed into the enrollment form is kept on this device. When you open the form
            again, it is there.
          </span>{' '}
          If a form was sent with Submit and this page came instead, go back and send it once more:
          the school takes it only once.
        </p>
        {phone && (
          <p>
            <LinkedText text={`In a hurry? Call us at ${phone}, Monday to Friday.`} />
          </p>
        )}
        <div className="row">
          <a className="btn" href="/enrollment">
            Back to the enrollment form
          </a>
          <a className="btn line" href="/">
            Go to Homepage
          </a>
        </div>
      </div>
    </section>
  );
}

/** What stands in the place of a page that could not be shown. */
export function PageError({ error }: { error: unknown }) {
  const shell = useRouteLoaderData<typeof loader>('root');
  if (isNotFound(error)) return <NotFoundPage />;
  return <ErrorPage phone={shell?.school.phone} />;
}

export const isNotFound = (error: unknown) => isRouteErrorResponse(error) && error.status === 404;
