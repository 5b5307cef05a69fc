import { useEffect, useMemo } from 'react';
import {
  data,
  Link,
  Outlet,
  redirectDocument,
  type ShouldRevalidateFunctionArgs,
  useLocation,
} from 'react-router';
import { NotFoundPage } from '#app/shell/page/not-found-page.tsx';
import { DeskBar } from '#app/shell/private/desk-bar.tsx';
import { PrivateError } from '#app/shell/private/private-error.tsx';
import { titled } from '#app/shell/private/private-meta.ts';
import { deskRooms } from '#desk/rooms.ts';
import { StaffProvider } from '#desk/staff/staff-name.tsx';
import { whatAPasswordOpens } from '#desk/staff/what-a-password-opens.ts';
import { ACCESS_ENDED } from '#features/accounts/client/home-of.ts';
import { AuthProvider } from '#features/accounts/components/auth-context.tsx';
import { SignedIn } from '#features/accounts/components/signed-in.tsx';
import { forgetOverdueTexts } from '#requests/kept-text.ts';
import { askServer } from '#requests/server-requests.ts';
import { staffAccountAt } from '../api/staff-addresses.ts';
import type { Route } from './+types/frame.ts';
import desk from './desk.css?url';

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  try {
    return await askServer(staffAccountAt, request);
  } catch (thrown) {
    if (thrown instanceof Response && thrown.status === 410) throw redirectDocument(ACCESS_ENDED);
    // Nobody is asked to sign in for a page that is not there: strangers get the site's Not found.
    const isSentAway = thrown instanceof Response && thrown.status >= 300 && thrown.status < 400;
    if (isUnknown(params) && isSentAway) throw data(null, { status: 404 });
    throw thrown;
  }
}

/** No screen of the desk has this address (unknown.tsx). */
const isUnknown = (params: object) => '*' in params;

/**
 * Who works here stays the same from room to room, but for what an administrator has just changed; each room asks again
 * whether they may.
 */
export function shouldRevalidate({
  formAction,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return formAction === '/staff/people' && defaultShouldRevalidate;
}

export const links = () => [{ rel: 'stylesheet', href: desk }];
export const meta = titled('Desk');

export function HydrateFallback({ params }: Route.HydrateFallbackProps) {
  if (isUnknown(params)) return <NotFoundPage />;
  return (
    <div className="wrap desk">
      <h1>Desk</h1>
      <p role="status">One moment, please.</p>
      <noscript>
        <p className="note">The desk needs JavaScript. Turn it on in your browser.</p>
      </noscript>
    </div>
  );
}

export const ErrorBoundary = PrivateError;

export default function Frame({ loaderData, matches }: Route.ComponentProps) {
  const { school } = matches[0].loaderData;
  const { pathname } = useLocation();
  useEffect(() => forgetOverdueTexts(new Date()), []);
  const { email: own, names } = loaderData;
  const staff = useMemo(() => ({ own, names }), [own, names]);
  return (
    <AuthProvider>
      <DeskBar schoolName={school.name} account={loaderData} />
      <div className="wrap desk">
        <SignedIn>
          {() => (
            <>
              {/* On every screen it stood between the heading and the work, and nobody read it any more. */}
              {!loaderData.hasSecondFactor && pathname === deskRooms.today.path && (
                <p className="note">
                  Whoever knows your password can {whatAPasswordOpens(loaderData.roles)}. Please{' '}
                  <Link to="/account/second-factor">set up a second factor</Link>. It takes two
                  minutes.
                </p>
              )}
              {/* Each record starts with forms of its own, also when one leads to the next. */}
              <StaffProvider value={staff}>
                <Outlet key={pathname} />
              </StaffProvider>
            </>
          )}
        </SignedIn>
      </div>
    </AuthProvider>
  );
}
