import { data } from 'react-router';
import { pageHeaders, personalPage } from '#lib/public-page.ts';
import { NotFoundPage } from '../../shell/not-found-page.tsx';
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
