/**
 * Whether React has taken over the page. Until then components must render what the server rendered; afterwards
 * they may read the device at once.
 */
let awake = false;
let waiting: (() => void)[] = [];

export function isAwake(): boolean {
  return awake;
}

/** Called once, when React has taken over all that it takes. The mark on the document is for whoever looks from outside. */
export function markAwake(): void {
  awake = true;
  document.documentElement.dataset.awake = '';
  for (const work of waiting) work();
  waiting = [];
}

/** Does the work once the page is awake: at once, if it is. */
export function whenAwake(work: () => void): void {
  if (awake) work();
  else waiting.push(work);
}
