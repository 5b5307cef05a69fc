import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link, NavLink } from 'react-router';
import type { Role } from '#desk/roles.ts';
import { deskRooms, roomsFor } from '#desk/rooms.ts';
import { useAuth } from '#features/accounts/components/auth-context.tsx';
import crest from '#ui/pictures/crest.svg';
import { DeskSearch } from './desk-search.tsx';

/** Where the document keeps room for the bar, before everything that the skip link passes by (app/root.tsx). */
const DESK_BAR = 'desk-bar';

export function DeskBar({ schoolName, roles }: { schoolName: string; roles: readonly Role[] }) {
  // From screen to screen of the desk it stands there already; coming from elsewhere it is made with this.
  const [place, setPlace] = useState(findPlace);
  useEffect(() => setPlace(findPlace), []);
  if (!place) return null;
  return createPortal(
    <div className="wrap">
      <Link className="brand" to={deskRooms.today.path}>
        <img src={crest} alt="" width="44" height="50" />
        <span>
          <b>School office</b>
          <span>{schoolName}</span>
        </span>
      </Link>
      <DeskSearch />
      <ul className="nav oneself">
        <Oneself />
      </ul>
      <nav className="full" aria-label="Office">
        <ul className="nav">
          <Rooms roles={roles} />
        </ul>
      </nav>
      <details className="menu">
        <summary>
          <i />
          Rooms
        </summary>
        <nav aria-label="Office, mobile">
          <ul className="nav">
            <Rooms roles={roles} />
            <Oneself />
          </ul>
        </nav>
      </details>
    </div>,
    place,
  );
}

const findPlace = () => document.getElementById(DESK_BAR);

function Rooms({ roles }: { roles: readonly Role[] }) {
  return roomsFor(roles).map(({ path, name }) => (
    <li key={path}>
      <NavLink to={path} end={path === deskRooms.today.path}>
        {name}
      </NavLink>
    </li>
  ));
}

/** What is about whoever is signed in; beside the search where there is room. */
function Oneself() {
  const { signOut } = useAuth();
  return (
    <>
      <li>
        <Link to="/account">Account</Link>
      </li>
      <li>
        <button type="button" onClick={() => signOut()}>
          Sign out
        </button>
      </li>
    </>
  );
}
