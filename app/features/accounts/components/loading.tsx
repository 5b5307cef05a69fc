import type { ReactNode } from 'react';
import { AccountPage } from './account-page.tsx';

/** What the server sends for a screen whose data only the signed-in device can ask for. */
export function Loading({ title, picture }: { title: string; picture?: ReactNode }) {
  return (
    <AccountPage title={title} picture={picture}>
      <p role="status">One moment, please.</p>
      <noscript>
        <p className="note">
          This needs JavaScript. Turn it on in your browser, or call the office.
        </p>
      </noscript>
    </AccountPage>
  );
}
