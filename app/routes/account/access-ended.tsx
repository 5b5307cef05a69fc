import { titled } from '#app/shell/private/private-meta.ts';
import { AccountPage } from '#features/accounts/components/account-page.tsx';
import { SignOutButton } from '#features/accounts/components/sign-out-button.tsx';
import { telephoneLink } from '#lib/text/telephone.ts';
import type { Route } from './+types/access-ended.ts';

const title = 'Your access to the desk has ended';
export const meta = titled(title);

/** For who worked here and signs in again. It says nothing of anybody, so it needs no session and no script. */
export default function AccessEnded({ matches }: Route.ComponentProps) {
  const { school } = matches[0].loaderData;
  return (
    <AccountPage title={title} lead="You cannot see or change anything there any more.">
      <p>
        Is this a mistake? Ask the head of the school, who can let you in again, or call{' '}
        <a href={telephoneLink(school.phone)}>{school.phone}</a>.
      </p>
      <p>
        Your account itself stays. If you have a child at our school, you see it in the{' '}
        <a href="/portal">parent portal</a>.
      </p>
      <SignOutButton leadsTo="/" />
    </AccountPage>
  );
}
