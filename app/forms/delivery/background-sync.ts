/** The name under which the browser calls the service worker when the connection is back. */
export const SEND_TAG = 'send-what-waits';

interface WithSync {
  sync?: { register(tag: string): Promise<void> };
}

/** Asks the browser to wake the service worker once there is a connection, also after this page is closed. */
export async function requestBackgroundSync(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    await (registration as WithSync | undefined)?.sync?.register(SEND_TAG);
  } catch {
    // Refused by the person's settings, or not known here: the page sends while it is open.
  }
}
