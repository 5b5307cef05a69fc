import { Link, useSearchParams } from 'react-router';
import type { ApplicationList } from '../desk-list.ts';

/** The ways to the pages before and after this one; each goes by the application that it begins or ends at. */
export function ListPages({ list }: { list: ApplicationList }) {
  const [search] = useSearchParams();
  const first = list.items[0]?.reference;
  const last = list.items[list.items.length - 1]?.reference;
  if (!list.hasBefore && !list.hasAfter) return null;
  function address(from: 'after' | 'before', reference: string | undefined): string {
    const next = new URLSearchParams(search);
    for (const name of ['after', 'before']) next.delete(name);
    if (reference) next.set(from, reference);
    return `?${next}`;
  }
  return (
    <nav className="row pages" aria-label="Pages of the list">
      {list.hasBefore && (
        <Link className="btn sm line" to={address('before', first)}>
          Previous page
        </Link>
      )}
      {list.hasAfter && (
        <Link className="btn sm line" to={address('after', last)}>
          Next page
        </Link>
      )}
    </nav>
  );
}
