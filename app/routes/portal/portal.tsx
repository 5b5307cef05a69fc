import { Link } from 'react-router';
import { authorizedFetch } from '#features/accounts/authorized-fetch.ts';
import { AccountPage } from '#features/accounts/components/account-page.tsx';
import { Loading } from '#features/accounts/components/loading.tsx';
import { SignedIn } from '#features/accounts/components/signed-in.tsx';
import { PrivateError } from '../../shell/private-error.tsx';
import { privateLinks } from '../../shell/private-links.ts';
import { privateMeta } from '../../shell/private-meta.ts';
import type { Route } from './+types/portal.ts';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const answer = await authorizedFetch('/api/account', request);
  return (await answer.json()) as { email: string };
}

export const links = privateLinks;

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, 'Parent portal');
}

export function HydrateFallback() {
  return <Loading title="Parent portal" />;
}

export const ErrorBoundary = PrivateError;

export default function Portal({ loaderData }: Route.ComponentProps) {
  return (
    <AccountPage title="Parent portal">
      <SignedIn>
        {() => (
          <>
            <p>
              You are signed in as <b>{loaderData.email}</b>.
            </p>
            <p>
              Here you will find the applications of your children. To ask about one now, use the
              reference that we gave you when you applied, or <Link to="/contact">write to us</Link>
              .
            </p>
            <p>
              <Link to="/account">Your account, and signing out</Link>
            </p>
          </>
        )}
      </SignedIn>
    </AccountPage>
  );
}
