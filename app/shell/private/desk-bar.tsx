import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link, NavLink, useLocation } from 'react-router';
import type { Role } from '#desk/roles.ts';
import { deskRooms, type Room, roomsFor, workRooms, worksIn } from '#desk/rooms.ts';
import { type StaffNames, staffWords } from '#desk/staff/staff-words.ts';
import type { Waiting } from '#desk/today/what-waits.ts';
import { useAuth } from '#features/accounts/components/auth-context.tsx';
import crest from '#ui/pictures/crest.svg';
import { DeskSearch } from './desk-search.tsx';
import { useWaiting } from './use-waiting.ts';

/** Where the document keeps room for the bar, before everything that the skip link passes by (app/root.tsx). */
const DESK_BAR = 'desk-bar';

interface DeskBarProps {
  schoolName: string;
  account: { email: string; roles: readonly Role[]; hasSecondFactor: boolean; names: StaffNames };
}

/** On every screen of the desk: the search, the rooms with what waits in them, and who is signed in. */
export function DeskBar({ schoolName, account }: DeskBarProps) {
  // From screen to screen of the desk it stands there already; coming from elsewhere it is made with this.
  const [place, setPlace] = useState(findPlace);
  useEffect(() => setPlace(findPlace), []);
  const waiting = useWaiting();
  if (!place) return null;
  const rooms = roomsFor(account.roles);
  return createPortal(
    <div className="wrap">
      <Link className="brand" to={deskRooms.today.path}>
        <img src={crest} alt="" width="44" height="50" />
        <span>
          <b>School office</b>
          <span>{schoolName}</span>
        </span>
      </Link>
      <DeskSearch
        takesCalls={worksIn(account.roles, 'messages')}
        findsPeople={workRooms.some((room) => worksIn(account.roles, room))}
      />
      <ul className="nav oneself">
        <Oneself account={account} />
      </ul>
      <nav className="full" aria-label="Rooms">
        <ul className="nav">
          {inMenus(rooms).map(({ menu, rooms: inside }) =>
            menu ? (
              <Menu key={menu} name={menu} rooms={inside} />
            ) : (
              <Rooms key={inside[0]?.path} rooms={inside} waiting={waiting} />
            ),
          )}
        </ul>
      </nav>
      <details className="menu all-rooms">
        <summary>
          <i />
          Rooms
        </summary>
        <nav aria-label="Rooms, small screen">
          <ul className="nav">
            <Rooms rooms={rooms} waiting={waiting} />
            <Oneself account={account} />
          </ul>
        </nav>
      </details>
    </div>,
    place,
  );
}

const findPlace = () => document.getElementById(DESK_BAR);

/** The rooms in their order, those of one menu together. */
function inMenus(rooms: Room[]): { menu: Room['menu']; rooms: Room[] }[] {
  const menus = [...new Set(rooms.map(({ menu }) => menu))];
  return menus.map((menu) => ({ menu, rooms: rooms.filter((room) => room.menu === menu) }));
}

interface RoomsProps {
  rooms: Room[];
  waiting?: Waiting | undefined;
}

function Rooms({ rooms, waiting }: RoomsProps) {
  return rooms.map((room) => (
    <li key={room.path}>
      <NavLink to={room.path} end={room.path === deskRooms.today.path}>
        {room.name}
        <Count of={waiting && room.counts && waiting[room.counts]} />
      </NavLink>
    </li>
  ));
}

function Count({ of: count = 0 }: { of: number | undefined }) {
  if (count === 0) return null;
  return (
    <b className="count">
      {count > 99 ? '99+' : count}
      <span className="visually-hidden"> waiting</span>
    </b>
  );
}

/** Rooms that are opened once a week or less, behind one word. */
function Menu({ name, rooms }: { name: string; rooms: Room[] }) {
  const { pathname } = useLocation();
  const isInside = rooms.some(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
  return (
    <li>
      <details className="menu">
        <summary data-current={isInside || undefined}>{name}</summary>
        <ul>
          <Rooms rooms={rooms} />
          {name === 'Office' && (
            <li>
              <Link to="/account">My account</Link>
            </li>
          )}
        </ul>
      </details>
    </li>
  );
}

/** Whoever is signed in, and the way out; beside the search where there is room. */
function Oneself({ account }: Pick<DeskBarProps, 'account'>) {
  const { signOut } = useAuth();
  return (
    <>
      <li>
        <Link to="/account" dir="auto">
          <span className="visually-hidden">My account: </span>
          {staffWords(account.names, account.email)}
          {!account.hasSecondFactor && (
            <i className="no-factor" title="No second factor">
              <span className="visually-hidden">, no second factor</span>
            </i>
          )}
        </Link>
      </li>
      <li>
        <button type="button" onClick={() => signOut()}>
          Sign out
        </button>
      </li>
    </>
  );
}
