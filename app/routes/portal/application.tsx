import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { PrivateError } from '#app/shell/private/private-error.tsx';
import { portalLinks } from '#app/shell/private/private-links.ts';
import { privateMeta } from '#app/shell/private/private-meta.ts';
import { AccountPage } from '#features/accounts/components/account-page.tsx';
import { Loading } from '#features/accounts/components/loading.tsx';
import { SignedIn } from '#features/accounts/components/signed-in.tsx';
import type { School } from '#features/content/schemas.ts';
import type { ApplicationForGuardian } from '#features/enrollment/guardians/guardian-queries.server.ts';
import type { OfferFacts } from '#features/enrollment/guardians/offer/offer-facts.ts';
import { enrollmentStatusWords } from '#features/enrollment/status-words.ts';
import { writtenInstant } from '#lib/dates/written-instant.ts';
import { SaveFileButton } from '#requests/save-file-button.tsx';
import { askServer, readCall, sendChange } from '#requests/server-requests.ts';
import { unlessUnreachable } from '#requests/unless-unreachable.ts';
import type { Route } from './+types/application.ts';
import { ErasureWaits } from './parts/erasure-waits.tsx';
import { FamilyMoves } from './parts/family-moves.tsx';
import { InviteOther } from './parts/invite-other.tsx';
import { Messages } from './parts/messages.tsx';
import { OfferDetails } from './parts/offer-details.tsx';
import { portalAddress } from './parts/portal-address.ts';
import { WaitsForYou } from './parts/waits-for-you.tsx';

const TITLE = 'Your application';

type Shown = ApplicationForGuardian & { offer?: OfferFacts };

export function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  return askServer<Shown>(portalAddress(params.reference), request);
}

export async function clientAction({ request, params }: Route.ClientActionArgs) {
  const { call, body } = await readCall(request);
  return sendChange(portalAddress(params.reference, call), request, body);
}

export const shouldRevalidate = unlessUnreachable;

export const links = portalLinks;

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, TITLE);
}

export function HydrateFallback() {
  return <Loading title={TITLE} />;
}

export const ErrorBoundary = PrivateError;

export default function Application({ loaderData: application, matches }: Route.ComponentProps) {
  const { school } = matches[0].loaderData;
  return (
    <AccountPage title={application.student}>
      <SignedIn>
        {() => (
          <>
            {application.erasure.dueAt && <ErasureWaits dueAt={application.erasure.dueAt} />}
            <WaitsForYou requests={application.requests} />
            <WhereItStands application={application} school={school} />
            <Papers application={application} />
            <Messages reference={application.reference} said={application.said} />
            <History application={application} />
            <Contact application={application} />
            <YourData reference={application.reference} />
            <p>
              <Link to="/portal">All your children</Link>
            </p>
          </>
        )}
      </SignedIn>
    </AccountPage>
  );
}

interface Part {
  application: Shown;
}

function WhereItStands({ application, school }: Part & { school: School }) {
  const { reference, firstName, gradeLevel, enrollmentYear, status, moves, offer } = application;
  const { title, meaning, awaited } = enrollmentStatusWords[status];
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(status);
  // The button that was pressed is gone with the state that it answered; its place is where the new state stands.
  useEffect(() => {
    if (shown.current === status) return;
    shown.current = status;
    heading.current?.focus();
  }, [status]);
  return (
    <section className={offer ? 'offer' : 'panel'} aria-labelledby="state">
      <div className={offer && 'offer-head on-wall'}>
        {offer && <i className="mphasa" />}
        <h2 id="state" ref={heading} tabIndex={-1}>
          {title}
          {offer && ` for ${firstName}`}
        </h2>
        <p>{meaning}</p>
      </div>
      <div className={offer && 'panel'}>
        <dl className="portal-facts">
          <dt>What happens next</dt>
          <dd>{awaited}</dd>
          <dt>Applied for</dt>
          <dd>
            {gradeLevel}, {enrollmentYear}
          </dd>
          <dt>Reference</dt>
          <dd>{reference}</dd>
          {offer && <OfferDetails offer={offer} school={school} />}
        </dl>
        <FamilyMoves moves={moves} seen={status} />
        {offer && (
          <p className="more">
            <a href="#messages">Ask a question first</a>
          </p>
        )}
      </div>
    </section>
  );
}

function Papers({ application: { reference } }: Part) {
  return (
    <section aria-labelledby="papers">
      <h2 id="papers">Papers</h2>
      <p>
        The office looks at some papers of your child. Photograph them, bring them, or tell us that
        you do not have them yet.
      </p>
      <p>
        <Link to={`/portal/applications/${reference}/papers`}>Send or bring the papers</Link>
      </p>
    </section>
  );
}

function History({ application }: Part) {
  const now = new Date();
  return (
    <section aria-labelledby="history">
      <h2 id="history">What has happened so far</h2>
      <ol className="portal-history">
        {application.history.map(({ status, reachedAt, isByFamily }) => (
          <li key={reachedAt + status}>
            <b>{enrollmentStatusWords[status].title}</b>
            <span className="small muted">
              {isByFamily ? 'By the family' : 'By the school'}, {writtenInstant(reachedAt, now)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Contact({ application: { reference, contact, canInvite } }: Part) {
  return (
    <section aria-labelledby="contact">
      <h2 id="contact">How we reach you</h2>
      <dl className="portal-facts">
        {contact
          .filter(({ value }) => value !== '')
          .map(({ name, group, label, value }) => (
            <div key={name}>
              <dt>
                {group}: {label}
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <p>
        <Link to={`/portal/applications/${reference}/contact-details`}>
          Correct phone numbers and email addresses
        </Link>
      </p>
      {canInvite && <InviteOther />}
    </section>
  );
}

function YourData({ reference }: { reference: string }) {
  const copy = portalAddress(reference, 'copy');
  return (
    <section aria-labelledby="data">
      <h2 id="data">Your data</h2>
      <p>You can download everything that the school has about this application.</p>
      <div className="row">
        <SaveFileButton address={`${copy}?as=page`} name={`${reference}.html`}>
          Download to read
        </SaveFileButton>
        <SaveFileButton address={copy} name={`${reference}.json`}>
          Download for another program
        </SaveFileButton>
      </div>
      <p className="erase">
        <Link to={`/portal/applications/${reference}/erasure`}>Erase this application</Link>
      </p>
    </section>
  );
}
