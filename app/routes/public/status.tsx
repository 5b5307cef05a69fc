import { data, redirect } from 'react-router';
import { sender, services } from '#app/services.server.ts';
import { LIST_CHANGED } from '#features/enrollment/form/components/device-list.enhance.ts';
import {
  fillDeviceList,
  LIST_ID,
  showDeviceList,
} from '#features/enrollment/form/components/fill-device-list.ts';
import { applicationsKey } from '#features/enrollment/form/device-keys.ts';
import { writeBirthDatePass } from '#features/enrollment/guardians/family-page/birth-date-pass.server.ts';
import { readStatusReference, type StatusProof } from '#features/submissions/at-school.server.ts';
import { dayInLusaka, writtenDate } from '#lib/dates/plain-date.ts';
import { readFormRequest } from '#lib/http/form-request.server.ts';
import { pageHeaders, personalPage, publicUnless } from '#lib/http/public-page.ts';
import { countGuess, keepRightKey } from '#lib/rate-limit/guesses.server.ts';
import { retryAfter } from '#lib/rate-limit/sender.server.ts';
import { telephoneLink } from '#lib/text/telephone.ts';
import { ErrorSummary } from '#ui/fields/error-summary.tsx';
import { InlineScript } from '#ui/inline-script.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { Picture } from '#ui/picture.tsx';
import { leadTo } from '../../shell/opened-link.server.ts';
import type { Route } from './+types/status.ts';
import { FoundStatus, type FoundStatusProps } from './found-status.tsx';
import { forgetReference, keepReference, readKeptReference } from './status-cookie.server.ts';
import {
  isStatusProof,
  proofQuestions,
  referenceError,
  StatusForm,
  type StatusQuestion,
} from './status-form.tsx';

interface StatusAnswer {
  asked: StatusQuestion;
  errors: { field: string; message: string }[];
  /** Said when no single field is to blame. */
  refusal?: string;
  told?: FoundStatusProps['status'];
}

/** Names the question of the second step. */
const ASKS = 'asks';

/** The second step has an address of its own; a browser without the cookie is asked for the reference once more. */
export async function loader({ request }: Route.LoaderArgs) {
  const name = new URL(request.url).searchParams.get(ASKS) ?? '';
  const asked: StatusQuestion = { reference: '' };
  if (isStatusProof(name)) {
    const kept = readStatusReference(await readKeptReference(request));
    asked.proof = { name, answer: '' };
    if (kept?.status.asks === name) asked.reference = kept.reference;
  }
  return data({ asked }, { headers: publicUnless(request, [ASKS]) });
}

/**
 * The reference alone leads to the question that its kind calls for; both together are looked up. What is said before
 * the right answer depends on what was typed, never on what anybody has sent: nobody learns which part was wrong, or
 * whether a reference exists.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readFormRequest(request);
  const typed = textOf(form.get('reference'));
  const known = readStatusReference(typed);
  if (!known) {
    const errors = [{ field: 'reference', message: referenceError(typed) }];
    return answer({ asked: { reference: typed }, errors }, 422);
  }
  const { reference, status } = known;
  const { asks } = status;
  // Those who sent a parents' form or a payment may answer in either field.
  const given = [form.get(asks), asks === 'proof' ? form.get('email') : null];
  const dependencies = context.get(services);
  if (given.every((one) => one === null)) {
    const headers = await keepReference(reference, dependencies.publicUrl);
    return redirect(`/status?${ASKS}=${asks}`, { status: 303, headers });
  }
  const said = given.map(textOf).find(Boolean) ?? '';
  const asked = { reference, proof: { name: asks, answer: said } };
  if (!said) {
    const errors = [{ field: asks, message: proofQuestions[asks].missing }];
    return answer({ asked, errors }, 422);
  }
  const guess = { sender: context.get(sender), reference };
  const tooMany = await countGuess(dependencies, guess);
  if (tooMany) {
    const headers = retryAfter({ outcome: 'tooMany', ...tooMany });
    return answer({ asked, errors: [], refusal: TOO_MANY }, 429, headers);
  }
  const now = dependencies.clock.now();
  const { store, secret, publicUrl } = dependencies;
  const found =
    'opensFamily' in status
      ? await status.opensFamily(store, reference, said)
      : await status.find(store, reference, said, now);
  if (!found) return answer({ asked, errors: [], refusal: notFound(asks) }, 422);
  await keepRightKey(dependencies, guess);
  const forgotten = await forgetReference();
  if (found === true) {
    const token = writeBirthDatePass(reference, { secret, now });
    const page = await leadTo('/status/family', `?token=${token}`, publicUrl);
    page.headers.append('Set-Cookie', forgotten['Set-Cookie']);
    return page;
  }
  const since = writtenDate(dayInLusaka(new Date(found.since)));
  const told = { ...found, reference, since };
  return answer({ asked, errors: [], told }, 200, forgotten);
}

function answer(said: StatusAnswer, status: number, more?: Record<string, string>) {
  return data(said, { status, headers: { ...personalPage, ...more } });
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value.trim().slice(0, 300) : '';
}

export const headers = pageHeaders;

export function meta({ matches }: Route.MetaArgs) {
  return [
    { title: `Application status · ${matches[0].loaderData?.school.name ?? ''}` },
    {
      name: 'description',
      content: 'Check the status of an application, a form or a payment that you sent us.',
    },
  ];
}

export default function Status({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { school } = matches[0].loaderData;
  const { told, errors = [], refusal } = actionData ?? {};
  const asked = actionData?.asked ?? loaderData.asked;
  const isForgotten = !actionData && asked.proof && !asked.reference;
  const isRefused = refusal !== undefined || errors.length > 0;
  return (
    <>
      <PageHead
        title={told ? told.title : 'Check the status'}
        isCompact
        picture={<Picture name="messenger" isFirst />}
      />
      <section className="section">
        <div className="wrap narrow">
          {told ? (
            <FoundStatus status={told} />
          ) : (
            <>
              {isForgotten && <p className="note">{FORGOTTEN}</p>}
              {isRefused && <ErrorSummary errors={errors} detail={refusal} />}
              <StatusForm asked={asked} errors={errors} isFirst={!isRefused} />
            </>
          )}
          <section id={LIST_ID} className="note mt-g5" data-enhance="device-list" hidden />
          <InlineScript
            text={`try{(${showDeviceList})(${fillDeviceList},${JSON.stringify(LIST_ID)},${JSON.stringify(applicationsKey(school.slug))},${JSON.stringify(LIST_CHANGED)})}catch{}`}
          />
          <p className="mt-g5">
            Questions? Call <a href={telephoneLink(school.phone)}>{school.phone}</a> and say your
            reference.
          </p>
          {told && <a href="/status">Check another one</a>}
        </div>
      </section>
    </>
  );
}

function notFound(asks: StatusProof): string {
  return `We cannot find anything with these answers. Please check both: the reference must be as we gave it to you, and ${proofQuestions[asks].inWords} as it was in what you sent us.`;
}

const FORGOTTEN =
  'Please enter your reference again. This page does not keep it, because other people may use this phone.';
const TOO_MANY = 'You have tried too many times. Please wait an hour and try again, or call us.';
