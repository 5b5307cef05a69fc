import { adviceOn } from './service-message.ts';

/** Whether this browser can use passkeys at the address that it shows: https with a name, or this machine itself. */
export function passkeysWorkHere(): boolean {
  const isNumber = location.hostname.startsWith('[') || /^[\d.]+$/.test(location.hostname);
  return typeof PublicKeyCredential === 'function' && !isNumber;
}

/** What the browser says when somebody closed its window, waited too long, or has no passkey of this site. */
const notShown = new Set(['NotAllowedError', 'AbortError', 'TimeoutError']);

const ofBrowser: Record<string, string> = {
  InvalidStateError: 'This phone, computer or key has a passkey of your account already.',
  SecurityError: 'Passkeys do not work at this address of the website.',
  ConstraintError: 'This device has no screen lock. Set one up, then try again.',
  NotSupportedError: 'This device cannot make a passkey for us. Try another one.',
};

/** What to do when a passkey was not added or not shown. */
export function adviceOnPasskey(error: Error): string {
  const { name } = error.cause instanceof Error ? error.cause : error;
  if (notShown.has(name)) return 'No passkey was used. Please try again.';
  return ofBrowser[name] ?? adviceOn(error);
}
