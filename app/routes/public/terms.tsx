import { data } from 'react-router';
import { services } from '#app/services.server.ts';
import { pageMeta } from '#app/shell/page/page-meta.ts';
import { schoolFacts } from '#features/content/school-facts.ts';
import { writtenDate } from '#lib/dates/plain-date.ts';
import { pageHeaders, publicPage } from '#lib/http/public-page.ts';
import { allFilledIn } from '#lib/text/filled-in.ts';
import { ProsePage } from '#ui/text/prose-page.tsx';
import type { Route } from './+types/terms.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { content } = context.get(services);
  return data(allFilledIn(content.terms, schoolFacts(content)), { headers: publicPage });
}

export const headers = pageHeaders;

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  return pageMeta(args, { title: loaderData?.title, description: loaderData?.lead });
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <ProsePage page={loaderData} updated={writtenDate(loaderData.updatedOn)} />;
}
