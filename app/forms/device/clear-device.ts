import { forget, forgetAll, keep } from '#lib/device/device-store.ts';
import { DATABASE } from '../delivery/database.ts';
import { clearingKey, DEVICE_CLEARED } from './device-cleared.ts';
import { endSessionsAtSchool, sessionsToEnd } from './ended-sessions.ts';
import { forgetReceipt } from './kept-receipt.ts';

/**
 * Removes everything that this site keeps on this device: drafts, lists, files, session and kept pages. The session
 * ends at the school as well: copies of its tokens may stand in the browser's history. What only the school can take
 * away are the cookies of a form that was posted before its script was there.
 */
export async function clearDevice(slug: string): Promise<void> {
  fetch('/api/cleared-devices', { method: 'POST', keepalive: true }).catch(() => undefined);
  const sessions = sessionsToEnd(slug);
  forgetAll(`${slug}.`);
  forgetReceipt();
  tellOtherTabs(slug);
  await removeTheRest();
  endSessionsAtSchool(slug, sessions);
  document.dispatchEvent(new Event(DEVICE_CLEARED));
}

/** They begin anew (`restored-page.enhance.ts`), before one of them can keep its answers again. */
function tellOtherTabs(slug: string): void {
  keep(clearingKey(slug), new Date().toISOString());
  forget(clearingKey(slug));
}

async function removeTheRest(): Promise<void> {
  try {
    sessionStorage.clear();
    await deleteDatabase();
    const registration = await navigator.serviceWorker?.getRegistration();
    await registration?.unregister();
    for (const name of await caches.keys()) await caches.delete(name);
  } catch {
    // Where storage is refused there is nothing to remove.
  }
}

/** Waits for it, so that the page says it is gone when it is. */
function deleteDatabase(): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(DATABASE);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
  });
}
