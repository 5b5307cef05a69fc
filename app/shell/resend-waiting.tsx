import { useEffect } from 'react';
import { messagesKey } from '#features/contact/device-keys.ts';
import { MESSAGE_SENT } from '#features/contact/notices.ts';
import { applicationsKey } from '#features/enrollment/device-keys.ts';
import { RECEIVED } from '#features/enrollment/notices.ts';
import { rawText } from '#lib/device-store.ts';
import { type Notice, useNotify } from '#ui/notice.tsx';

/** A kind of submission that may wait on this device; how it is sent is loaded only when one does. */
interface WaitingKind {
  listKey: (slug: string) => string;
  /** Sends what waits and says how many arrived. */
  send: (slug: string) => Promise<number>;
  received: Notice;
}

const kinds: WaitingKind[] = [
  {
    listKey: applicationsKey,
    send: async (slug) =>
      (await import('#features/enrollment/delivery.ts')).sendWaitingApplications(slug),
    received: RECEIVED,
  },
  {
    listKey: messagesKey,
    send: async (slug) => (await import('#features/contact/delivery.ts')).sendWaitingMessages(slug),
    received: MESSAGE_SENT,
  },
];

/** On every page: what could not be sent earlier goes out at the next visit and when the connection is back. */
export function ResendWaiting({ slug }: { slug: string }) {
  const notify = useNotify();
  useEffect(() => {
    const resend = async () => {
      for (const { listKey, send, received } of kinds) {
        const isAnythingWaiting = rawText(listKey(slug))?.includes('"hasReachedSchool":false');
        if (isAnythingWaiting && (await send(slug)) > 0) notify(received);
      }
    };
    const whenVisible = () => {
      if (document.visibilityState === 'visible') void resend();
    };
    void resend();
    addEventListener('online', resend);
    document.addEventListener('visibilitychange', whenVisible);
    return () => {
      removeEventListener('online', resend);
      document.removeEventListener('visibilitychange', whenVisible);
    };
  }, [slug, notify]);
  return null;
}
