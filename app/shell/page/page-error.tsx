import { isRouteErrorResponse, useRouteLoaderData } from 'react-router';
import type { loader } from '#app/root.tsx';
import { ErrorPage } from './error-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';

/** What stands in the place of a page that could not be shown. */
export function PageError({ error }: { error: unknown }) {
  const shell = useRouteLoaderData<typeof loader>('root');
  if (isNotFound(error)) return <NotFoundPage />;
  return <ErrorPage phone={shell?.school.phone} />;
}

export const isNotFound = (error: unknown) => isRouteErrorResponse(error) && error.status === 404;
