import { data } from 'react-router';
import { NotFoundPage } from '#app/shell/page/not-found-page.tsx';
import { pageHeaders, personalPage } from '#lib/http/public-page.ts';
import type { Route } from './+types/not-found.ts';

export function loader() {
  return data(null, { status: 404, headers: personalPage });
}

export const headers = pageHeaders;

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: `Page not found · ${matches[0].loaderData?.school.name ?? ''}` }];
}

export default function NotFound() {
  return <NotFoundPage />;
}
