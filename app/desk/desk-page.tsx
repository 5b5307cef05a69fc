import type { ReactNode } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { letterRooms } from './letters/letter-rooms.ts';
import { WriteLink } from './letters/screens/write-link.tsx';
import { type SheetRoom, sheetLists, sheetOfList } from './sheet/sheet-lists.ts';

interface DeskPageProps {
  title: ReactNode;
  /** Beside the title: what to do here that is not about a single record. */
  action?: ReactNode;
  /** The link to what this screen belongs to. */
  back?: ReactNode;
  children: ReactNode;
}

/** A screen of the desk below its bar; of a list with the ways to take it along, and to write to everybody in it. */
export function DeskPage({ title, action, back, children }: DeskPageProps) {
  const list = sheetOfList(useLocation().pathname);
  const letters = letterRooms.find((room) => room === list);
  return (
    <>
      <div className="row apart mb-g2">
        <h1>{title}</h1>
        {(list || action) && (
          <span className="row">
            {list && <SheetLink of={list} />}
            {letters && <WriteLink of={letters} />}
            {action}
          </span>
        )}
      </div>
      {back && <p className="no-print">{back}</p>}
      {children}
    </>
  );
}

/** From a list to its sheet: the same rows in the same order. */
function SheetLink({ of }: { of: SheetRoom }) {
  const [search] = useSearchParams();
  const same = new URLSearchParams(search);
  same.delete('page');
  return (
    <Link className="btn sm line" to={`${sheetLists[of].list}/sheet?${same}`}>
      Make a list
    </Link>
  );
}
