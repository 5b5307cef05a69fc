import { titled } from '#app/shell/private/private-meta.ts';
import { AccountPage } from '#features/accounts/components/account-page.tsx';
import { NewPasswordForm } from '#features/accounts/components/new-password-form.tsx';

export const meta = titled('New password');

export default function NewPassword() {
  return (
    <AccountPage title="New password">
      <NewPasswordForm />
    </AccountPage>
  );
}
