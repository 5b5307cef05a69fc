import { useState } from 'react';
import { type Notice, useNotify } from './notice.tsx';

interface SendNowProps {
  /** Sends what waits on this device and says how many arrived. */
  send: () => Promise<number>;
  received: Notice;
}

/** Sends what waits because somebody asked for it, and says how it went. */
export function SendNow({ send, received }: SendNowProps) {
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle');
  const notify = useNotify();
  async function sendNow() {
    setState('sending');
    const arrived = await send();
    setState(arrived > 0 ? 'idle' : 'failed');
    if (arrived > 0) notify(received);
  }
  return (
    <>
      <button className="btn call" type="button" onClick={sendNow} disabled={state === 'sending'}>
        {state === 'sending' ? 'Sending...' : 'Send now'}
      </button>
      <span role="status">
        {state === 'failed' && 'The school still cannot be reached. We will keep trying.'}
      </span>
    </>
  );
}
