/**
 * Where the button that was pressed is gone with what it did, the focus goes to the heading of its section, or of the
 * page: whoever uses a keyboard or a screen reader goes on from there.
 */
export function focusAfterChange(section: Element | null): void {
  const focused = document.activeElement;
  if (focused && focused !== document.body && focused.checkVisibility()) return;
  // Another status may have a section of its own under the same heading.
  const heading =
    document.getElementById(section?.getAttribute('aria-labelledby') ?? '') ??
    (section?.isConnected ? section : document.getElementById('main'))?.querySelector<HTMLElement>(
      'h1, h2',
    );
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
