import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { PrivateError } from '#app/shell/private/private-error.tsx';
import { titled } from '#app/shell/private/private-meta.ts';
import { AccountPage } from '#features/accounts/components/account-page.tsx';
import { Loading } from '#features/accounts/components/loading.tsx';
import { SignOutButton } from '#features/accounts/components/sign-out-button.tsx';
import { SignedIn } from '#features/accounts/components/signed-in.tsx';
import { AccessCode } from '#features/enrollment/guardians/components/access-code.tsx';
import { AnotherChildInPortal } from '#features/enrollment/guardians/components/another-child-in-portal.tsx';
import { ComingDates } from '#features/enrollment/guardians/components/coming-dates.tsx';
import { WaitingThings } from '#features/enrollment/guardians/components/waiting-things.tsx';
import { YourChildren } from '#features/enrollment/guardians/components/your-children.tsx';
import { SentList } from '#features/submissions/components/sent-list.tsx';
import { loadFrom, makeChange } from '#requests/screen-requests.ts';
import { useServerChange } from '#requests/use-server-change.ts';
import { familyAt } from '../api/portal-addresses.ts';
import type { Route } from './+types/portal.ts';

/** Rare: only whose address stands in more applications loads it. */
const NamedElsewhere = lazy(() =>
  import('#features/enrollment/guardians/components/named-elsewhere.tsx').then(
    (loaded) => ({ default: loaded.NamedElsewhere }),
    // Without a line the page stands all the same, as the list of the children does.
    () => ({ default: () => null }),
  ),
);

export const clientLoader = loadFrom(familyAt);
export const clientAction = makeChange;
export const meta = titled('Parent portal');

export const HydrateFallback = () => <Loading title="Parent portal" />;
export const ErrorBoundary = PrivateError;

/** One page for the family: its children, what comes next, and what was sent. */
export default function Portal({ loaderData, matches }: Route.ComponentProps) {
  const { email, greeting, today, applications, named, coming, anotherChild, sent } = loaderData;
  const { school } = matches[0].loaderData;
  const adding = useServerChange(familyAt);
  return (
    <AccountPage title={greeting ?? 'Parent portal'} isWide={applications.length > 0}>
      <SignedIn>
        {() => (
          <>
            {applications.length > 0 && (
              <WaitingThings
                list={applications}
                today={today}
                isAll={named.theirs + named.unproven === 0}
              />
            )}
            {named.theirs + named.unproven > 0 && (
              <Suspense>
                <NamedElsewhere named={named} school={school} change={adding} />
              </Suspense>
            )}
            <div className={applications.length > 0 ? 'family-columns' : undefined}>
              <div>
                <YourChildren list={applications} answerWithin={school.answerWithin} />
                {anotherChild && <AnotherChildInPortal slug={school.slug} {...anotherChild} />}
              </div>
              <div>
                {applications.length > 0 && <ComingDates dates={coming} />}
                <SentList list={sent} />
                <AccessCode school={school} isFirst={applications.length === 0} />
              </div>
            </div>
            <p className="mt-g6">
              You are signed in as <b>{email}</b>.
            </p>
            <div className="row">
              <Link to="/account">Your account</Link>
              <SignOutButton />
            </div>
          </>
        )}
      </SignedIn>
    </AccountPage>
  );
}
