import { useEffect, useState } from 'react';
import { Link, NavLink } from 'react-router';
import type { School } from '#features/content/schemas.ts';
import crest from '#ui/pictures/crest.svg';
import { mainLinks } from './navigation.ts';
import { SignedInLinks, useIsSignedIn } from './signed-in-links.tsx';
import { useClosingMenu } from './use-closing-menu.ts';

/** Specification, section 9. */
const SCROLL_THRESHOLD_PX = 10;

export function Header({ school }: { school: School }) {
  const isScrolled = useScrolledPast(SCROLL_THRESHOLD_PX);
  const isSignedIn = useIsSignedIn(school.slug);
  const [firstLine, secondLine] = school.nameLines;
  const looks = ['top', isScrolled && 'scrolled', isSignedIn && 'signed-in'];
  return (
    <header className={looks.filter(Boolean).join(' ')}>
      <div className="wrap">
        <Link className="brand" to="/">
          <img src={crest} alt="" width="44" height="50" />
          <span>
            <b>{firstLine}</b>
            {secondLine && <span>{secondLine}</span>}
          </span>
        </Link>
        <nav className="full" aria-label="Main">
          <MainLinks slug={school.slug} isSignedIn={isSignedIn} />
        </nav>
        <Link className="btn call" to="/enrollment">
          <span className="enr-l">Enroll Now</span>
          <span className="enr-s">Enroll</span>
        </Link>
        <MobileMenu slug={school.slug} isSignedIn={isSignedIn} />
      </div>
    </header>
  );
}

interface MenuProps {
  slug: string;
  isSignedIn: boolean;
}

function MainLinks({ slug, isSignedIn }: MenuProps) {
  return (
    <ul className="nav">
      {mainLinks.map(({ name, href }) => (
        <li key={href}>
          <NavLink to={href} end={href === '/'}>
            {name}
          </NavLink>
        </li>
      ))}
      {isSignedIn && <SignedInLinks slug={slug} />}
    </ul>
  );
}

function MobileMenu({ slug, isSignedIn }: MenuProps) {
  const menu = useClosingMenu();
  return (
    <details className="menu" ref={menu}>
      <summary>
        <i />
        <span>
          Menu
          {isSignedIn && <small>Signed in</small>}
        </span>
      </summary>
      <nav aria-label="Main, mobile">
        <MainLinks slug={slug} isSignedIn={isSignedIn} />
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
