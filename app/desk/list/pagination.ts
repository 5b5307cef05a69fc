import { addressOfPage, pageFrom } from './list-page.ts';

/** A page of a list, as it was when it was read. */
export interface OpenedPage {
  /** How the list was searched, filtered and turned to this page, as in its address. */
  search: string;
  /** Its records, in its order. */
  references: string[];
}

export type Side = 'before' | 'after';

/** The page that leads on from these, which lie one after another; undefined where the list ends. */
export type PageBeside = (side: Side, pages: OpenedPage[]) => Promise<OpenedPage | undefined>;

/**
 * Reads on in a list. Records leave the filter while somebody works through them, and those behind move up to a page
 * that has been read: so that none is passed over, it is read again before the next one.
 */
export function besideIn(
  load: (search: string) => Promise<{ rows: { reference: string }[] }>,
): PageBeside {
  return async (side, pages) => {
    const [first, last] = [pages[0], pages.at(-1)];
    if (!first || !last) return undefined;
    const known = new Set(pages.flatMap(({ references }) => references));
    const isKnown = (reference: string) => known.has(reference);
    const read = async (page: number): Promise<OpenedPage> => {
      const search = addressOfPage(last.search, page);
      const { rows } = await load(search);
      return { search, references: rows.map(({ reference }) => reference) };
    };
    const leadingOn = (page: OpenedPage) => (page.references.every(isKnown) ? undefined : page);

    const start = numberOf(first);
    if (side === 'before') return start === 1 ? undefined : leadingOn(await read(start - 1));
    let page = numberOf(last);
    // A page is read before the one in front of it: what moves up meanwhile stands in both, and not in neither.
    let next = await read(page + 1);
    let shown = await read(page);
    while (page > start && !shown.references.some(isKnown)) {
      next = shown;
      shown = await read(--page);
    }
    return leadingOn(shown) ?? leadingOn(next);
  };
}

const numberOf = ({ search }: OpenedPage) => pageFrom(new URLSearchParams(search));
