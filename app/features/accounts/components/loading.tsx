import { AccountPage } from './account-page.tsx';
import { NeedsScript } from './needs-script.tsx';

/** What the server sends for a screen whose data only the signed-in device can ask for. */
export function Loading({ title }: { title: string }) {
  return (
    <AccountPage title={title}>
      <p role="status">One moment, please.</p>
      <NeedsScript />
    </AccountPage>
  );
}
