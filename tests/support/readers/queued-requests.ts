import type { Page } from '@playwright/test';

/** How many submissions with their files lie in the device's database. */
export const countQueuedRequests = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('school-deliveries');
        opening.onerror = () => reject(opening.error);
        opening.onupgradeneeded = () => {
          for (const name of ['parcels', 'answers'])
            opening.result.createObjectStore(name, { keyPath: 'key' });
        };
        opening.onsuccess = () => {
          const count = opening.result.transaction('parcels').objectStore('parcels').count();
          count.onsuccess = () => {
            opening.result.close();
            resolve(count.result);
          };
        };
      }),
  );
