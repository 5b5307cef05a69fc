/** The element that the end of an address points to. An address that cannot be decoded points nowhere. */
export function findAnchor(hash: string): HTMLElement | null {
  if (hash.length < 2) return null;
  return document.getElementById(decode(hash.slice(1)));
}

/** Scrolls to the element and lets the keyboard go on from there, as the browser's own jump does. */
export function goToAnchor(element: HTMLElement): void {
  element.scrollIntoView();
  if (element.tabIndex < 0) element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
}

/** Inside something that is not displayed, so that no browser could have gone there by itself. */
export function isHidden(element: HTMLElement): boolean {
  return element.getClientRects().length === 0;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
