import { privateLinks } from '#app/shell/private/private-links.ts';
import { privateMeta } from '#app/shell/private/private-meta.ts';
import { AccountPage } from '#features/accounts/components/account-page.tsx';
import { NewPasswordForm } from '#features/accounts/components/new-password-form.tsx';
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
