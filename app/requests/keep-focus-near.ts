/**
 * Call it when something is asked for, and what it returns once that is done. Where the button that was pressed is gone
 * with what it did, the focus goes to the heading of its section, or of the page: whoever uses a keyboard or a screen
 * reader goes on from there. A button that is still there stays in sight, whatever was added above it.
 */
export function keepFocusNear(): () => void {
  const pressed = document.activeElement;
  // Safari gives no focus to a button that a finger or a mouse presses: there is none to lose.
  if (!pressed || pressed === document.body) return () => {};
  const section = pressed.closest('section');
  const scrolledTo = window.scrollY;
  return () => {
    const focused = document.activeElement;
    // `checkVisibility` is younger than the phones that the desk and the portal are made for.
    if (focused && focused !== document.body && focused.getClientRects().length > 0) {
      const { top, bottom } = focused.getBoundingClientRect();
      const isInSight = top >= 0 && bottom <= window.innerHeight;
      // Who has scrolled meanwhile reads something else. At the edge the notice would lie over it.
      if (!isInSight && window.scrollY === scrolledTo) focused.scrollIntoView({ block: 'center' });
      return;
    }
    // Another status may have a section of its own under the same heading.
    const heading =
      document.getElementById(section?.getAttribute('aria-labelledby') ?? '') ??
      (section?.isConnected
        ? section
        : document.getElementById('main')
      )?.querySelector<HTMLElement>('h1, h2');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'nearest' });
  };
}
