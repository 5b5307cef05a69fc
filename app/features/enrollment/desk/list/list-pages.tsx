import { Link, useSearchParams } from 'react-router';
import { type ApplicationList, addressOfPage } from './application-list.ts';

/** The ways to the pages before and after this one; each goes by the application that it begins or ends at. */
export function ListPages({ list }: { list: ApplicationList }) {
  const [search] = useSearchParams();
  const first = list.items[0]?.reference;
  const last = list.items.at(-1)?.reference;
  if (!first || !last) return null;
  if (!list.hasBefore && !list.hasAfter) return null;
  return (
    <nav className="row pages" aria-label="Pages of the list">
      {list.hasBefore && (
        <Link className="btn sm line" to={addressOfPage(search, 'before', first)}>
          Previous page
        </Link>
      )}
      {list.hasAfter && (
        <Link className="btn sm line" to={addressOfPage(search, 'after', last)}>
          Next page
        </Link>
      )}
    </nav>
  );
}
