import { Link } from 'react-router';
import { authorizedFetch } from '#features/accounts/authorized-fetch.ts';
import { AccountPage } from '#features/accounts/components/account-page.tsx';
import { Loading } from '#features/accounts/components/loading.tsx';
import { SignedIn } from '#features/accounts/components/signed-in.tsx';
import { type Role, roleNames } from '#features/accounts/roles.ts';
import { privateLinks } from '../../shell/private-links.ts';
import { privateMeta } from '../../shell/private-meta.ts';
import type { Route } from './+types/desk.ts';

interface StaffAccount {
  email: string;
  roles: Role[];
  hasSecondFactor: boolean;
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const answer = await authorizedFetch('/api/staff/account', request);
  return (await answer.json()) as StaffAccount;
}

export const links = privateLinks;

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, 'Desk');
}

export function HydrateFallback() {
  return <Loading title="Desk" />;
}

export default function Desk({ loaderData }: Route.ComponentProps) {
  const { email, roles, hasSecondFactor } = loaderData;
  return (
    <AccountPage title="Desk">
      <SignedIn>
        {() => (
          <>
            <p>
              You are signed in as <b>{email}</b>: {roles.map((role) => roleNames[role]).join(', ')}
              .
            </p>
            {!hasSecondFactor && (
              <p className="note">
                Your password alone opens the data of families.{' '}
                <Link to="/account/second-factor">Set up a second factor</Link>, it takes two
                minutes.
              </p>
            )}
            <p>
              <Link to="/account">Your account, and signing out</Link>
            </p>
          </>
        )}
      </SignedIn>
    </AccountPage>
  );
}
