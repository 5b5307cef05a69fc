import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { AccountPage } from './account-page.tsx';
import { SignedIn } from './signed-in.tsx';

interface ChangePageProps extends ComponentProps<typeof SignedIn> {
  title: string;
}

/** A screen on which somebody changes one thing of their account. */
export function ChangePage({ title, children }: ChangePageProps) {
  return (
    <AccountPage title={title}>
      <SignedIn>{children}</SignedIn>
      <p>
        <Link to="/account">Back to your account</Link>
      </p>
    </AccountPage>
  );
}
