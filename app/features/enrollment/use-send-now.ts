import { useState } from 'react';
import { useNotify } from '#ui/notice.tsx';
import { sendWaitingApplications } from './delivery.ts';
import { RECEIVED } from './notices.ts';

/** Sends what waits on this device because somebody asked for it, and says how it went. */
export function useSendNow(slug: string) {
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle');
  const notify = useNotify();
  async function sendNow() {
    setState('sending');
    const received = await sendWaitingApplications(slug);
    setState(received > 0 ? 'idle' : 'failed');
    if (received > 0) notify(RECEIVED);
  }
  return { state, sendNow };
}
