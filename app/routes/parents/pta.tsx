import { data } from 'react-router';
import { pageMeta } from '#app/shell/page/page-meta.ts';
import { nextPtaMeetings } from '#features/calendar/meetings/next-meetings.ts';
import { weekdayName, writtenDate } from '#lib/dates/plain-date.ts';
import { pageHeaders } from '#lib/http/public-page.ts';
import { allFilledIn } from '#lib/text/filled-in.ts';
import { unbroken } from '#lib/text/no-break-spaces.ts';
import { UnbrokenText } from '#ui/text/unbroken-text.tsx';
import type { Route } from './+types/pta.ts';
import { readParentForm, takeParentForm } from './parent-form-route.server.ts';
import { ParentFormScreen } from './parent-form-screen.tsx';

const kind = 'pta-membership';
const MEETINGS = 3;

export function loader(args: Route.LoaderArgs) {
  const { page, content, facts, now, sent, headers } = readParentForm(kind, args);
  const { meetings, payment } = allFilledIn(content.forms[kind], facts);
  const next = nextPtaMeetings(content, now, MEETINGS).map(({ on, time, isPublished }) => ({
    words: `${weekdayName(on)}, ${writtenDate(on)}, ${unbroken(time)}`,
    isPublished,
  }));
  return data({ page, payment, meetings, next, sent }, { headers });
}

export const action = takeParentForm(kind);
export const headers = pageHeaders;

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  return pageMeta(args, { ...loaderData?.page });
}

export default function Pta({ loaderData, actionData }: Route.ComponentProps) {
  const { page, payment, meetings, next, sent } = loaderData;
  return (
    <ParentFormScreen kind={kind} page={page} posted={actionData ?? sent}>
      <section aria-labelledby="payment">
        <h2 id="payment">{payment.heading}</h2>
        {payment.text.map((sentence) => (
          <p key={sentence}>
            <UnbrokenText text={sentence} />
          </p>
        ))}
      </section>
      <section aria-labelledby="meetings">
        <h2 id="meetings">{meetings.heading}</h2>
        <ul>
          {next.map(({ words, isPublished }) => (
            <li key={words}>
              {words}
              {!isPublished && '\u00a0*'}
            </li>
          ))}
        </ul>
        <p className="small">
          {unbroken(meetings.rule)}
          {next.some(({ isPublished }) => !isPublished) && ` ${meetings.notPublished}`}
        </p>
      </section>
    </ParentFormScreen>
  );
}
