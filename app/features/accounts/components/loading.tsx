import { AccountPage } from './account-page.tsx';

/** What the server sends for a screen whose data only the signed-in device can ask for. */
export function Loading({ title }: { title: string }) {
  return (
    <AccountPage title={title}>
      <p role="status">One moment, please.</p>
      <noscript>
        <p className="note">
          This needs JavaScript. Turn it on in your browser, or call the office.
        </p>
      </noscript>
    </AccountPage>
  );
}
