import { privateLinks } from '#app/shell/private/private-links.ts';
import { privateMeta } from '#app/shell/private/private-meta.ts';
import { AccountPage } from '#features/accounts/components/account-page.tsx';
import { ForgottenPasswordForm } from '#features/accounts/components/forgotten-password-form.tsx';
import type { Route } from './+types/forgotten-password.ts';

export const links = privateLinks;

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, 'Forgotten password');
}

export default function ForgottenPassword() {
  return (
    <AccountPage
      title="Forgotten password"
      lead="Tell us your email address. We send you a link with which you set a new password."
    >
      <ForgottenPasswordForm />
    </AccountPage>
  );
}
