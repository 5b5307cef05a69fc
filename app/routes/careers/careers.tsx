import { data, useLocation } from 'react-router';
import { Island } from '#app/islands/island.tsx';
import { sender, services } from '#app/services.server.ts';
import { pageMeta } from '#app/shell/page/page-meta.ts';
import { StructuredData } from '#app/shell/page/structured-data.tsx';
import { noticeInWords } from '#features/content/privacy-notice.ts';
import { schoolFacts } from '#features/content/school-facts.ts';
import { jobPosting } from '#features/content/structured-data/job-posting.ts';
import { wordsOn } from '#features/content/time/words-on.ts';
import {
  ApplyForAPost,
  referenceIn,
  refusalOn,
} from '#features/recruitment/components/apply-for-a-post.tsx';
import { Countdown } from '#features/recruitment/components/countdown.tsx';
import { applicationIntake } from '#features/recruitment/intake/application-intake.server.ts';
import { jobApplication } from '#features/recruitment/job-application.ts';
import { timeUntil } from '#features/recruitment/openings/countdown.ts';
import {
  type AdvertisedOpening,
  findOpening,
  isOpen,
} from '#features/recruitment/openings/opening.ts';
import { advertisedOpenings } from '#features/recruitment/openings/opening-statuses.server.ts';
import { PostedEarly } from '#forms/components/early-form.tsx';
import { formDraftKey, formListKey } from '#forms/device/form-keys.ts';
import { answerPosted } from '#forms/take-posted.server.ts';
import { dayInLusaka, type PlainDate, startInLusaka } from '#lib/dates/plain-date.ts';
import { pageHeaders, publicUnless } from '#lib/http/public-page.ts';
import { allFilledIn } from '#lib/text/filled-in.ts';
import { NoticeFromServer } from '#ui/notice.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { Picture } from '#ui/picture.tsx';
import { Reasons } from '#ui/text/reasons.tsx';
import type { Route } from './+types/careers.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { content, clock } = context.get(services);
  const { notices, ...careers } = content.careers;
  const [notice] = notices;
  if (!notice) throw new Error('The content has at least one notice');
  const now = clock.now();
  const today = dayInLusaka(now);
  return data(
    {
      careers: allFilledIn(wordsOn(careers, today), schoolFacts(content)),
      openings: await advertisedOpenings(context.get(services)),
      school: content.school,
      today,
      askedAt: now.toISOString(),
      timeLeft: timeUntil(startInLusaka(content.school.openingDay).getTime(), now.getTime()),
      sentences: noticeInWords(notice, content.school),
    },
    { headers: publicUnless(request, ['submitted', 'tooLarge'], ['position']) },
  );
}

/** The form, posted without a script. */
export function action({ request, context }: Route.ActionArgs) {
  return answerPosted(applicationIntake, request, context.get(services), context.get(sender));
}

export const headers = pageHeaders;

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  const careers = loaderData?.careers;
  const search = new URLSearchParams(args.location.search);
  const selected =
    loaderData && findOpening(loaderData.openings, search.get('position'), loaderData.today);
  return pageMeta(args, {
    title: search.has('submitted')
      ? careers?.received.heading
      : selected
        ? `Apply for ${selected.title}`
        : careers?.title,
    description: careers?.lead,
    sharedTitle: careers?.title,
  });
}

export default function Careers({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { careers, openings, school, today, askedAt, timeLeft, sentences } = loaderData;
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const reference = actionData ? undefined : referenceIn(query);
  const refusal = refusalOn(query, actionData);
  const selected = findOpening(openings, query.get('position'), today);
  const { title, openings: heading, generalInterest, received } = careers;
  const { slug, name, email } = school;
  return (
    <>
      {!reference && (
        <StructuredData nodes={postings(selected ? [selected] : openings, today, matches[0])} />
      )}
      <NoticeFromServer
        notice={refusal && { title: refusal.title, text: refusal.detail, isDestructive: true }}
      />
      {reference ? (
        <PageHead title={title} picture={<Picture name="drum" isFirst />} isCompact />
      ) : (
        <>
          <PageHead title={title} lead={careers.lead} picture={<Picture name="drum" isFirst />}>
            <div data-until-sent>
              <Countdown
                openingDay={school.openingDay}
                timeLeft={timeLeft}
                opened={careers.opened}
              />
            </div>
          </PageHead>
          <div data-until-sent>
            <Reasons {...careers.why} />
          </div>
        </>
      )}
      {reference && (
        <PostedEarly
          draft={formDraftKey(jobApplication, slug)}
          sent={{
            list: formListKey(jobApplication, slug),
            answers: {},
            submissionDate: askedAt,
            reference,
          }}
        />
      )}
      <Island
        name="careers"
        component={ApplyForAPost}
        props={{
          school: { slug, name, email },
          text: { title, openings: heading, generalInterest, received },
          openings,
          today,
          sentences,
          posted: actionData,
          query: search,
        }}
      />
    </>
  );
}

/** The openings as search engines read them; closed ones are none. */
function postings(
  openings: AdvertisedOpening[],
  today: PlainDate,
  { loaderData: { school, publicUrl } }: Route.ComponentProps['matches'][0],
): object[] {
  return openings
    .filter((opening) => isOpen(opening, today))
    .flatMap(
      (opening) =>
        jobPosting({ ...opening, description: [opening.description] }, school, publicUrl, today) ??
        [],
    );
}
