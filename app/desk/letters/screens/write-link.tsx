import { Link, useSearchParams } from 'react-router';
import { PAGE_NAMES } from '../../list/list-page.ts';
import type { LetterRoom } from '../letter-rooms.ts';
import { letterScreens } from './letters-at.ts';

/** From a list to a letter to everybody whom it shows. */
export function WriteLink({ of }: { of: LetterRoom }) {
  const [search] = useSearchParams();
  const same = new URLSearchParams(search);
  // A ready list may hold fewer people; its columns are of no letter.
  for (const name of [...PAGE_NAMES, 'columns']) same.delete(name);
  return (
    <Link className="btn sm line write-to" to={`${letterScreens(of).write}?${same}`}>
      Write to these
    </Link>
  );
}
