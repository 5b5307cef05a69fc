import { Link, useSearchParams } from 'react-router';
import type { LetterRoom } from '../letter-rooms.ts';
import { letterScreens } from './letters-at.ts';

interface WriteLinkProps {
  of: LetterRoom;
  /** What the list is asked for, where it is not what stands in the address. */
  search?: URLSearchParams;
  className?: string;
}

/** From a list to a letter to everybody whom it shows. */
export function WriteLink({
  of,
  search: asked,
  className = 'btn sm line write-to',
}: WriteLinkProps) {
  const [search] = useSearchParams();
  const same = new URLSearchParams(asked ?? search);
  // A ready list may hold fewer people; its columns are of no letter.
  for (const name of ['page', 'columns']) same.delete(name);
  return (
    <Link className={className} to={`${letterScreens(of).write}?${same}`}>
      Write to these
    </Link>
  );
}
