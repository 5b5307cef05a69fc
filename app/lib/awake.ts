/**
 * Whether React has taken over the page. Until then components must render what the server rendered; afterwards
 * they may read the device at once.
 */
let awake = false;

export function isAwake(): boolean {
  return awake;
}

/** Called once, when the document's first effects run. The mark on the document is for whoever looks from outside. */
export function markAwake(): void {
  awake = true;
  document.documentElement.dataset.awake = '';
}
