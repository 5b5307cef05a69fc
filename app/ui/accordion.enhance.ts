/** The header that stays in view covers this much. */
const HEADER_PX = 68;

/** One row of an `Accordion` is open at a time, also in browsers from before 2024, and what was pressed stays in sight. */
export function enhanceAccordions(): void {
  // The event does not bubble.
  document.addEventListener('toggle', ({ target }) => tidy(target as HTMLElement), true);
}

function tidy(opened: HTMLElement): void {
  if (!opened.matches('details.accordion[open]')) return;
  // Not known as a property by the browsers that this is for.
  const name = CSS.escape(opened.getAttribute('name') ?? '');
  for (const other of document.querySelectorAll<HTMLDetailsElement>(`details[name="${name}"]`)) {
    if (other !== opened) other.open = false;
  }
  // When a long row above has closed, the one that was pressed may have slipped under the header.
  const summary = opened.querySelector('summary');
  if (summary && summary.getBoundingClientRect().top < HEADER_PX) summary.scrollIntoView();
}
