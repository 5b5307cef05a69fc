import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * For a `<details>` as a menu, so that it opens before any script. React closes it on every route change, on Escape
 * and on a press outside.
 */
export function useClosingMenu(): RefObject<HTMLDetailsElement | null> {
  const menu = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is what says that a navigation happened
  useEffect(() => {
    if (menu.current) menu.current.open = false;
  }, [key]);
  useEffect(() => {
    const close = ({ type, key: pressed, target }: Partial<KeyboardEvent>) => {
      const { current } = menu;
      if (!current?.open) return;
      if (type === 'keydown' ? pressed !== 'Escape' : current.contains(target as Node)) return;
      current.open = false;
      if (pressed) current.querySelector('summary')?.focus();
    };
    const signs = ['keydown', 'pointerdown'];
    for (const sign of signs) document.addEventListener(sign, close);
    return () => {
      for (const sign of signs) document.removeEventListener(sign, close);
    };
  }, []);
  return menu;
}
