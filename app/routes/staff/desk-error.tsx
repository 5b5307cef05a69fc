import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useRouteLoaderData } from 'react-router';
import { isNotFound } from '#app/shell/page/error-page.tsx';
import { deskRooms, roomsFor } from '#desk/rooms.ts';
import { readAnyReference } from '#lib/text/reference.ts';
import { forgetTextsAbout } from '#requests/kept-text.ts';
import { adviceOnScreen } from '#requests/no-answer.ts';
import type { clientLoader } from './frame.tsx';

/** What stands in the place of a screen of the desk that could not be shown. */
export function DeskError({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  if (isNotFound(error)) return <DeskNotFound />;
  return (
    <>
      <h1>Sorry, this did not work</h1>
      <p>{adviceOnScreen(error)}</p>
      <p>What you typed in a note, a letter or a page of the website is still on this computer.</p>
      <div className="row">
        <Link className="btn" to={pathname + search} reloadDocument>
          Try again
        </Link>
        <Link className="btn line" to={deskRooms.today.path}>
          Today
        </Link>
      </div>
    </>
  );
}

/**
 * There is no such record or page; also for what is not the work of whoever asks. A colleague may have erased the record while
 * somebody wrote about it: those words leave this computer too, and it is said that they were not saved.
 */
export function DeskNotFound() {
  const { pathname } = useLocation();
  const { roles = [] } = useRouteLoaderData<typeof clientLoader>('routes/staff/frame') ?? {};
  const room = roomsFor(roles).find(({ path, all }) => all && pathname.startsWith(`${path}/`));
  const about = room && pathname.split('/').map(readAnyReference).find(Boolean);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isForgotten, setIsForgotten] = useState(false);
  useEffect(() => {
    // The button that was pressed may be gone with the record.
    if (document.activeElement === document.body) heading.current?.focus();
    if (about && forgetTextsAbout(about)) setIsForgotten(true);
  }, [about]);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        There is no such {room?.record ?? 'page'}
      </h1>
      <p>
        {room
          ? 'The address may have a mistake, or it was removed.'
          : 'The address may have a mistake, or it is not part of your work.'}
      </p>
      <div role="status">
        {isForgotten && (
          <p>
            What you typed about it was not saved. It is now removed from this computer, because
            there is nothing that it belongs to.
          </p>
        )}
      </div>
      <div className="row">
        {room && (
          <Link className="btn" to={room.path}>
            {room.all}
          </Link>
        )}
        <Link className={room ? 'btn line' : 'btn'} to={deskRooms.today.path}>
          Today
        </Link>
      </div>
    </>
  );
}
