/**
 * Whether React has taken over the page. Until then components must render what the server rendered; afterwards
 * they may read the device at once.
 */
let hydrated = false;
let waiting: (() => void)[] = [];

export function isHydrated(): boolean {
  return hydrated;
}

/** Called once, when React has taken over all that it takes. The mark on the document is for whoever looks from outside. */
export function markHydrated(): void {
  hydrated = true;
  document.documentElement.dataset.hydrated = '';
  for (const work of waiting) work();
  waiting = [];
}

/** Does the work once the page is hydrated: at once, if it is. */
export function whenHydrated(work: () => void): void {
  if (hydrated) work();
  else waiting.push(work);
}
