import { AccountOverview } from '#features/accounts/components/account-overview.tsx';
import { AccountPage } from '#features/accounts/components/account-page.tsx';
import { SignedIn } from '#features/accounts/components/signed-in.tsx';
import { privateLinks } from '../../shell/private-links.ts';
import { privateMeta } from '../../shell/private-meta.ts';
import type { Route } from './+types/account.ts';

export const links = privateLinks;

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, 'Your account');
}

export default function Account() {
  return (
    <AccountPage title="Your account">
      <SignedIn>{({ user }) => <AccountOverview user={user} />}</SignedIn>
    </AccountPage>
  );
}
