import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface CountedProps {
  id: string;
  title: string;
  /** The number itself, which opens its list where there is one. */
  figure: ReactNode;
  says: ReactNode;
  /** Beside the drawing over the whole width. */
  table: ReactNode;
  isWide?: boolean;
  children: ReactNode;
}

/** One number of the sheet: what it says, its drawing, and its table beside or below. */
export function Counted({ id, title, figure, says, table, isWide, children }: CountedProps) {
  return (
    <section className={isWide ? 'all-across' : undefined} aria-labelledby={id}>
      <div className={isWide ? 'halves' : undefined}>
        <div>
          <h3 id={id}>{title}</h3>
          <p className="big">
            {figure}
            <span>{says}</span>
          </p>
          {children}
        </div>
        {table}
      </div>
    </section>
  );
}

interface FigureProps {
  isToday: boolean;
  to: string;
  children: ReactNode;
}

/** A number that leads to its list; as it was on another day no list can show it. */
export function Figure({ isToday, to, children }: FigureProps) {
  return isToday ? <Link to={to}>{children}</Link> : <b>{children}</b>;
}
