import { useEffect } from 'react';
import { applicationsKey } from '#features/enrollment/device-keys.ts';
import { RECEIVED } from '#features/enrollment/notices.ts';
import { rawText } from '#lib/device-store.ts';
import { useNotify } from '#ui/notice.tsx';

/** On every page: what could not be sent earlier goes out at the next visit and when the connection is back. */
export function ResendWaiting({ slug }: { slug: string }) {
  const notify = useNotify();
  useEffect(() => {
    const resend = async () => {
      const isAnythingWaiting = rawText(applicationsKey(slug))?.includes(
        '"hasReachedSchool":false',
      );
      if (!isAnythingWaiting) return;
      const { sendWaitingApplications } = await import('#features/enrollment/delivery.ts');
      if ((await sendWaitingApplications(slug)) > 0) notify(RECEIVED);
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
