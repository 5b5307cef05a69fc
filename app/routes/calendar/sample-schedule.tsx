import { data } from 'react-router';
import { services } from '#app/services.server.ts';
import { pageMeta } from '#app/shell/page/page-meta.ts';
import { SCHEDULE_SHEET } from '#features/calendar/print/sheets.ts';
import { schoolDays } from '#features/calendar/school-day.ts';
import { pageHeaders, publicPage } from '#lib/http/public-page.ts';
import { filledIn } from '#lib/text/filled-in.ts';
import { parseJsonText, toJsonText } from '#lib/text/json-text.ts';
import { unbroken } from '#lib/text/no-break-spaces.ts';
import { PageHead } from '#ui/page-head.tsx';
import { PrintLink } from '#ui/print-link.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { FactsTable } from '#ui/text/facts-table.tsx';
import type { Route } from './+types/sample-schedule.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { schedule, school, calendar } = context.get(services).content;
  const dismissal = calendar.earlyDismissal.time;
  const examples = filledIn(schedule.examples, { dismissal });
  const page = { schedule: { ...schedule, examples }, school: { hours: school.hours } };
  return data({ page: toJsonText(page) }, { headers: publicPage });
}

export const headers = pageHeaders;

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  const schedule = loaderData && parseJsonText(loaderData.page).schedule;
  return pageMeta(args, { title: schedule?.title, description: schedule?.description });
}

export default function SampleSchedule({ loaderData }: Route.ComponentProps) {
  const page = parseJsonText(loaderData.page);
  const { title, lead, examples } = page.schedule;
  const days = schoolDays(page);
  return (
    <>
      <PageHead title={title} lead={lead} cloth="mphasa" />
      <section className="section" id="schedule">
        <div className="wrap">
          <Tabs
            isHeaded
            label={title}
            initial={days[0]?.id ?? ''}
            tabs={days.map(({ id, name, day, week }) => ({
              id,
              label: unbroken(name),
              panel: (
                <>
                  <h2>{unbroken(name)}</h2>
                  <FactsTable {...day} />
                  <FactsTable {...week} />
                </>
              ),
            }))}
          />
          <p>{unbroken(examples)}</p>
          <p className="row no-print">
            <a className="btn" href={`/calendar/${SCHEDULE_SHEET}.pdf`}>
              Download as PDF
            </a>
            <PrintLink className="btn line" href="#schedule">
              Print this page
            </PrintLink>
            <a href="/parents#hours">Back to School Hours</a>
          </p>
        </div>
      </section>
    </>
  );
}
