import { useState } from 'react';
import { data, Link, redirect, useNavigate, useSearchParams } from 'react-router';
import { sender, services } from '#app/services.server.ts';
import type { Answers } from '#features/enrollment/answers.ts';
import { submitApplication } from '#features/enrollment/commands.server.ts';
import { AfterSubmit } from '#features/enrollment/components/after-submit.tsx';
import { BackAgain } from '#features/enrollment/components/back-again.tsx';
import { Wizard } from '#features/enrollment/components/wizard.tsx';
import { keepApplication } from '#features/enrollment/kept-application.ts';
import { NOT_STORED, RECEIVED } from '#features/enrollment/notices.ts';
import {
  type PostedStep,
  readPress,
  readStep,
  refusalOf,
  stepAfterRefusal,
} from '#features/enrollment/posted-step.ts';
import { noticeInWords } from '#features/enrollment/privacy-notice.ts';
import { findSubmittedApplication, getApplicationId } from '#features/enrollment/queries.server.ts';
import { STEP_COUNT, stepName } from '#features/enrollment/questions.ts';
import type { Refusal } from '#features/enrollment/schema.ts';
import { readFormRequest } from '#lib/form-request.server.ts';
import { caughtProgram, pressedOnOf } from '#lib/form-time.server.ts';
import { dayInLusaka } from '#lib/plain-date.ts';
import { pageHeaders, personalPage, publicUnless } from '#lib/public-page.ts';
import { sendWhenLoaded } from '#lib/send-when-loaded.ts';
import { retryAfter, tooManyRefusal } from '#lib/sender.server.ts';
import { ClearDevice } from '#ui/clear-device.tsx';
import { Drawing } from '#ui/drawing.tsx';
import { reading } from '#ui/drawings/reading.ts';
import { NoticeFromServer } from '#ui/notice.tsx';
import { notify } from '#ui/notify.ts';
import { PageHead } from '#ui/page-head.tsx';
import { Reasons } from '#ui/reasons.tsx';
import { pageMeta } from '../../shell/page-meta.ts';
import type { Route } from './+types/apply.ts';
import { receiptCookie } from './receipt-cookie.server.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { content, clock, store } = context.get(services);
  const { notices, ...enrollment } = content.enrollment;
  const notice = notices[0];
  if (!notice) throw new Error('The content has at least one notice');
  const search = new URL(request.url).searchParams;
  const receiptId: unknown = await receiptCookie.parse(request.headers.get('Cookie'));
  const submitted =
    search.has('submitted') && typeof receiptId === 'string'
      ? await findSubmittedApplication(store, receiptId)
      : undefined;
  return data(
    {
      enrollment,
      school: content.school,
      today: dayInLusaka(clock.now()),
      notice: { version: notice.version, sentences: noticeInWords(notice, content.school) },
      submitted: submitted && {
        reference: submitted.reference,
        submissionDate: submitted.submissionDate,
        sections: submitted.copy.sections,
      },
    },
    { headers: publicUnless(request, ['step', 'submitted']) },
  );
}

/** The form as it is posted while React is not there: step by step, or all at once without scripts. */
export async function action({ request, context }: Route.ActionArgs) {
  const dependencies = context.get(services);
  const { clock, store, publicUrl, log } = dependencies;
  const form = await readFormRequest(request);
  const pressedOn = pressedOnOf(form);
  const press = readPress(form, dayInLusaka(clock.now()));
  if (!('submit' in press)) return answer(press, press.refusal ? 422 : 200);

  const { submit: answers, from, isLongForm } = press;
  // A step of the wizard may be the last of several presses; the long form is filled in at a stretch.
  const caught = isLongForm && caughtProgram(form, dependencies);
  if (caught) return answer({ step: from, answers, refusal: refusalOf(caught) }, 422);
  let receiptId: string;
  try {
    const result = await submitApplication(dependencies, {
      input: answers,
      pressedOn,
      sender: context.get(sender),
    });
    if (result.outcome === 'refused') {
      const { refusal } = result;
      return answer({ step: stepAfterRefusal(refusal, from), answers, refusal }, 422);
    }
    if (result.outcome === 'tooMany') {
      return answer(
        { step: from, answers, refusal: tooManyRefusal(result) },
        429,
        retryAfter(result),
      );
    }
    if (result.outcome === 'keyReused') throw new Error('The answers make the key');
    receiptId = await getApplicationId(store, result.receipt.reference);
  } catch (error) {
    log.error({ error: error instanceof Error ? error.name : 'unknown' }, 'application not stored');
    return answer({ step: from, answers, refusal: NOT_STORED }, 503);
  }
  const secure = publicUrl.startsWith('https:');
  const cookie = await receiptCookie.serialize(receiptId, { secure });
  throw redirect('/enrollment?submitted', { status: 303, headers: { 'Set-Cookie': cookie } });
}

