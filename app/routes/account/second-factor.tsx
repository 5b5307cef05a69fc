import { Link, useSearchParams } from 'react-router';
import { privateLinks } from '#app/shell/private/private-links.ts';
import { titled } from '#app/shell/private/private-meta.ts';
import { AccountPage } from '#features/accounts/components/account-page.tsx';
import { SecondFactor } from '#features/accounts/components/second-factor/second-factor.tsx';
import { SignedIn } from '#features/accounts/components/signed-in.tsx';

export const links = privateLinks;

export const meta = titled('Second factor');

export default function SecondFactorScreen() {
  const [search] = useSearchParams();
  return (
    <AccountPage title="Second factor">
      <SignedIn>{({ user }) => <SecondFactor user={user} next={search.get('next')} />}</SignedIn>
      <p>
        <Link to="/account">Back to your account</Link>
      </p>
    </AccountPage>
  );
}
