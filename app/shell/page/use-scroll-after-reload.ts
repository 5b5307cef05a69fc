import { useLayoutEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router';

/**
 * Scrolls a reloaded screen to where it was, once it shows what it loads: `<ScrollRestoration>` tries only while the
 * shell stands, which is too short, and the policy for scripts forbids to mount it anew. Its `storageKey` is given.
 */
export function useScrollAfterReload(storageKey: string): void {
  const { key } = useLocation();
  const matches = useMatches();
  // Not `at(-1)`: phones before 2022 have none, and here it would take the whole screen away.
  const isLoaded = matches[matches.length - 1]?.loaderData !== undefined;
  const isDone = useRef(false);
  useLayoutEffect(() => {
    if (!isLoaded || isDone.current) return;
    isDone.current = true;
    const y = readScrolled(storageKey)[key];
    if (y) scrollTo(0, y);
  }, [isLoaded, key, storageKey]);
}

function readScrolled(storageKey: string): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
  } catch {
    return {};
  }
}
