import { data } from 'react-router';
import { sender, services } from '#app/services.server.ts';
import { ClosePage } from '#app/shell/page/close-page.tsx';
import { LIST_CHANGED } from '#features/enrollment/form/components/device-list.enhance.ts';
import {
  fillDeviceList,
  LIST_ID,
  showDeviceList,
} from '#features/enrollment/form/components/fill-device-list.ts';
import { applicationsKey } from '#features/enrollment/form/device-keys.ts';
import { pageHeaders, publicUnless } from '#lib/http/public-page.ts';
import { telephoneLink } from '#lib/text/telephone.ts';
import { ErrorSummary } from '#ui/fields/error-summary.tsx';
import { InlineScript } from '#ui/inline-script.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { Picture } from '#ui/picture.tsx';
import type { Route } from './+types/status.ts';
import { FoundStatus } from './found-status.tsx';
import { ANSWERED, ASKS, lookUp, type ShownStatus, showKept } from './look-up.server.ts';
import { isStatusProof, StatusForm } from './status-form.tsx';

/** The second step, and what came of it, have addresses of their own; they open by a cookie. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const headers = publicUnless(request, [ASKS, ANSWERED]);
  const name = searchParams.get(ASKS) ?? '';
  const asks = isStatusProof(name) ? name : undefined;
  const shown: ShownStatus =
    asks || searchParams.has(ANSWERED)
      ? await showKept(request, context.get(services), asks)
      : { asked: { reference: '' }, errors: [] };
  return data(shown, { headers });
}

export const action = ({ request, context }: Route.ActionArgs) =>
  lookUp(request, context.get(services), context.get(sender));

export const headers = pageHeaders;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  // What was refused is told by a page of its own, which was not posted.
  const error = loaderData && isRefusal(loaderData) ? 'Error: ' : '';
  return [
    { title: `${error}Application status · ${matches[0].loaderData?.school.name ?? ''}` },
    {
      name: 'description',
      content: 'Check the status of an application, a form or a payment that you sent us.',
    },
  ];
}

export default function Status({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { school } = matches[0].loaderData;
  const { asked, errors, refusal, told, isForgotten } = actionData ?? loaderData;
  const isRefused = isRefusal({ errors, refusal });
  return (
    <>
      <PageHead
        title={told ? told.title : 'Check the status'}
        isCompact
        picture={<Picture name="messenger" isFirst />}
      />
      <section className="section">
        <div className="wrap one-column">
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
          {told && (
            <>
              <a href="/status">Check another one</a>
              <ClosePage />
            </>
          )}
        </div>
      </section>
    </>
  );
}

function isRefusal({ errors, refusal }: Pick<ShownStatus, 'errors' | 'refusal'>): boolean {
  return refusal !== undefined || errors.length > 0;
}

const FORGOTTEN =
  'Please enter your reference again. This page does not keep it, because other people may use this phone.';
