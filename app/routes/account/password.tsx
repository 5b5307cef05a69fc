import { Link } from 'react-router';
import { privateLinks } from '#app/shell/private/private-links.ts';
import { privateMeta } from '#app/shell/private/private-meta.ts';
import { AccountPage } from '#features/accounts/components/account-page.tsx';
import { ChangePasswordForm } from '#features/accounts/components/change-password-form.tsx';
import { SignedIn } from '#features/accounts/components/signed-in.tsx';
import type { Route } from './+types/password.ts';

export const links = privateLinks;

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, 'Change password');
}

export default function Password() {
  return (
    <AccountPage title="Change password">
      <SignedIn>{({ user }) => <ChangePasswordForm user={user} />}</SignedIn>
      <p>
        <Link to="/account">Back to your account</Link>
      </p>
    </AccountPage>
  );
}
