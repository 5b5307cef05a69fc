import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { arriveAt, findAnchor, hashOfPressed } from '#ui/anchor.enhance.ts';

/** Goes to what each address points to where the router changes it: at first, after a link, and after Back. */
export function useAnchors(): void {
  // The location and not its hash: a link that is pressed again opens again.
  const location = useLocation();
  const navigationType = useNavigationType();
  const navigate = useNavigate();
  useLayoutEffect(
    // After a page load or Back the browser has gone there itself, or put back where the reader was.
    () => arriveAt(location.hash, navigationType !== 'POP'),
    [location, navigationType],
  );

  // The router does not notice a plain link to where it already is, and its scrolling would undo the browser's.
  const follow = useEffectEvent((event: MouseEvent) => {
    const hash = hashOfPressed(event);
    if (!findAnchor(hash)) return;
    event.preventDefault();
    navigate(hash);
  });
  useEffect(() => {
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, []);
}
