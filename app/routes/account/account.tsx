import { titled } from '#app/shell/private/private-meta.ts';
import { AccountOverview } from '#features/accounts/components/account-overview.tsx';
import { AccountPage } from '#features/accounts/components/account-page.tsx';
import { SignedIn } from '#features/accounts/components/signed-in.tsx';

export const meta = titled('Your account');

export default function Account() {
  return (
    <AccountPage title="Your account">
      <SignedIn>{({ user }) => <AccountOverview user={user} />}</SignedIn>
    </AccountPage>
  );
}
