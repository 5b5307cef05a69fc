import { privateLinks } from '#app/shell/private/private-links.ts';
import { privateMeta } from '#app/shell/private/private-meta.ts';
import { AccountOverview } from '#features/accounts/components/account-overview.tsx';
import { AccountPage } from '#features/accounts/components/account-page.tsx';
import { SignedIn } from '#features/accounts/components/signed-in.tsx';
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
