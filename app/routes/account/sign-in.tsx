import { useSearchParams } from 'react-router';
import { titled } from '#app/shell/private/private-meta.ts';
import { AccountPage } from '#features/accounts/components/account-page.tsx';
import { SignInForm } from '#features/accounts/components/sign-in-form.tsx';

export const meta = titled('Sign in');

export default function SignIn() {
  const [search] = useSearchParams();
  return (
    <AccountPage title="Sign in" lead="For parents and guardians with an account, and for staff.">
      <SignInForm next={search.get('next')} />
    </AccountPage>
  );
}
