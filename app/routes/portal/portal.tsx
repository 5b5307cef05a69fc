import { Link } from 'react-router';
import { PrivateError } from '#app/shell/private/private-error.tsx';
import { portalLinks } from '#app/shell/private/private-links.ts';
import { privateMeta } from '#app/shell/private/private-meta.ts';
import { AccountPage } from '#features/accounts/components/account-page.tsx';
import { Loading } from '#features/accounts/components/loading.tsx';
import { SignOutButton } from '#features/accounts/components/sign-out-button.tsx';
import { SignedIn } from '#features/accounts/components/signed-in.tsx';
import type { FollowedApplication } from '#features/enrollment/guardians/guardian-queries.server.ts';
import { enrollmentStatusWords } from '#features/enrollment/status-words.ts';
import { askServer, sendChange } from '#requests/server-requests.ts';
import { unlessUnreachable } from '#requests/unless-unreachable.ts';
import { Picture } from '#ui/picture.tsx';
import type { Route } from './+types/portal.ts';
import { AccessCode } from './parts/access-code.tsx';

interface Shown {
  email: string;
  applications: FollowedApplication[];
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return askServer<Shown>('/api/portal/applications', request);
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  return sendChange('/api/portal/links', request, await request.json());
}

export const shouldRevalidate = unlessUnreachable;

export const links = portalLinks;

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, 'Parent portal');
}

const head = <Picture name="bus" isFirst />;

export function HydrateFallback() {
  return <Loading title="Parent portal" picture={head} />;
}

export const ErrorBoundary = PrivateError;

export default function Portal({ loaderData, matches }: Route.ComponentProps) {
  const { email, applications } = loaderData;
  const { school } = matches[0].loaderData;
  return (
    <AccountPage title="Parent portal" picture={head}>
      <SignedIn>
        {() => (
          <>
            <p>
              You are signed in as <b>{email}</b>.
            </p>
            {applications.length > 0 && (
              <>
                <h2>Your applications</h2>
                <ul className="followed">
                  {applications.map((one) => (
                    <li key={one.reference} className="panel">
                      <h3>
                        <Link to={`/portal/applications/${one.reference}`}>{one.student}</Link>
                      </h3>
                      <p>
                        <b>{enrollmentStatusWords[one.status].title}</b>
                      </p>
                      <p className="small muted">
                        {one.gradeLevel}, {one.enrollmentYear} · {one.reference}
                      </p>
                    </li>
                  ))}
                </ul>
              </>
            )}
            <AccessCode school={school} isFirst={applications.length === 0} />
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
