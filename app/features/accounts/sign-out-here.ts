import type { Notice } from '#ui/notice.tsx';
import { authClient } from './auth-client.ts';
import { failedNotice } from './notices.ts';
import { messageOf } from './service-message.ts';

/** Ends this device's session, for pages that carry no client of their own. Returns what to say when that failed. */
export async function signOutHere(): Promise<Notice | undefined> {
  const { error } = await authClient().signOut({ scope: 'local' });
  return error ? failedNotice('Sign out', messageOf(error)) : undefined;
}
