import { data } from 'react-router';
import { services } from '#app/services.server.ts';
import { pageMeta } from '#app/shell/page/page-meta.ts';
import { pageHeaders, publicPage } from '#lib/http/public-page.ts';
import { parseJsonText, toJsonText } from '#lib/text/json-text.ts';
import { YearOfEvents } from '../calendar/year-of-events.tsx';
import { yearPage } from '../calendar/year-page.server.ts';
import type { Route } from './+types/events.ts';

/** The year that runs. */
export async function loader({ context }: Route.LoaderArgs) {
  const school = context.get(services);
  const page = await yearPage(school, school.content.calendar.year);
  return data({ page: toJsonText(page) }, { headers: publicPage });
}

export const headers = pageHeaders;

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  const events = loaderData && parseJsonText(loaderData.page).events;
  return pageMeta(args, { title: events?.title, description: events?.description });
}

export default function Events({ loaderData, matches }: Route.ComponentProps) {
  const { school, publicUrl } = matches[0].loaderData;
  return (
    <YearOfEvents page={parseJsonText(loaderData.page)} school={school} publicUrl={publicUrl} />
  );
}
