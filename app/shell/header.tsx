import { useEffect, useRef, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import type { School } from '#features/content/schemas.ts';
import crest from '#ui/pictures/crest.svg';
import { mainLinks } from './navigation.ts';

/** Specification, section 9. */
const SCROLL_THRESHOLD_PX = 10;

export function Header({ school }: { school: School }) {
  const isScrolled = useScrolledPast(SCROLL_THRESHOLD_PX);
  const [firstLine, secondLine] = school.nameLines;
  return (
    <header className={isScrolled ? 'top scrolled' : 'top'}>
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

/** A `<details>`, so that it opens before any script; React closes it on every route change and on Escape. */
function MobileMenu() {
  const menu = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is what says that a navigation happened
  useEffect(() => {
    if (menu.current) menu.current.open = false;
  }, [key]);
  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !menu.current?.open) return;
      menu.current.open = false;
      menu.current.querySelector('summary')?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, []);
  return (
    <details className="menu" ref={menu}>
      <summary>
        <i />
        Menu
      </summary>
      <nav aria-label="Main, mobile">
        <MainLinks />
      </nav>
    </details>
  );
}

function useScrolledPast(threshold: number): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    const look = () => setIsPast(window.scrollY > threshold);
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [threshold]);
  return isPast;
}
