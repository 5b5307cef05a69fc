import { data, redirect, useLocation } from 'react-router';
import { Island } from '#app/islands/island.tsx';
import { sender, services } from '#app/services.server.ts';
import { pageMeta } from '#app/shell/page/page-meta.ts';
import { noticeInWords } from '#features/content/privacy-notice.ts';
import { HEADING, WHICH_CLASS } from '#features/enrollment/classes/class-words.ts';
import { applicationDay } from '#features/enrollment/enrollment-years.ts';
import { answersOfGuardians } from '#features/enrollment/form/another-child/answers-of-guardians.ts';
import { emptyAnswers } from '#features/enrollment/form/answers.ts';
import { AnswersWait } from '#features/enrollment/form/components/answers-wait.tsx';
import { ApplicationForm } from '#features/enrollment/form/components/application-form.tsx';
import { applicationsKey, draftKey } from '#features/enrollment/form/device-keys.ts';
import { intents } from '#features/enrollment/form/intents.ts';
import {
  type PostedStep,
  readPress,
  readStep,
  stepAfterRefusal,
} from '#features/enrollment/form/posted-step.ts';
import { REVIEW_STEP, titleOf } from '#features/enrollment/form/step-names.ts';
import { applicationIntake } from '#features/enrollment/intake/application-intake.server.ts';
import { criteriaOf } from '#features/enrollment/places/criteria.ts';
import { howPlacesAreGiven } from '#features/enrollment/places/how-places-are-given.ts';
import { HourDoesNotMatter } from '#features/enrollment/rounds/components/hour-does-not-matter.tsx';
import { listRoundsToApply } from '#features/enrollment/rounds/open-round.server.ts';
import { PostedEarly } from '#forms/components/early-form.tsx';
import { caughtProgram, pressedOnOf } from '#forms/form-time.server.ts';
import { readSent, sentAddress } from '#forms/sent-address.server.ts';
import { onDevice, takePostedForm } from '#forms/take-posted.server.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { readFormRequest } from '#lib/http/form-request.server.ts';
import { givenBack, pageHeaders, publicUnless } from '#lib/http/public-page.ts';
import { NoticeFromServer } from '#ui/notice.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { Reasons } from '#ui/text/reasons.tsx';
import type { Route } from './+types/apply.ts';
import { BeneathForm } from './beneath-form.tsx';
import {
  cookieOfPosted,
  findConfirmed,
  findPosted,
  type Receipt,
} from './posted-application.server.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const dependencies = context.get(services);
  const { content, clock, secret } = dependencies;
  const {
    notices,
    classes: _,
    offerDays: _days,
    offerSchoolDays: _school,
    waitingOrder: _order,
    ...enrollment
  } = content.enrollment;
  const notice = notices[0];
  if (!notice) throw new Error('The content has at least one notice');
  const search = new URL(request.url).searchParams;
  const posted = search.has('submitted') ? await findConfirmed(request, dependencies) : undefined;
  const sent = readSent<Receipt>(request, { secret, now: clock.now() });
  const submitted = posted ? { ...sent, ...posted.receipt } : sent;
  const rounds = await listRoundsToApply(dependencies.store.read, clock.now());
  return data(
    {
      enrollment,
      school: content.school,
      papers: content.papers.items.map(({ label, from, to }) => ({ label, from, to })),
      day: applicationDay(content, dayInLusaka(clock.now())),
      notice: { version: notice.version, sentences: noticeInWords(notice, content.school) },
      submitted,
      entry: posted?.entry,
      rounds,
      given: howPlacesAreGiven(criteriaOf(content.enrollment), rounds),
    },
    { headers: publicUnless(request, ['submitted', 'sent'], ['step']) },
  );
}