function answer(posted: PostedStep, status: number, more?: Record<string, string>) {
  return data(posted, { status, headers: { ...personalPage, ...more } });
}

export const headers = pageHeaders;

/** The steps are the browser's own business; going from one to the next asks the server nothing. */
export function shouldRevalidate() {
  return false;
}

export function meta({ matches, location, loaderData }: Route.MetaArgs) {
  const search = new URLSearchParams(location.search);
  const step = readStep(search.get('step'));
  const title = search.has('submitted')
    ? 'Enrollment'
    : `Enrollment, step ${step} of ${STEP_COUNT}: ${stepName(step)}`;
  return pageMeta(
    { matches, location },
    { title, description: loaderData?.enrollment.ageRule, sharedTitle: 'Enrollment' },
  );
}

export default function Apply({ loaderData, actionData }: Route.ComponentProps) {
  const { enrollment, school, today, notice, submitted } = loaderData;
  const [search] = useSearchParams();
  const isSubmitted = search.has('submitted') && !actionData;
  const isFirstStep = !isSubmitted && (actionData?.step ?? readStep(search.get('step'))) === 1;
  const [clearings, setClearings] = useState(0);
  const navigate = useNavigate();

  async function submit(answers: Answers): Promise<Refusal | undefined> {
    const entry = keepApplication(school.slug, answers, notice.version);
    const outcome = await sendWhenLoaded(async () =>
      (await import('#features/enrollment/delivery.ts')).sendApplication(school.slug, entry),
    );
    if (outcome.kind === 'refused') return outcome.problem;
    if (outcome.kind === 'received') notify(RECEIVED);
    await navigate('/enrollment?submitted', { replace: true });
  }

  return (
    <>
      <PageHead
        title={enrollment.title}
        lead={enrollment.ageRule}
        picture={<Drawing drawing={reading} className="not-on-phones" />}
        isCompact={!isFirstStep}
      />
      <section className="sec">
        <div className="wrap narrow">
          {isSubmitted ? (
            <AfterSubmit school={school} today={today} fromServer={submitted} />
          ) : (
            <>
              <NoticeFromServer notice={noticeOf(actionData)} />
              {!actionData && (
                <BackAgain slug={school.slug} onStartAgain={() => setClearings(clearings + 1)} />
              )}
              <Wizard
                key={clearings}
                slug={school.slug}
                today={today}
                sentences={notice.sentences}
                posted={actionData}
                onSubmit={submit}
              />
              <p className="small muted mt-g5">
                Your progress is saved locally, on this device only, for you to resume later. You
                can close this page and come back.{' '}
                <Link to="/enrollment/another-device">Continue on another device</Link>
              </p>
            </>
          )}
          <ClearDevice slug={school.slug} onCleared={() => setClearings(clearings + 1)} />
        </div>
      </section>
      <Reasons {...enrollment.why} isOnSand />
    </>
  );
}

function noticeOf(posted: PostedStep | undefined) {
  const refusal = posted?.refusal;
  return refusal && { title: refusal.title, text: refusal.detail, isDestructive: true };
}
