import { Link } from 'react-router';
import { privateLinks } from '#app/shell/private/private-links.ts';
import { privateMeta } from '#app/shell/private/private-meta.ts';
import { AccountPage } from '#features/accounts/components/account-page.tsx';
import { ChangeEmailForm } from '#features/accounts/components/change-email-form.tsx';
import { SignedIn } from '#features/accounts/components/signed-in.tsx';
import type { Route } from './+types/email.ts';

export const links = privateLinks;

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, 'Change email address');
}

export default function Email() {
  return (
    <AccountPage title="Change email address">
      <SignedIn>{({ user }) => <ChangeEmailForm user={user} />}</SignedIn>
      <p>
        <Link to="/account">Back to your account</Link>
      </p>
    </AccountPage>
  );
}
