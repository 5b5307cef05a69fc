import { data } from 'react-router';
import { sender, services } from '#app/services.server.ts';
import { pageMeta } from '#app/shell/page/page-meta.ts';
import { nextPtaMeetings } from '#features/calendar/next-meetings.ts';
import { formFacts } from '#features/parent-forms/form-facts.ts';
import { parentFormIntake } from '#features/parent-forms/form-intake.server.ts';
import { formPage } from '#features/parent-forms/form-texts.ts';
import { answerPosted } from '#forms/take-form.server.ts';
import { weekdayName, writtenDate } from '#lib/dates/plain-date.ts';
import { pageHeaders, publicPage } from '#lib/http/public-page.ts';
import { allFilledIn } from '#lib/text/filled-in.ts';
import { unbroken } from '#lib/text/no-break-spaces.ts';
import { UnbrokenText } from '#ui/text/unbroken-text.tsx';
import type { Route } from './+types/pta.ts';
import { ParentFormScreen } from './parent-form-screen.tsx';

const kind = 'pta-membership';
const MEETINGS = 3;

export function loader({ context }: Route.LoaderArgs) {
  const { content, clock } = context.get(services);
  const facts = formFacts(content);
  const { meetings, payment } = allFilledIn(content.forms.pta, facts);
  const next = nextPtaMeetings(content, clock.now(), MEETINGS).map(({ on, time, isPublished }) => ({
    words: `${weekdayName(on)}, ${writtenDate(on)}, ${unbroken(time)}`,
    isPublished,
  }));
  const page = formPage(content, kind, facts, clock.now());
  return data({ page, payment, meetings, next }, { headers: publicPage });
}

/** The form as it is posted while React is not there. */
export function action({ request, context }: Route.ActionArgs) {
  const intake = parentFormIntake(kind);
  return answerPosted(intake, request, context.get(services), context.get(sender));
}

export const headers = pageHeaders;

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  return pageMeta(args, { ...loaderData?.page });
}

export default function Pta({ loaderData, actionData }: Route.ComponentProps) {
  const { page, payment, meetings, next } = loaderData;
  return (
    <ParentFormScreen kind={kind} page={page} posted={actionData}>
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
