/**
 * The link of an event's card opens a menu in place. What makes the menu is loaded when somebody presses; where it
 * does not come, or the browser has no dialogs, the link leads to the event's own page.
 */
export function enhanceEventMenus(): void {
  if (!('HTMLDialogElement' in window)) return;
  document.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = (event.target as Element).closest<HTMLAnchorElement>('[data-enhance=event-menu]');
    if (!link) return;
    event.preventDefault();
    import('./event-menu.ts').then(
      ({ openEventMenu }) => openEventMenu(link),
      () => location.assign(link.href),
    );
  });
}
