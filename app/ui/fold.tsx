import type { ReactNode } from 'react';

interface FoldProps {
  /** Of the heading; what leads here goes by it. */
  id: string;
  title: string;
  /** What there is inside, in a few words behind the title. */
  note?: ReactNode;
  /** Whether it must be read: then it is open by itself. */
  isOpen?: boolean;
  children: ReactNode;
}

/** A part of a screen that is asked for seldom: one line, and behind it all of it. */
export function Fold({ id, title, note, isOpen = false, children }: FoldProps) {
  return (
    <section className="no-print" aria-labelledby={id}>
      <details className="fold" open={isOpen}>
        <summary>
          <h2 id={id}>{title}</h2>
          {note && <small>{note}</small>}
        </summary>
        {children}
      </details>
    </section>
  );
}