/** The form as it is posted while React is not there: step by step, or all at once without scripts. */
export async function action({ request, context }: Route.ActionArgs) {
  const dependencies = context.get(services);
  const { clock, content, store, secret } = dependencies;
  const form = await readFormRequest(request);
  const pressedOn = pressedOnOf(form);
  const day = applicationDay(content, dayInLusaka(clock.now()));
  if (form.get('intent') === intents.anotherChild) {
    const earlier = await findPosted(request, store);
    const kept = earlier && answersOfGuardians(earlier.entry.answers);
    const answers = { ...emptyAnswers(), enrollmentYear: day.usualYear, ...kept };
    return answer({ step: 1, answers, togetherWith: earlier?.receipt.reference }, 200);
  }
  const press = readPress(form, day);
  if (!('submit' in press)) return answer(press, press.refusal ? 422 : 200);

  const { submit: answers, togetherWith, from, isLongForm } = press;
  // A step of the wizard may be the last of several presses; the long form is filled in at a stretch.
  const caught = isLongForm ? caughtProgram(form, dependencies) : undefined;
  const taken = await takePostedForm(applicationIntake, dependencies, {
    input: { ...answers, togetherWith },
    pressedOn,
    caught,
    sender: context.get(sender),
  });
  if (taken.outcome !== 'stored') {
    const { refusal, status, headers } = taken;
    const step = refusal.errors.length > 0 ? stepAfterRefusal(refusal, from) : from;
    return answer({ step, answers, refusal, togetherWith }, status, headers);
  }
  const { reference, submissionDate } = taken.receipt;
  const told: Receipt = { reference, submissionDate, ...onDevice(taken.signed) };
  const address = sentAddress('/enrollment?submitted', told, { secret, now: clock.now() });
  throw redirect(address, { status: 303, headers: await cookieOfPosted(dependencies, reference) });
}

/** What the device keeps of a receipt to bring the application back with. */
const keptOf = ({ key, proof, epoch }: Receipt) =>
  key && proof && epoch ? { key, proof, epoch } : {};

function answer(posted: PostedStep, status: number, more?: Record<string, string>) {
  return data(posted, { status, headers: { ...givenBack, ...more } });
}

export const headers = pageHeaders;

export function meta({ matches, location, loaderData }: Route.MetaArgs) {
  const search = new URLSearchParams(location.search);
  const step = readStep(search.get('step'));
  // Step 1 is all of the form where no script runs; with one the form says which step it shows.
  const title = step === 1 || search.has('submitted') ? 'Enrollment' : titleOf(step);
  return pageMeta(
    { matches, location },
    { title, description: loaderData?.enrollment.ageRule, sharedTitle: 'Enrollment' },
  );
}

export default function Apply({ loaderData, actionData }: Route.ComponentProps) {
  const { enrollment, school, papers, day, notice, submitted, entry, rounds, given } = loaderData;
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const step = query.has('submitted') ? undefined : stepOf(query, actionData);
  const { slug, name, admissionsEmail, admissionsPhone, answerWithin } = school;
  return (
    <>
      <PageHead title={enrollment.title} lead={enrollment.ageRule} isCompact={step !== 1} isShort>
        <a href={WHICH_CLASS}>{HEADING}</a>
      </PageHead>
      <section className="section">
        <div className="wrap narrow">
          <NoticeFromServer notice={noticeOf(actionData)} />
          <HourDoesNotMatter rounds={rounds} />
          {submitted && entry && (
            <PostedEarly
              draft={draftKey(slug)}
              sent={{
                list: applicationsKey(slug),
                ...entry,
                submissionDate: submitted.submissionDate,
                reference: submitted.reference,
                ...keptOf(submitted),
              }}
            />
          )}
          {step === REVIEW_STEP && !actionData && <AnswersWait />}
          <Island
            name="enrollment"
            component={ApplicationForm}
            props={{
              school: { slug, name, admissionsEmail, admissionsPhone, answerWithin },
              papers,
              day,
              notice,
              submitted,
              posted: actionData,
              query: search,
            }}
          />
          <BeneathForm isSubmitted={query.has('submitted')} given={given} />
        </div>
      </section>
      <Reasons {...enrollment.why} isOnSand />
    </>
  );
}

function stepOf(query: URLSearchParams, posted: PostedStep | undefined): number {
  return posted?.step ?? readStep(query.get('step'));
}

function noticeOf(posted: PostedStep | undefined) {
  const refusal = posted?.refusal;
  return refusal && { title: refusal.title, text: refusal.detail, isDestructive: true };
}
