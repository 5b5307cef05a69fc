import { titled } from '#app/shell/private/private-meta.ts';
import { AccountPage } from '#features/accounts/components/account-page.tsx';
import { SignUpForm } from '#features/accounts/components/sign-up-form.tsx';

export const meta = titled('Create an account');

export default function SignUp() {
  return (
    <AccountPage
      title="Create an account"
      lead="For the parent portal. You do not need an account to apply for a place, to write to us or to read anything on this website."
    >
      <SignUpForm />
    </AccountPage>
  );
}
