import { clearedMark, clearingKey } from '#forms/device/device-cleared.ts';
import { keysFrom, rawText } from '#lib/device/device-store.ts';

/**
 * A page that Back restores from the browser's memory begins anew when this device keeps something else than when the
 * page was left: it was cleared, here or in another tab, or a later page has newer answers. The old answers must
 * neither be seen nor be kept again.
 */
export function enhanceRestoring(slug: string): void {
  let left: string;
  addEventListener('pagehide', () => {
    left = keptHere(slug);
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && keptHere(slug) !== left) beginAnew();
  });
}

/** A page that is open while the device is cleared in another tab begins anew at once. */
export function enhanceClearingElsewhere(slug: string): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== clearingKey(slug) || newValue === null) return;
    try {
      sessionStorage.clear();
    } catch {
      // Where storage is refused there is nothing to remove.
    }
    beginAnew();
  });
}

function beginAnew(): void {
  // Browsers fill in again at a reload what stood in the fields.
  document.body.replaceChildren();
  location.reload();
}

function keptHere(slug: string): string {
  return `${keysFrom(`${slug}.`).map(rawText)}${clearedMark()}`;
}
