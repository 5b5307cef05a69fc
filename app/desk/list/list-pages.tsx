import { Link, useSearchParams } from 'react-router';
import { ROWS_PER_PAGE } from './list-page.ts';

interface ListPagesProps {
  page: number;
  total: number;
  /** More fit than were looked through, so that only the newest are here. */
  isCut?: boolean;
  /** They stand by the day that was promised. */
  isDueFirst?: boolean;
  /** What the rows are, such as `candidate`. */
  noun: string;
  /** What many of them are; left out where it is the noun with an s. */
  nouns?: string;
}

/** How many there are, said aloud when a search changes it, and the way to the other pages. */
export function ListPages(props: ListPagesProps) {
  const { page, total, isCut, isDueFirst, noun, nouns = `${noun}s` } = props;
  const [search] = useSearchParams();
  const pages = Math.max(1, Math.ceil(total / ROWS_PER_PAGE));
  const to = (next: number) => {
    const changed = new URLSearchParams(search);
    if (next === 1) changed.delete('page');
    else changed.set('page', String(next));
    return `?${changed}`;
  };
  return (
    <div className="row apart mt-g4">
      <p role="status" className="small muted mb-0">
        {total === 1 ? `1 ${noun}` : `${total.toLocaleString('en')} ${nouns}`}
        {pages > 1 && `, page ${page} of ${pages}`}
        {isDueFirst && total > 1 && ', what is due first'}
        {isCut && '. Very many fit, so only the newest were looked through. Type more to find one.'}
      </p>
      <PageLinks
        previous={page > 1 ? to(page - 1) : undefined}
        next={page < pages ? to(page + 1) : undefined}
      />
    </div>
  );
}

/** The ways to the pages before and after this one; nothing where it is the only one. */
export function PageLinks({
  previous,
  next,
}: Partial<Record<'previous' | 'next', string | undefined>>) {
  if (!previous && !next) return null;
  return (
    // Another page begins at its top, for the keyboard too: what was pressed is gone (app/root.tsx).
    <nav key={`${previous} ${next}`} aria-label="Pages" className="row pages">
      {previous && (
        <Link className="btn line sm" to={previous}>
          Previous page
        </Link>
      )}
      {next && (
        <Link className="btn line sm" to={next}>
          Next page
        </Link>
      )}
    </nav>
  );
}
