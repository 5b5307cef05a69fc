import { data } from 'react-router';
import { services } from '#app/services.server.ts';
import { pageMeta } from '#app/shell/page/page-meta.ts';
import { ClassQuestion } from '#features/enrollment/classes/class-question.tsx';
import {
  birthdaysInWords,
  classesInWords,
  HEADING,
} from '#features/enrollment/classes/class-words.ts';
import { applicationDay } from '#features/enrollment/enrollment-years.ts';
import { dayInLusaka, isRealDate } from '#lib/dates/plain-date.ts';
import { readFormRequest } from '#lib/http/form-request.server.ts';
import { givenBack, pageHeaders, publicPage } from '#lib/http/public-page.ts';
import { NoticeFromServer } from '#ui/notice.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { FactsTable } from '#ui/text/facts-table.tsx';
import { LinkedText } from '#ui/text/linked-text.tsx';
import type { Route } from './+types/which-class.ts';

const MISSING = 'Enter your child’s date of birth';
const UNREADABLE = 'Write the date of birth as year, month and day, such as 2020-05-14';
const NOT_PAST = 'The date of birth must be a real day in the past';

export function loader({ context }: Route.LoaderArgs) {
  const { content, clock } = context.get(services);
  const { today, usualYear } = applicationDay(content, dayInLusaka(clock.now()));
  const { ageRule, classes } = content.enrollment;
  return data(
    {
      today,
      usualYear,
      ageRule,
      birthdays: birthdaysInWords(classes, usualYear),
      phone: content.school.admissionsPhone,
    },
    { headers: publicPage },
  );
}

/** Nothing is kept of what was asked. */
export async function action({ request, context }: Route.ActionArgs) {
  const { content, clock } = context.get(services);
  const { today, usualYear } = applicationDay(content, dayInLusaka(clock.now()));
  const bornOn = String((await readFormRequest(request)).get('bornOn') ?? '').trim();
  if (!isRealDate(bornOn) || bornOn >= today || bornOn < '1900') {
    const error = bornOn === '' ? MISSING : isRealDate(bornOn) ? NOT_PAST : UNREADABLE;
    return data({ bornOn, error, years: [] }, { status: 422, headers: givenBack });
  }
  const years = classesInWords(content.enrollment.classes, bornOn, usualYear);
  return data({ bornOn, error: undefined, years }, { headers: givenBack });
}

export const headers = pageHeaders;

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: HEADING, description: args.loaderData?.ageRule });
}

export default function WhichClass({ loaderData, actionData }: Route.ComponentProps) {
  const { today, usualYear, ageRule, birthdays, phone } = loaderData;
  const { bornOn, error, years = [] } = actionData ?? {};
  const [first] = years;
  return (
    <>
      <PageHead title={HEADING} lead={ageRule} isCompact />
      <section className="section">
        <div className="wrap narrow">
          <NoticeFromServer
            notice={error ? { title: 'Error', text: error, isDestructive: true } : undefined}
          />
          {first && (
            <div className="panel">
              <h2>{`In ${first.year}: ${first.words}`}</h2>
              <FactsTable
                caption="Year by year"
                head={['Year', 'Class']}
                rows={years.map(({ year, words }) => [year, words])}
              />
              <p className="row">
                <a className="btn" href="/enrollment">
                  Apply for a place
                </a>
              </p>
            </div>
          )}
          <ClassQuestion today={today} bornOn={bornOn ?? ''} error={error} />
          <p className="mt-g5">
            <LinkedText
              text={`The class depends on how old the child is on January 1st. A child who started school earlier or later may join another class, and rules can change: please ask us at ${phone}.`}
            />
          </p>
          <FactsTable
            caption={`The classes of ${usualYear}`}
            head={['Class', 'For children born from']}
            rows={birthdays}
          />
        </div>
      </section>
    </>
  );
}
