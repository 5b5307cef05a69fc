import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { School } from '#features/content/schemas.ts';
import { FindForm } from '#features/find/find-form.tsx';
import crest from '#ui/pictures/crest.svg';
import { mainLinks } from './navigation.ts';

/** What it does is in `header.enhance.ts`, `menu.enhance.ts` and `session.enhance.ts`. */
export function Header({ school }: { school: School }) {
  const [firstLine, secondLine] = school.nameLines;
  return (
    <header className="top">
      <div className="wrap">
        <a className="brand" href="/">
          <img src={crest} alt="" width="44" height="50" />
          <span>
            <b>{firstLine}</b>
            {secondLine && <span>{secondLine}</span>}
          </span>
        </a>
        <nav className="full no-print" aria-label="Main">
          <MainLinks />
        </nav>
        <a className="btn call" href="/enrollment">
          <span className="enr-l">Enroll Now</span>
          <span className="enr-s">Enroll</span>
        </a>
        <MobileMenu />
      </div>
    </header>
  );
}

function MainLinks({ children }: { children?: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ul className="nav">
      {children}
      {mainLinks.map(({ name, href }) => (
        <li key={href}>
          <a href={href} aria-current={isWithin(pathname, href) ? 'page' : undefined}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Pages below another belong to it. */
function isWithin(pathname: string, href: string): boolean {
  return pathname === href || (href !== '/' && pathname.startsWith(`${href}/`));
}

/** A `<details>`, so that it opens before any script. */
function MobileMenu() {
  return (
    <details className="menu no-print">
      <summary>
        <i />
        <span>Menu</span>
      </summary>
      <nav aria-label="Main, mobile">
        <MainLinks>
          <li>
            <FindForm id="find-menu" label="Find, in the menu" />
          </li>
        </MainLinks>
      </nav>
    </details>
  );
}
