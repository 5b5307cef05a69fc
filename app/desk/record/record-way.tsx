import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';

/** What a list hands to the record that is opened from it; it stays with the entry of the browser's history. */
interface OpenedFrom {
  /** How the list was searched and filtered, as in its address. */
  search: string;
  /** The records of the list's page, in its order. */
  references: string[];
}

interface RecordLinkProps {
  /** The address of the list; the record is below it. */
  list: string;
  reference: string;
  rows: { reference: string }[];
  children: ReactNode;
}

/** Opens a record from a list, which the record then knows (`RecordWay`). */
export function RecordLink({ list, reference, rows, children }: RecordLinkProps) {
  const { search } = useLocation();
  const state: OpenedFrom = { search, references: rows.map((row) => row.reference) };
  return (
    <Link to={`${list}/${reference}`} state={state} dir="auto">
      {children}
    </Link>
  );
}

interface RecordWayProps {
  list: string;
  reference: string;
  /** What the way back says, such as `All messages`. */
  children: ReactNode;
}

/**
 * The way back to the list with its filter, and to the record before and after this one. They are those that the list
 * showed, so that a record which has just left the filter still leads on.
 */
export function RecordWay({ list, reference, children }: RecordWayProps) {
  const { state } = useLocation();
  const from = isOpenedFrom(state) ? state : undefined;
  const references = from?.references ?? [];
  const at = references.indexOf(reference);
  const before = references[at - 1];
  const after = at < 0 ? undefined : references[at + 1];
  return (
    <nav className="row record-way" aria-label="List">
      <Link to={`${list}${from?.search ?? ''}`}>{children}</Link>
      {before && (
        <Link className="btn line sm" to={`${list}/${before}`} state={from}>
          Previous<span className="vh"> record</span>
        </Link>
      )}
      {after && (
        <Link className="btn line sm" to={`${list}/${after}`} state={from}>
          Next<span className="vh"> record</span>
        </Link>
      )}
      {(before || after) && (
        <span className="small muted">
          {at + 1} of {references.length} on this page of the list
        </span>
      )}
    </nav>
  );
}

function isOpenedFrom(state: unknown): state is OpenedFrom {
  return Array.isArray((state as OpenedFrom | null)?.references);
}
