import { titled } from '#app/shell/private/private-meta.ts';
import { AccountPage } from '#features/accounts/components/account-page.tsx';
import { ForgottenPasswordForm } from '#features/accounts/components/forgotten-password-form.tsx';

export const meta = titled('Forgotten password');

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
