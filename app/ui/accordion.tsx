import { type ReactNode, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { findAnchor } from './anchor.ts';

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
  const location = useLocation();
  useLayoutEffect(() => {
    const row = findAnchor(location.hash)?.closest<HTMLDetailsElement>('details');
    if (row?.getAttribute('name') === name) row.open = true;
  }, [location, name]);
  return items.map(({ id, title, content }) => (
    <details key={id} id={id} className="acc" name={name} onToggle={tidy}>
      <summary>{title}</summary>
      <div className="content">{content}</div>
    </details>
  ));
}

function tidy(event: React.ToggleEvent<HTMLDetailsElement>) {
  const opened = event.currentTarget;
  if (!opened.open) return;
  // Browsers from before 2024 do not know `name` on `<details>`, not even as a property.
  const name = CSS.escape(opened.getAttribute('name') ?? '');
  for (const other of document.querySelectorAll<HTMLDetailsElement>(`details[name="${name}"]`)) {
    if (other !== opened) other.open = false;
  }
  // When a long row above has closed, the one that was pressed may have slipped out of view.
  opened.querySelector('summary')?.scrollIntoView({ block: 'nearest' });
}
