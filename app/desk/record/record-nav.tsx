import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { OpenedPage, PageBeside, Side } from '../list/pagination.ts';
import { deskRooms, type Room, type RoomName } from '../rooms.ts';

/** What a list hands to the record that is opened from it; it stays with the entry of the browser's history. */
interface OpenedFrom {
  /** The pages of the list that were read, one after another. */
  pages: OpenedPage[];
}

interface RecordLinkProps {
  /** The address of the list; the record is below it. */
  list: string;
  reference: string;
  rows: { reference: string }[];
  children: ReactNode;
}

/** Opens a record from a list, which the record then knows (`RecordNav`). */
export function RecordLink({ list, reference, rows, children }: RecordLinkProps) {
  const { search } = useLocation();
  const state: OpenedFrom = { pages: [{ search, references: rows.map((row) => row.reference) }] };
  return (
    <Link to={`${list}/${reference}`} state={state} dir="auto">
      {children}
    </Link>
  );
}

interface RecordNavProps {
  /** The room whose list it is. */
  room: RoomName;
  reference: string;
  /** Reads on in the list where a page that was read ends. */
  beside: PageBeside;
  /** Whether families send what the list shows: then the record leads to everything about the family. */
  isOfFamily?: boolean;
}

/**
 * The way back to the list with its filter, and to the record before and after this one. They are those that the list
 * showed, so that a record which has just left the filter still leads on; where its page ends the next one is read.
 */
export function RecordNav({ room, reference, beside, isOfFamily }: RecordNavProps) {
  const { path: list, all: back }: Room = deskRooms[room];
  const opened = isOpenedFrom(useLocation().state);
  const pages = opened?.pages ?? [];
  const page = pages.find(({ references }) => references.includes(reference));
  const known = inOrder(pages);
  const isFirst = page !== undefined && known[0] === reference;
  const isLast = page !== undefined && known.at(-1) === reference;
  const earlier = usePageBeside(beside, 'before', isFirst ? pages : []);
  const later = usePageBeside(beside, 'after', isLast ? pages : []);

  const from = { pages: [...earlier, ...pages, ...later] } satisfies OpenedFrom;
  const all = inOrder(from.pages);
  const at = all.indexOf(reference);
  const before = all[at - 1];
  const after = at < 0 ? undefined : all[at + 1];
  return (
    <nav className="row mb-g4 no-print" aria-label="List">
      <Link to={`${list}${(page ?? pages[0])?.search ?? ''}`}>{back}</Link>
      {isOfFamily && <Link to={`${deskRooms.families.path}/${reference}`}>The whole family</Link>}
      {before && (
        <Link className="btn line sm" to={`${list}/${before}`} state={from}>
          Previous<span className="visually-hidden"> record</span>
        </Link>
      )}
      {after && (
        <Link className="btn line sm" to={`${list}/${after}`} state={from}>
          Next<span className="visually-hidden"> record</span>
        </Link>
      )}
      {page && (before || after) && (
        <span className="small muted">
          {page.references.indexOf(reference) + 1} of {page.references.length} on this page of the
          list
        </span>
      )}
    </nav>
  );
}

/** Every record once: pages that were read at different times may share some. */
const inOrder = (pages: OpenedPage[]) => [
  ...new Set(pages.flatMap(({ references }) => references)),
];

/** The page beside these, once it is read; asked for anew with each record. */
function usePageBeside(beside: PageBeside, side: Side, pages: OpenedPage[]): OpenedPage[] {
  const { key } = useLocation();
  const [found, setFound] = useState<OpenedPage[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each entry of the history
  useEffect(() => {
    setFound([]);
    if (pages.length === 0) return;
    let isCurrent = true;
    beside(side, pages).then(
      (page) => {
        if (page && isCurrent) setFound([page]);
      },
      // Without a line the way ends here; everything else on the screen says so when it is used.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return found;
}

function isOpenedFrom(state: unknown): OpenedFrom | undefined {
  return Array.isArray((state as OpenedFrom | null)?.pages) ? (state as OpenedFrom) : undefined;
}
