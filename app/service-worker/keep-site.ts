import { CACHE, CACHES, isKeepable, site } from './site.ts';
import { scope } from './worker-scope.ts';

/** So many at once: the person in front of the page comes first. */
const SIDE_BY_SIDE = 3;
const ATTEMPTS = 5;
const PAUSE_MS = 300;

/** Keeps all public pages and their files. Fails when the line does; the browser then tries again at another visit. */
export async function keepSite(): Promise<void> {
  const cache = await caches.open(CACHE);
  await each(site.files, (file) => keepFile(cache, file));
  await each(site.pages, (address) => keepPage(cache, address));
}

/** For who saves data: only the pages that are open, and of their files only those that they have loaded already. */
export async function keepOpenPages(): Promise<void> {
  const cache = await caches.open(CACHE);
  const open = await scope.clients.matchAll({ includeUncontrolled: true });
  const paths = new Set(open.map(({ url }) => new URL(url).pathname));
  for (const path of paths) {
    if (!site.pages.includes(path)) continue;
    await keepPage(cache, path);
    const html = (await (await cache.match(path))?.text()) ?? '';
    for (const file of site.files) if (html.includes(file)) await keepFile(cache, file);
  }
}

/** Old builds go when no page of theirs is open any more, which is when a new worker takes over. */
export async function forgetOtherBuilds(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(CACHES) && name !== CACHE) await caches.delete(name);
}

async function keepFile(cache: Cache, file: string): Promise<void> {
  if (await cache.match(file)) return;
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file} is not there`);
  await cache.put(file, answer);
}

/** While a new build starts, a page may still be the old one's; a moment later it is not. */
async function keepPage(cache: Cache, address: string): Promise<void> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const answer = await fetch(address, { cache: 'no-cache' });
    if (await isKeepable(answer)) return cache.put(address, answer);
    // Unread, it would hold one of the few connections that a browser opens.
    await answer.body?.cancel();
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

async function each<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
  const rest = [...items];
  const next = async (): Promise<void> => {
    const item = rest.shift();
    if (item === undefined) return;
    await work(item);
    return next();
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, next));
}
