import { Link, useSearchParams } from 'react-router';
import { addressOfPage, countPages, pageInWords } from './list-page.ts';

interface ListPagesProps {
  page: number;
  total: number;
  /** More fit than were looked through, so that only the newest are here. */
  isCut?: boolean;
  /** In which order they stand, such as `newest first`. */
  order?: string | undefined;
  /** They are too many for the order that was asked for. */
  isUnsorted?: boolean;
  /** What the rows are, such as `candidate`. */
  noun: string;
  /** What many of them are; left out where it is the noun with an s. */
  nouns?: string;
}

/** How many there are, said aloud when a search changes it, and the way to the other pages. */
export function ListPages(props: ListPagesProps) {
  const { page, total, isCut, order, isUnsorted, noun, nouns = `${noun}s` } = props;
  return (
    <div className="row apart mt-g4">
      <p role="status" className="small muted mb-0">
        {total === 1 ? `1 ${noun}` : `${total.toLocaleString('en')} ${nouns}`}
        {pageInWords(page, total)}
        {order && `, ${order}`}
        {isUnsorted && '. There are too many to sort in this order. Choose a filter first.'}
        {isCut && '. Very many fit, so only the newest were looked through. Type more to find one.'}
      </p>
      <PageLinks page={page} isLast={page >= countPages(total)} />
    </div>
  );
}

/** The ways to the pages before and after this one; nothing where it is the only one. */
export function PageLinks({ page, isLast }: { page: number; isLast: boolean }) {
  const [search] = useSearchParams();
  if (page === 1 && isLast) return null;
  return (
    // Another page begins at its top, for the keyboard too: what was pressed is gone (app/root.tsx).
    <nav key={`${page} ${search}`} aria-label="Pages" className="row pages">
      {page > 1 && (
        <Link className="btn line sm" to={addressOfPage(search, page - 1)}>
          Previous page
        </Link>
      )}
      {!isLast && (
        <Link className="btn line sm" to={addressOfPage(search, page + 1)}>
          Next page
        </Link>
      )}
    </nav>
  );
}
