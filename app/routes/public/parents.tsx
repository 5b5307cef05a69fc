import { data } from 'react-router';
import { services } from '#app/services.server.ts';
import { pageMeta } from '#app/shell/page/page-meta.ts';
import { ruleInWords } from '#features/calendar/meetings/monthly-meetings.ts';
import type { ParentsContent } from '#features/content/schemas.ts';
import { pageHeaders, publicPage } from '#lib/http/public-page.ts';
import { allFilledIn } from '#lib/text/filled-in.ts';
import { parseJsonText, toJsonText } from '#lib/text/json-text.ts';
import { writtenKwacha } from '#lib/text/kwacha.ts';
import { PageHead } from '#ui/page-head.tsx';
import { Picture } from '#ui/picture.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { ParentQuestions } from '../parents/parent-questions.tsx';
import type { Route } from './+types/parents.ts';
import { ParentTopic } from './parents-topic.tsx';

export function loader({ context }: Route.LoaderArgs) {
  const { parents, school, calendar, fees } = context.get(services).content;
  const { pta, council } = calendar.meetings;
  const page = allFilledIn(parents, {
    schoolHours: school.hours.school,
    officeHours: school.hours.office,
    officeDays: school.hours.days,
    dismissal: calendar.earlyDismissal.time,
    phone: school.phone,
    perPerson: writtenKwacha(fees.pta.perPersonKwacha),
    perFamily: writtenKwacha(fees.pta.perFamilyKwacha),
    ptaPeriod: fees.pta.period,
    ptaDay: ruleInWords(pta),
    ptaTime: pta.time,
    councilDay: ruleInWords(council),
    councilTime: council.time,
  });
  const meals = fees.meals.map(({ name, kwacha }) => ({ name, kwacha }));
  return data({ page: toJsonText({ ...page, meals }) }, { headers: publicPage });
}

export const headers = pageHeaders;

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  const page = loaderData && parseJsonText(loaderData.page);
  return pageMeta(args, { title: page?.title, description: page?.lead });
}

export default function Parents({ loaderData, matches }: Route.ComponentProps) {
  const { title, lead, quickLinks, tabs, ...extras } = parseJsonText(loaderData.page);
  const { school } = matches[0].loaderData;
  return (
    <>
      <PageHead title={title} lead={lead} picture={<Picture name="family" isFirst />} />
      <QuickLinks {...quickLinks} />
      <section className="section pb-0 no-print">
        <div className="wrap">
          <ParentQuestions heading="What parents ask" />
        </div>
      </section>
      <section className="section">
        <div className="wrap">
          <Tabs
            isHeaded
            label={title}
            initial="information"
            tabs={tabs.map(({ id, label, topics }) => ({
              id,
              label,
              panel: (
                <>
                  <h2>{label}</h2>
                  {topics.map((topic) => (
                    <ParentTopic key={topic.id} topic={topic} extras={{ ...extras, school }} />
                  ))}
                </>
              ),
            }))}
          />
        </div>
      </section>
    </>
  );
}

function QuickLinks({ heading, links }: ParentsContent['quickLinks']) {
  return (
    <nav className="section sand no-print" aria-labelledby="quick-links">
      <div className="wrap">
        <h2 className="mark" id="quick-links">
          {heading}
        </h2>
        <ul className="quick">
          {links.map(({ label, text, href }) => (
            <li key={label}>
              <a href={href}>
                <b>{label}</b>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
