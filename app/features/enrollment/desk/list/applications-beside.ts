import type { PageBeside } from '#desk/list/pagination.ts';
import { type ApplicationList, addressOfPage } from './application-list.ts';

/** For the list of applications, whose pages go by the application that they begin or end at. */
export function besideByReference(
  load: (search: string) => Promise<Pick<ApplicationList, 'items'>>,
): PageBeside {
  return async (side, pages) => {
    const page = side === 'before' ? pages[0] : pages.at(-1);
    const edge = page?.references.at(side === 'before' ? 0 : -1);
    if (!page || !edge || (side === 'before' && isTop(page.search))) return undefined;
    const search = addressOfPage(page.search, side, edge);
    const { items } = await load(search);
    if (items.length === 0) return undefined;
    return { search, references: items.map(({ reference }) => reference) };
  };
}

/** The list from its start. */
function isTop(address: string): boolean {
  const search = new URLSearchParams(address);
  return !search.has('after') && !search.has('before');
}
