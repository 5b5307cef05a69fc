import type { ReactNode } from 'react';
import { goToAnchor, useAnchor } from './anchor.ts';

/** The header that stays in view covers this much. */
const HEADER_PX = 68;

interface AccordionProps {
  /** Groups the items: one of them is open at a time. */
  name: string;
  items: { id: string; title: string; content: ReactNode }[];
}

/**
 * Rows that open one at a time and can all be closed: the browser's own `<details name>`. An address that points
 * to a row, or into it, opens it.
 */
export function Accordion({ name, items }: AccordionProps) {
  useAnchor({
    holds: (anchor) => rowOf(anchor)?.getAttribute('name') === name,
    open(anchor, hasToGo) {
      const row = rowOf(anchor);
      if (row) row.open = true;
      if (hasToGo) goToAnchor(anchor);
    },
  });
  return items.map(({ id, title, content }) => (
    <details key={id} id={id} className="acc" name={name} onToggle={tidy}>
      <summary>{title}</summary>
      <div className="content">{content}</div>
    </details>
  ));
}

function rowOf(anchor: HTMLElement): HTMLDetailsElement | null {
  return anchor.closest('details');
}

function tidy(event: React.ToggleEvent<HTMLDetailsElement>) {
  const opened = event.currentTarget;
  if (!opened.open) return;
  // Browsers from before 2024 do not know `name` on `<details>`, not even as a property.
  const name = CSS.escape(opened.getAttribute('name') ?? '');
  for (const other of document.querySelectorAll<HTMLDetailsElement>(`details[name="${name}"]`)) {
    if (other !== opened) other.open = false;
  }
  // When a long row above has closed, the one that was pressed may have slipped under the header.
  const summary = opened.querySelector('summary');
  if (summary && summary.getBoundingClientRect().top < HEADER_PX) summary.scrollIntoView();
}
