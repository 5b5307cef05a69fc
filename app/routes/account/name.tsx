import { Link } from 'react-router';
import { privateLinks } from '#app/shell/private/private-links.ts';
import { privateMeta } from '#app/shell/private/private-meta.ts';
import { AccountPage } from '#features/accounts/components/account-page.tsx';
import { ChangeNameForm } from '#features/accounts/components/change-name-form.tsx';
import { SignedIn } from '#features/accounts/components/signed-in.tsx';
import type { Route } from './+types/name.ts';

export const links = privateLinks;

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, 'Change your name');
}

export default function Name() {
  return (
    <AccountPage title="Change your name">
      <SignedIn>{({ user }) => <ChangeNameForm user={user} />}</SignedIn>
      <p>
        <Link to="/account">Back to your account</Link>
      </p>
    </AccountPage>
  );
}
