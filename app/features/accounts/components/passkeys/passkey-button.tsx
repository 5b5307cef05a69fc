import { useEffect, useState } from 'react';
import { askClient } from '#requests/session/auth-client.ts';
import { adviceOnPasskey, passkeysWorkHere } from '../../client/passkeys.ts';

interface PasskeyButtonProps {
  words: string;
  className?: string;
  /** Said in the place of the button where this browser has no passkeys. */
  otherwise?: string;
  /** Hears whose passkey was shown. */
  onDone?: (userId: string | undefined) => void;
}

/** Signs in with a passkey, which the browser asks for in a window of its own. */
export function PasskeyButton({ words, className = 'btn', otherwise, onDone }: PasskeyButtonProps) {
  const [canUse, setCanUse] = useState<boolean>();
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState('');
  // What the browser can do, the server that renders the page does not know.
  useEffect(() => setCanUse(passkeysWorkHere()), []);
  async function show() {
    if (isBusy) return;
    setIsBusy(true);
    setSaid('');
    const { data, error } = await askClient((client) => client.signInWithPasskey());
    setIsBusy(false);
    if (error) setSaid(adviceOnPasskey(error));
    else onDone?.(data.user?.id);
  }
  if (!canUse) return canUse === false && otherwise ? <p>{otherwise}</p> : null;
  return (
    <>
      <p>
        <button type="button" className={className} aria-disabled={isBusy} onClick={show}>
          {isBusy ? 'Waiting for your passkey...' : words}
        </button>
      </p>
      <p role="status">{said}</p>
    </>
  );
}
