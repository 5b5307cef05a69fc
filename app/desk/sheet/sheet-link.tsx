import { Link, useSearchParams } from 'react-router';
import { type SheetRoom, sheetLists } from './sheet-lists.ts';

/** From a list to its sheet: the same rows in the same order. */
export function SheetLink({ of }: { of: SheetRoom }) {
  const [search] = useSearchParams();
  const same = new URLSearchParams(search);
  same.delete('page');
  return (
    <Link className="btn sm line" to={`${sheetLists[of].list}/sheet?${same}`}>
      Make a list
    </Link>
  );
}
