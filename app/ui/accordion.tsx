import type { ReactNode } from 'react';

interface AccordionProps {
  /** Groups the items: one of them is open at a time. */
  name: string;
  items: { id: string; title: string; content: ReactNode }[];
}

/**
 * Rows that open one at a time and can all be closed: the browser's own `<details name>`. An address that points
 * to a row, or into it, opens it (`anchor.enhance.ts`).
 */
export function Accordion({ name, items }: AccordionProps) {
  return items.map(({ id, title, content }) => (
    <details key={id} id={id} className="accordion" name={name}>
      <summary>{title}</summary>
      <div className="content">{content}</div>
    </details>
  ));
}
