import { data, redirect } from 'react-router';
import { sender, services } from '#app/services.server.ts';
import { pageMeta } from '#app/shell/page/page-meta.ts';
import { StructuredData } from '#app/shell/page/structured-data.tsx';
import { NextDates } from '#features/calendar/components/next-dates.tsx';
import { nextEvents } from '#features/calendar/school-year.ts';
import { PhotographsOfPage } from '#features/content/sections/components/photographs.tsx';
import { wordsOn } from '#features/content/time/words-on.ts';
import { applicationDay } from '#features/enrollment/enrollment-years.ts';
import { NOT_STORED, THANKS } from '#features/newsletter/form/notices.ts';
import { SubscribeForm } from '#features/newsletter/form/subscribe-form.tsx';
import { subscribe } from '#features/newsletter/intake/commands.server.ts';
import { newsletterSubscription } from '#features/newsletter/submission.ts';
import { caughtProgram } from '#forms/form-time.server.ts';
import { takePosted } from '#forms/take-posted.server.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { readFormRequest } from '#lib/http/form-request.server.ts';
import { givenBack, pageHeaders, personalPage, publicUnless } from '#lib/http/public-page.ts';
import { allFilledIn } from '#lib/text/filled-in.ts';
import { NoticeFromServer } from '#ui/notice.tsx';
import type { Route } from './+types/home.ts';
import { Features, Hero, News, Stats, Vision } from './home-sections.tsx';

/** In the address once an address for the newsletter was taken: a reload or Back sends it no second time. */
const TAKEN = 'subscribed';

export function loader({ request, context }: Route.LoaderArgs) {
  const { content, clock } = context.get(services);
  const today = dayInLusaka(clock.now());
  const { usualYear } = applicationDay(content, today);
  const page = allFilledIn(wordsOn(content.home, today), { enrollmentYear: usualYear });
  const { year } = content.calendar;
  const dates = { year, events: nextEvents(content, today, 3) };
  const photographs = content.photographs.about.slice(0, 3);
  const isTaken = new URL(request.url).searchParams.has(TAKEN);
  const headers = publicUnless(request, [TAKEN]);
  return data({ ...page, today, dates, photographs, isTaken }, { headers });
}

/** The newsletter forms, posted without a script. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readFormRequest(request);
  const all = context.get(services);
  const caught = caughtProgram(form, all);
  const typed = form.get('email');
  const email = typeof typed === 'string' ? typed : '';
  const { kind } = newsletterSubscription;
  const posted = { kind, log: all.log, caught, notStored: NOT_STORED };
  const taken = await takePosted(posted, () =>
    subscribe(all, { input: { email }, sender: context.get(sender) }),
  );
  if (taken.outcome === 'stored')
    throw redirect(`/?${TAKEN}`, { status: 303, headers: personalPage });
  const { title, detail: text } = taken.refusal;
  const notice = { title, text, isDestructive: true };
  const headers = { ...givenBack, ...taken.headers };
  return data({ notice, email }, { status: taken.status, headers });
}

export const headers = pageHeaders;

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  return pageMeta(args, {
    title: loaderData?.title,
    description: loaderData?.hero.lead,
    sharedTitle: loaderData?.hero.heading,
  });
}

export default function Home({ loaderData, actionData }: Route.ComponentProps) {
  const { hero, features, stats, news, vision, newsletter, ...more } = loaderData;
  const { today, dates, photographs, isTaken } = more;
  const notice = actionData?.notice ?? (isTaken ? THANKS : undefined);
  return (
    <>
      <NoticeFromServer notice={notice} />
      <Hero hero={hero} />
      <Features features={features} />
      <Stats stats={stats} />
      <News news={news} today={today} nextDates={<NextDates {...dates} />} />
      <PhotographsOfPage page="about" photographs={photographs}>
        <a className="tall" href="/about#photographs">
          See more of the school
        </a>
      </PhotographsOfPage>
      <Vision vision={vision} />
      <section className="post no-print">
        <div className="wrap">
          <div>
            <h2>{newsletter.heading}</h2>
            <p className="mt-g2">{newsletter.lead}</p>
          </div>
          <SubscribeForm
            id="home-email"
            className="join"
            email={actionData?.email}
            isTaken={notice === THANKS}
          />
        </div>
      </section>
      <StructuredData />
    </>
  );
}
