import { AccountPage } from '#features/accounts/components/account-page.tsx';
import { NewPasswordForm } from '#features/accounts/components/new-password-form.tsx';
import { privateLinks } from '../../shell/private-links.ts';
import { privateMeta } from '../../shell/private-meta.ts';
import type { Route } from './+types/new-password.ts';

export const links = privateLinks;

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, 'New password');
}

export default function NewPassword() {
  return (
    <AccountPage title="New password">
      <NewPasswordForm />
    </AccountPage>
  );
}
