import type { ReactNode } from 'react';
import { AccountPage } from './account-page.tsx';
import { NeedsScript } from './needs-script.tsx';

/** What the server sends for a screen whose data only the signed-in device can ask for. */
export function Loading({ title, picture }: { title: string; picture?: ReactNode }) {
  return (
    <AccountPage title={title} picture={picture}>
      <p role="status">One moment, please.</p>
      <NeedsScript />
    </AccountPage>
  );
}
