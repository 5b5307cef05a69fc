import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';

interface AnchorKeeper {
  /** Whether the element lies inside, perhaps where it is not displayed. */
  holds(anchor: HTMLElement): boolean;
  /** Shows the element; `hasToGo` when the browser has not gone there by itself. */
  open(anchor: HTMLElement, hasToGo: boolean): unknown;
}

/** Calls `open` for each address that ends in an element inside: at first, after a link, and after Back. */
export function useAnchor({ holds, open }: AnchorKeeper): void {
  // The location and not its hash: a link that is pressed again opens again.
  const location = useLocation();
  const navigationType = useNavigationType();
  const navigate = useNavigate();

  const arrive = useEffectEvent((hash: string, isByLink: boolean) => {
    const anchor = findAnchor(hash);
    // After a page load or Back the browser has gone there itself, or put back where the reader was.
    if (anchor && holds(anchor)) open(anchor, isByLink || isHidden(anchor));
  });
  useLayoutEffect(
    () => arrive(location.hash, navigationType !== 'POP'),
    [location, navigationType],
  );

  // The router does not notice a plain link to where it already is, and its scrolling would undo the browser's.
  const follow = useEffectEvent((event: MouseEvent) => {
    const isPlain = !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (!isPlain || !(event.target instanceof Element)) return;
    const hash = event.target.closest('a[href^="#"]')?.getAttribute('href') ?? '';
    const anchor = findAnchor(hash);
    if (!anchor || !holds(anchor)) return;
    event.preventDefault();
    navigate(hash);
  });
  useEffect(() => {
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, []);
}

/** Scrolls to the element and lets the keyboard go on from there, as the browser's own jump does. */
export function goToAnchor(anchor: HTMLElement): void {
  anchor.scrollIntoView();
  const stop = anchor.querySelector<HTMLElement>(':scope > summary') ?? anchor;
  if (stop.tabIndex < 0) stop.setAttribute('tabindex', '-1');
  stop.focus({ preventScroll: true });
}

/** An address that cannot be decoded points nowhere. */
function findAnchor(hash: string): HTMLElement | null {
  if (hash.length < 2) return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Inside something that is not displayed, so that no browser could have gone there by itself. */
function isHidden(element: HTMLElement): boolean {
  return element.getClientRects().length === 0;
}
