import { openPanelOf } from './tabs.enhance.ts';

/** An address that points into a closed panel or row opens it: when the page loads, after a link, and after Back. */
export function enhanceAnchors(): void {
  const arrive = () => arriveAt(location.hash);
  arrive();
  addEventListener('hashchange', arrive);
  document.addEventListener('click', (event) => {
    // Before the browser goes there by itself; it says nothing when the address stays the same.
    const anchor = findAnchor(hashOfPressed(event));
    if (anchor) openAround(anchor);
  });
}

/** Shows what the address points to, and goes there if the browser could not, or if it `hasToGo`. */
export function arriveAt(hash: string, hasToGo = false): void {
  const anchor = findAnchor(hash);
  if (!anchor) return;
  // Inside something that is not displayed, so that no browser could have gone there by itself.
  const wasHidden = anchor.getClientRects().length === 0;
  openAround(anchor);
  if (wasHidden || hasToGo) goTo(anchor);
}

/** Where a plain press on a link inside the page leads; empty for any other press. */
export function hashOfPressed(event: MouseEvent): string {
  const isPlain = !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  if (!isPlain || !(event.target instanceof Element)) return '';
  return event.target.closest('a[href^="#"]')?.getAttribute('href') ?? '';
}

/** An address that cannot be decoded points nowhere. */
export function findAnchor(hash: string): HTMLElement | null {
  if (hash.length < 2) return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

function openAround(anchor: HTMLElement): void {
  openPanelOf(anchor);
  const row = anchor.closest('details');
  if (row) row.open = true;
}

/** Scrolls to the element and lets the keyboard go on from there, as the browser's own jump does. */
function goTo(anchor: HTMLElement): void {
  anchor.scrollIntoView();
  const stop = anchor.querySelector<HTMLElement>(':scope > summary') ?? anchor;
  if (stop.tabIndex < 0) stop.setAttribute('tabindex', '-1');
  stop.focus({ preventScroll: true });
}
