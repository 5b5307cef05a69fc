import { data } from 'react-router';
import { type Services, sender, services } from '#app/services.server.ts';
import { ClosePage } from '#app/shell/page/close-page.tsx';
import { titled } from '#app/shell/private/private-meta.ts';
import { LostWords } from '#features/contact/components/conversation-by-link.tsx';
import { listSaidAbout } from '#features/contact/conversation/read-conversation.server.ts';
import { enrollmentStatuses } from '#features/enrollment/enrollment-status.ts';
import { findOffer } from '#features/enrollment/guardians/offer/find-offer.server.ts';
import offerStyles from '#features/enrollment/guardians/offer/offer.css?url';
import { openOfferLink } from '#features/enrollment/guardians/offer/offer-link.server.ts';
import { readSent } from '#forms/sent-address.server.ts';
import { pageHeaders, secretPage } from '#lib/http/public-page.ts';
import { telephoneLink } from '#lib/text/telephone.ts';
import { PageHead } from '#ui/page-head.tsx';
import { readOpenedLink, takeTokenFromAddress } from '../../shell/opened-link.server.ts';
import { OpenLinkAgain } from '../../shell/opened-link-page.tsx';
import type { Route } from './+types/offer.ts';
import { answerOffer } from './answer-offer.server.ts';
import { OfferByMail, OfferNotTaken, WhatWasDone } from './offer-by-mail.tsx';
import { ASKS, answerNamed, type DoneAtOffer, type Shown, type ShownOffer } from './shown-offer.ts';

export const middleware = [takeTokenFromAddress];

/** Looking changes nothing: programs that check mails open every link. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const school = context.get(services);
  const { secret, clock } = school;
  const token = (await readOpenedLink(request)).get('token') ?? '';
  const page = await pageFor(school, token);
  const done = readSent<DoneAtOffer>(request, { secret, now: clock.now() });
  const asks = answerNamed(new URL(request.url).searchParams.get(ASKS));
  const shown: Shown = page
    ? { ...page, ...(asks && { asks }), ...(done && { done }) }
    : { isForgotten: !token, ...(done && { done }) };
  return data(shown, { status: page || done ? 200 : 410, headers: secretPage });
}

export const action = ({ request, context }: Route.ActionArgs) =>
  answerOffer(request, context.get(services), context.get(sender));

async function pageFor(school: Services, token: string): Promise<ShownOffer | undefined> {
  const opened = await openOfferLink(school, token);
  if (!opened) return undefined;
  const { reference, child, status } = opened;
  const { title, meaning } = enrollmentStatuses[status].told;
  const { read } = school.store;
  const now = school.clock.now();
  const offer = await findOffer(read, school, reference, now);
  const said = await listSaidAbout(read, reference, now);
  return { token, reference, child, title, meaning, said, ...(offer && { offer }) };
}

export const headers = pageHeaders;
export const links = () => [{ rel: 'stylesheet', href: offerStyles }];
export const meta = titled('Your offer');

export default function Offer({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { school } = matches[0].loaderData;
  const shown: Shown = actionData ?? loaderData;
  const page = 'title' in shown ? shown : undefined;
  return (
    <>
      <PageHead title={page?.title ?? 'Your offer'} lead={page?.meaning} isCompact />
      <section className="section">
        <div className="wrap wide">
          {page ? (
            <>
              <OfferByMail {...page} school={school} />
              <ClosePage token={page.token} />
            </>
          ) : 'notTaken' in shown ? (
            <OfferNotTaken {...shown} slug={school.slug} />
          ) : (
            'isForgotten' in shown && (
              <>
                {shown.done && <WhatWasDone done={shown.done} />}
                {!shown.isForgotten ? (
                  <p className="lead">This link no longer works.</p>
                ) : (
                  !shown.done && <OpenLinkAgain />
                )}
                {shown.lost && <LostWords words={shown.lost} />}
                <p>
                  You can answer in the <a href="/portal">parent portal</a>, or call{' '}
                  <a href={telephoneLink(school.admissionsPhone)}>{school.admissionsPhone}</a>.
                </p>
              </>
            )
          )}
        </div>
      </section>
    </>
  );
}
