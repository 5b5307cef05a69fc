/**
 * What the keyboard reaches is scrolled clear of the bar, however many lines its buttons need (WCAG 2.4.11), and so is
 * what was just ticked, which the bar comes up over.
 */
export function keepClear(bar: HTMLElement | null) {
  if (!bar) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    const isAtFoot = getComputedStyle(bar).position === 'fixed';
    const covering = isAtFoot ? bar : (bar.closest<HTMLElement>('.list-tools') ?? bar);
    const padding = `calc(${covering.offsetHeight}px + var(--g2))`;
    style.scrollPaddingBottom = isAtFoot ? padding : '';
    style.scrollPaddingTop = isAtFoot ? '' : padding;
    // A notice stands above it.
    style.setProperty('--bar-at-foot', isAtFoot ? `${bar.offsetHeight}px` : '0px');
    const focused = document.querySelector(':focus:not(body)');
    if (!bar.contains(focused)) focused?.scrollIntoView({ block: 'nearest' });
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.scrollPaddingBottom = '';
    style.scrollPaddingTop = '';
    style.removeProperty('--bar-at-foot');
  };
}
