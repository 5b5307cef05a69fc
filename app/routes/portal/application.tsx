import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { PrivateError } from '#app/shell/private/private-error.tsx';
import { titled } from '#app/shell/private/private-meta.ts';
import { AccountPage } from '#features/accounts/components/account-page.tsx';
import { Loading } from '#features/accounts/components/loading.tsx';
import { SignedIn } from '#features/accounts/components/signed-in.tsx';
import { enrollmentStatuses } from '#features/enrollment/enrollment-status.ts';
import { InviteOther } from '#features/enrollment/guardians/components/invite-other.tsx';
import { WhereItStands } from '#features/enrollment/guardians/components/where-it-stands.tsx';
import offerStyles from '#features/enrollment/guardians/offer/offer.css?url';
import printStyles from '#features/papers/components/papers.css?url';
import { PapersInRows } from '#features/papers/components/papers-in-rows.tsx';
import { dayInLusaka, writtenDate } from '#lib/dates/plain-date.ts';
import { timeInLusaka } from '#lib/dates/when-in-words.ts';
import { loadFrom, makeChange } from '#requests/screen-requests.ts';
import { childAt } from '../api/portal-addresses.ts';
import type { Route } from './+types/application.ts';
import { Messages } from './messages.tsx';
import { WaitsForYou } from './waits-for-you.tsx';
import { YourData } from './your-data.tsx';

const TITLE = 'Your application';

/** Asked once a year, so that nobody loads it in between. */
const ComesBack = lazy(() =>
  import('./comes-back.tsx').then(
    (loaded) => ({ default: loaded.ComesBack }),
    () => ({ default: NotLoaded }),
  ),
);

/** While an erasure waits. */
const ErasureWaits = lazy(() =>
  import('#features/enrollment/guardians/erasure/erasure-waits.tsx').then(
    (loaded) => ({ default: loaded.ErasureWaits }),
    () => ({ default: NotLoaded }),
  ),
);

/** Only who has no place loads it. */
const SecondChance = lazy(() =>
  import('./second-chance.tsx').then(
    (loaded) => ({ default: loaded.SecondChance }),
    () => ({ default: NotLoaded }),
  ),
);

function NotLoaded() {
  return (
    <p className="note" role="alert">
      A part of this page could not be loaded. <a href="?">Load this page again</a>
    </p>
  );
}

export const clientLoader = loadFrom(childAt);
export const clientAction = makeChange;
export const links = () => [offerStyles, printStyles].map((href) => ({ rel: 'stylesheet', href }));
export const meta = titled(TITLE);
export const HydrateFallback = () => <Loading title={TITLE} />;
export const ErrorBoundary = PrivateError;

export default function Application({ loaderData: application, matches }: Route.ComponentProps) {
  const { school } = matches[0].loaderData;
  return (
    <AccountPage
      title={application.student}
      above={<Link to="/portal">All your children</Link>}
      isWide
    >
      <SignedIn>
        {() => (
          <>
            <Facts application={application} />
            {application.erasure.dueAt && (
              <Suspense>
                <ErasureWaits dueAt={application.erasure.dueAt} />
              </Suspense>
            )}
            {application.comesBack && (
              <Suspense>
                <ComesBack question={application.comesBack} firstName={application.firstName} />
              </Suspense>
            )}
            <WaitsForYou reference={application.reference} requests={application.requests} />
            <WhereItStands application={application} school={school} />
            {application.chance && (
              <Suspense>
                <SecondChance
                  chance={application.chance}
                  reference={application.reference}
                  after={application.said.at(-1)?.id ?? ''}
                />
              </Suspense>
            )}
            <div className="family-columns">
              <div>
                <PapersInRows reference={application.reference} papers={application.papers} />
                <Contact application={application} />
              </div>
              <div>
                <Messages reference={application.reference} said={application.said} />
                <History application={application} />
                <YourData reference={application.reference} />
              </div>
            </div>
          </>
        )}
      </SignedIn>
    </AccountPage>
  );
}

interface Part {
  application: Route.ComponentProps['loaderData'];
}

/** What was applied for, in one line. */
function Facts({ application }: Part) {
  const { gradeLevel, enrollmentYear, reference, history, schoolYears } = application;
  const sentAt = history[0]?.reachedAt;
  return (
    <ul className="fact-line">
      <li>
        {gradeLevel}, school year {enrollmentYear}
      </li>
      <li>
        reference <span className="ref">{reference}</span>
      </li>
      {schoolYears.map((year) => (
        <li key={year}>{year}</li>
      ))}
      {sentAt && <li>sent on {writtenDate(dayInLusaka(new Date(sentAt)))}</li>}
    </ul>
  );
}

function History({ application }: Part) {
  return (
    <section aria-labelledby="history">
      <h2 id="history">What has happened so far</h2>
      <ol className="portal-history">
        {application.history.map(({ status, reachedAt, isByFamily }) => (
          <li key={reachedAt + status}>
            <b>{enrollmentStatuses[status].told.title}</b>
            <span className="small muted">
              {isByFamily ? 'By the family' : 'By the school'},{' '}
              {writtenDate(dayInLusaka(new Date(reachedAt)))}, {timeInLusaka(new Date(reachedAt))}
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
