import type { Page } from '@playwright/test';

/** How many submissions wait in the device's database; a resume that the school has stays beside its entry. */
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
          const all = opening.result.transaction('parcels').objectStore('parcels').getAll();
          all.onsuccess = () => {
            opening.result.close();
            resolve(all.result.filter(({ isDelivered }) => !isDelivered).length);
          };
        };
      }),
  );
