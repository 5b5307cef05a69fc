import { data } from 'react-router';
import { services } from '#app/services.server.ts';
import { pageMeta } from '#app/shell/page/page-meta.ts';
import { schoolFacts } from '#features/content/school-facts.ts';
import { PhotographsOfPage } from '#features/content/sections/components/photographs.tsx';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { pageHeaders, publicPage } from '#lib/http/public-page.ts';
import { allFilledIn } from '#lib/text/filled-in.ts';
import { parseJsonText, toJsonText } from '#lib/text/json-text.ts';
import { PageHead } from '#ui/page-head.tsx';
import { Picture } from '#ui/picture.tsx';
import type { Route } from './+types/academics.ts';
import {
  Assessment,
  Grades,
  Overview,
  Programs,
  Subjects,
  Support,
} from './academics-sections.tsx';

export function loader({ context }: Route.LoaderArgs) {
  const { content, clock } = context.get(services);
  const page = allFilledIn(content.academics, schoolFacts(content));
  const today = dayInLusaka(clock.now());
  const photographs = content.photographs.academics;
  return data({ page: toJsonText(page), today, photographs }, { headers: publicPage });
}

export const headers = pageHeaders;

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  const page = loaderData && parseJsonText(loaderData.page);
  return pageMeta(args, { title: page?.title, description: page?.hero.lead });
}

export default function Academics({ loaderData }: Route.ComponentProps) {
  const { hero, overview, subjects, grades, programs, support, assessment } = parseJsonText(
    loaderData.page,
  );
  return (
    <>
      <PageHead
        title={hero.heading}
        lead={hero.lead}
        picture={<Picture name={hero.picture} isFirst />}
      />
      <Overview overview={overview} />
      <PhotographsOfPage page="academics" photographs={loaderData.photographs} />
      <Subjects subjects={subjects} />
      <Grades grades={grades} today={loaderData.today} />
      <Programs programs={programs} />
      <Support support={support} />
      <Assessment assessment={assessment} />
    </>
  );
}
