import { tabAfterKey } from './tab-order.ts';

/** A trigger of `Tabs` shows its panel in place; arrows, Home and End go through the row. */
export function enhanceTabs(): void {
  document.addEventListener('click', (event) => {
    const tab = tabOf(event.target);
    if (!tab || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    choose(tab);
  });
  document.addEventListener('keydown', (event) => {
    const tab = tabOf(event.target);
    if (!tab || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const row = rowOf(tab);
    const order = row.map((it) => ({ id: it.id, isDisabled: !it.hasAttribute('href') }));
    const next = row.find(({ id }) => id === tabAfterKey(event.key, order, tab.id));
    if (next) {
      event.preventDefault();
      next.focus();
      choose(next);
    } else if (event.key === ' ') {
      event.preventDefault();
      tab.click();
    }
  });
}

/** Opens the panel that holds the element, or is it. */
export function openPanelOf(element: Element): void {
  const panel = element.closest('[role=tabpanel]');
  const tab = panel && document.getElementById(panel.getAttribute('aria-labelledby') ?? '');
  if (tab) show(tab);
}

function choose(tab: HTMLElement): void {
  const address = tab.getAttribute('href');
  // A disabled tab has none.
  if (!address) return;
  show(tab);
  // So that it can be shared.
  history.replaceState(history.state, '', address);
}

function show(chosen: HTMLElement): void {
  for (const tab of rowOf(chosen)) {
    const isChosen = tab === chosen;
    tab.setAttribute('aria-selected', String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
    panel?.classList.toggle('open', isChosen);
  }
}

function tabOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('.tabs > [role=tab]') : null;
}

function rowOf(tab: HTMLElement): HTMLElement[] {
  return Array.from((tab.parentElement as HTMLElement).children) as HTMLElement[];
}
