import { useEffect, useSyncExternalStore } from 'react';

/** The browser says nothing when a page changes its own address. */
const MOVED = 'moved';

/** Changes the query of the address within this page: a new entry of the history, or the place of the last one. */
export function goTo(address: string, how?: { replace: boolean }): void {
  if (how?.replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  dispatchEvent(new Event(MOVED));
}

/**
 * The query of this page's address, followed as it changes; `fromServer` while React takes over what the server
 * rendered for it. Without a network the service worker shows the page without its query and puts that behind the
 * `#`; the page goes on from there.
 */
export function useQuery(fromServer: string): URLSearchParams {
  const query = useSyncExternalStore(
    watch,
    () => location.search,
    () => fromServer,
  );
  useEffect(() => {
    const { pathname, hash } = location;
    if (hash.startsWith('#?')) goTo(pathname + hash.slice(1), { replace: true });
  }, []);
  return new URLSearchParams(query);
}

function watch(onChange: () => void): () => void {
  const signs = ['popstate', MOVED];
  for (const sign of signs) addEventListener(sign, onChange);
  return () => {
    for (const sign of signs) removeEventListener(sign, onChange);
  };
}
