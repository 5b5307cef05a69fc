import { forgetAll } from '#lib/device/device-store.ts';
import { DATABASE } from '../delivery/database.ts';
import { DEVICE_CLEARED } from './device-cleared.ts';
import { endSessionsAtSchool, sessionsToEnd } from './ended-sessions.ts';

/**
 * Removes everything that this site keeps on this device: drafts, lists, files, session and kept pages. The session
 * ends at the school as well: copies of its tokens may stand in the browser's history.
 */
export async function clearDevice(slug: string): Promise<void> {
  const sessions = sessionsToEnd(slug);
  forgetAll(`${slug}.`);
  await removeTheRest();
  endSessionsAtSchool(slug, sessions);
  document.dispatchEvent(new Event(DEVICE_CLEARED));
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
