import type { ReactNode } from 'react';

interface AccordionProps {
  /** Groups the items: one of them is open at a time. */
  name: string;
  items: { id: string; title: string; content: ReactNode }[];
}

/** Rows that open one at a time and can all be closed: the browser's own `<details name>`. */
export function Accordion({ name, items }: AccordionProps) {
  return items.map(({ id, title, content }) => (
    <details key={id} id={id} className="acc" name={name} onToggle={closeOthers}>
      <summary>{title}</summary>
      <div className="content">{content}</div>
    </details>
  ));
}

/** Browsers from before 2024 do not know `name` on `<details>`. */
function closeOthers(event: React.ToggleEvent<HTMLDetailsElement>) {
  const opened = event.currentTarget;
  if (!opened.open) return;
  for (const other of document.querySelectorAll<HTMLDetailsElement>(
    `details[name="${opened.name}"]`,
  )) {
    if (other !== opened) other.open = false;
  }
}
