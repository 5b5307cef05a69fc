import { data, redirect } from 'react-router';
import { guessedAddress } from '#app/shell/guessed-addresses.ts';
import { NotFoundPage } from '#app/shell/page/not-found-page.tsx';
import { feedLifetime, pageHeaders, personalPage } from '#lib/http/public-page.ts';
import type { Route } from './+types/not-found.ts';

/** An address that people guess leads to the page that they mean. */
export function loader({ request }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  const meant = guessedAddress(pathname, search);
  if (meant) throw redirect(meant, { status: 308, headers: feedLifetime });
  return data(null, { status: 404, headers: personalPage });
}

export const headers = pageHeaders;

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: `Page not found · ${matches[0].loaderData?.school.name ?? ''}` }];
}

export default function NotFound() {
  return <NotFoundPage />;
}
