import { data } from 'react-router';
import { type Services, sender, services } from '#app/services.server.ts';
import { applicationsKey } from '#features/enrollment/device-keys.ts';
import { LIST_ID, listApplications } from '#features/enrollment/list-applications.ts';
import { findApplicationState } from '#features/enrollment/queries.server.ts';
import { enrollmentStatusWords } from '#features/enrollment/status-words.ts';
import { findPaymentState } from '#features/meals/payment-queries.server.ts';
import { paymentStateWordsFor } from '#features/meals/payment-state.ts';
import { parentForms } from '#features/parent-forms/parent-forms.ts';
import { findParentFormState } from '#features/parent-forms/queries.server.ts';
import { findJobApplicationState } from '#features/recruitment/queries.server.ts';
import { jobApplicationStatusWords } from '#features/recruitment/status-words.ts';
import { readFormRequest } from '#lib/form-request.server.ts';
import { countGuess, forgetGuesses } from '#lib/guesses.server.ts';
import { dayInLusaka, writtenDate } from '#lib/plain-date.ts';
import { pageHeaders, personalPage, publicPage } from '#lib/public-page.ts';
import { readAnyReference, readReference } from '#lib/reference.ts';
import { retryAfter } from '#lib/sender.server.ts';
import { telephoneLink } from '#lib/telephone.ts';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { InlineScript } from '#ui/inline-script.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { Picture } from '#ui/picture.tsx';
import type { Route } from './+types/status.ts';
import { StatusForm, type StatusQuestion } from './status-form.tsx';

/** No application has it: looked for in the place of what is no reference, so that both take the same time. */
const NOBODYS = 'EN-0000-0000';

const formPrefixes = parentForms.map(({ prefix }) => prefix);

interface StatusAnswer {
  asked: StatusQuestion;
  isTooMany?: true;
  state?: { reference: string; title: string; meaning: string; awaited: string; since: string };
}

export function loader() {
  return data(null, { headers: publicPage });
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readFormRequest(request);
  const asked = {
    reference: textOf(form.get('reference')),
    studentDOB: textOf(form.get('studentDOB')),
    email: textOf(form.get('email')),
    proof: textOf(form.get('proof')),
  };
  const tooMany = await countGuess(context.get(services), context.get(sender), asked.reference);
  if (tooMany) {
    const answer: StatusAnswer = { asked, isTooMany: true };
    const headers = { ...personalPage, ...retryAfter({ outcome: 'tooMany', ...tooMany }) };
    return data(answer, { status: 429, headers });
  }
  const state = await findState(context.get(services).store, asked);
  if (state) await forgetGuesses(context.get(services), asked.reference);
  const answer: StatusAnswer = { asked, ...(state && { state }) };
  return data(answer, { status: state ? 200 : 422, headers: personalPage });
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value.trim().slice(0, 300) : '';
}

/** Refusals are all the same: nobody learns which part was wrong, or whether a reference exists. */
async function findState(
  store: Services['store'],
  { reference, studentDOB, email, proof }: StatusQuestion,
): Promise<StatusAnswer['state']> {
  const forJob = readReference(reference, 'JA');
  if (forJob) {
    const state = await findJobApplicationState(store, { reference: forJob, email });
    return state && inWords(forJob, jobApplicationStatusWords[state.status], state.since);
  }
  const forForm = readAnyReference(reference, formPrefixes);
  if (forForm) {
    const state = await findParentFormState(store, { reference: forForm, proof: proof || email });
    return state && inWords(forForm, state.told, state.since);
  }
  const forMeals = readReference(reference, 'MP');
  if (forMeals) {
    const payment = await findPaymentState(store, { reference: forMeals, proof: proof || email });
    if (!payment) return undefined;
    return inWords(forMeals, paymentStateWordsFor(payment), payment.since);
  }
  const forPlace = readReference(reference, 'EN') ?? NOBODYS;
  const state = await findApplicationState(store, { reference: forPlace, studentDOB });
  return state && inWords(forPlace, enrollmentStatusWords[state.status], state.since);
}

function inWords(
  reference: string,
  words: { title: string; meaning: string; awaited: string },
  since: string,
) {
  return { reference, ...words, since: writtenDate(dayInLusaka(new Date(since))) };
}

export const headers = pageHeaders;
export const handle = { isWithoutScript: true };

export function meta({ matches }: Route.MetaArgs) {
  return [
    { title: `Application status · ${matches[0].loaderData?.school.name ?? ''}` },
    { name: 'description', content: 'See how far what you sent us has come.' },
  ];
}

export default function Status({ actionData, matches }: Route.ComponentProps) {
  const { school } = matches[0].loaderData;
  const state = actionData?.state;
  return (
    <>
      <PageHead
        title={state ? state.title : 'Where is my application?'}
        isCompact
        picture={<Picture name="messenger" isFirst />}
      />
      <section className="sec">
        <div className="wrap narrow">
          {state ? (
            <>
              <p className="lead">{state.meaning}</p>
              <dl className="dl">
                <div>
                  <dt>Reference</dt>
                  <dd>{state.reference}</dd>
                </div>
                <div>
                  <dt>Since</dt>
                  <dd>{state.since}</dd>
                </div>
                <div>
                  <dt>Who is next</dt>
                  <dd>{state.awaited}</dd>
                </div>
              </dl>
            </>
          ) : (
            <>
              {actionData && (
                <ErrorSummary errors={[]} detail={actionData.isTooMany ? TOO_MANY : NOT_FOUND} />
              )}
              <StatusForm asked={actionData?.asked} />
            </>
          )}
          <section id={LIST_ID} className="note mt-g5" hidden />
          <InlineScript
            text={`try{(${listApplications})(document.getElementById(${JSON.stringify(LIST_ID)}),localStorage.getItem(${JSON.stringify(applicationsKey(school.slug))}))}catch{}`}
          />
          <p className="mt-g5">
            Questions? Call <a href={telephoneLink(school.phone)}>{school.phone}</a> and say your
            reference.
          </p>
          {state && <a href="/status">Look up another application</a>}
        </div>
      </section>
    </>
  );
}

const NOT_FOUND =
  'We find no application with these answers. Please look at each of them again: the reference must be as we gave it to you, and the date of birth or email address as it was in the application.';
const TOO_MANY =
  'This has been tried very many times in a short while. Please wait an hour and try again, or call us.';
