/** For each `<details class="menu">`: it closes on Escape, on a press outside and when one of its links is followed. */
export function enhanceMenus(): void {
  const openMenu = () => document.querySelector<HTMLDetailsElement>('details.menu[open]');
  document.addEventListener('keydown', ({ key }) => {
    const menu = openMenu();
    if (!menu || key !== 'Escape') return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
  document.addEventListener('pointerdown', ({ target }) => {
    const menu = openMenu();
    if (menu && !menu.contains(target as Node)) menu.open = false;
  });
  document.addEventListener('click', (event) => {
    const menu = openMenu();
    const isOpenedElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
    const link = (event.target as Element).closest('.menu a');
    if (menu && link && !isOpenedElsewhere) menu.open = false;
  });
}
