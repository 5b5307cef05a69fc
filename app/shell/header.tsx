import { Link, NavLink } from 'react-router';
import type { School } from '#features/content/schemas.ts';
import crest from '#ui/pictures/crest.svg';
import { mainLinks } from './navigation.ts';

/** What it does is in `header.enhance.ts`, `menu.enhance.ts` and `session.enhance.ts`. */
export function Header({ school }: { school: School }) {
  const [firstLine, secondLine] = school.nameLines;
  return (
    <header className="top">
      <div className="wrap">
        <Link className="brand" to="/">
          <img src={crest} alt="" width="44" height="50" />
          <span>
            <b>{firstLine}</b>
            {secondLine && <span>{secondLine}</span>}
          </span>
        </Link>
        <nav className="full" aria-label="Main">
          <MainLinks />
        </nav>
        <Link className="btn call" to="/enrollment">
          <span className="enr-l">Enroll Now</span>
          <span className="enr-s">Enroll</span>
        </Link>
        <MobileMenu />
      </div>
    </header>
  );
}

function MainLinks() {
  return (
    <ul className="nav">
      {mainLinks.map(({ name, href }) => (
        <li key={href}>
          <NavLink to={href} end={href === '/'}>
            {name}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

/** A `<details>`, so that it opens before any script. */
function MobileMenu() {
  return (
    <details className="menu">
      <summary>
        <i />
        <span>Menu</span>
      </summary>
      <nav aria-label="Main, mobile">
        <MainLinks />
      </nav>
    </details>
  );
}
