import { WHOLE } from '#app/shell/device/kept-site.ts';
import { costsLittle, type Line } from './lines.ts';
import { CACHE, CACHES, isKeepable, SINCE, site } from './site.ts';
import { scope } from './worker-scope.ts';

/** So many at once: the person in front of the page comes first. */
const SIDE_BY_SIDE = 3;
const ATTEMPTS = 5;
const PAUSE_MS = 300;
/** What is opened later than this after the first page is another visit. */
const VISIT_MS = 3_600_000;

const { connection } = navigator as { connection?: Line };
const isDrawing = (file: string) => file.endsWith('.svg');

/**
 * Without being asked: the pages that are open and those that a family looks for on a bad day, or only the former for
 * who saves data; all of the site again for who has asked for it. Fails when the line does; the browser then tries again
 * at another visit.
 */
export async function keepAtOnce(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.put(SINCE, new Response((await textUnder(SINCE)) ?? String(Date.now())));
  const open = await openPaths();
  for (const path of open) await keepWithFiles(cache, path, true);
  if (connection?.saveData) return;
  const others = site.first.filter((path) => !open.includes(path));
  await each(others, (path) => keepWithFiles(cache, path, false));
  if ((await textUnder(WHOLE)) !== undefined) await keepSite();
}

/** All public pages and their files. Fails when the line does, or the phone has no room. */
export async function keepSite(): Promise<void> {
  const cache = await caches.open(CACHE);
  await each(site.files, (file) => keepFile(cache, file));
  await each(site.pages, (address) => keepPage(cache, address));
  await cache.put(WHOLE, new Response(''));
}

/** Who comes again, over a line that costs little, has the whole site from then on. */
export async function keepAtNextVisit(): Promise<void> {
  const since = Number(await textUnder(SINCE));
  const isNext = since > 0 && Date.now() - since > VISIT_MS;
  if (!isNext || !costsLittle(connection)) return;
  const cache = await caches.open(CACHE);
  if (!(await cache.match(WHOLE))) await keepSite();
}

/** Old builds go when no page of theirs is open any more, which is when a new worker takes over. */
export async function forgetOtherBuilds(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(CACHES) && name !== CACHE) await caches.delete(name);
}

/**
 * What a page with a form needs until it is sent, also what it loads late. Of its drawings only those that it has loaded
 * already: what nobody has scrolled to costs nothing.
 */
export async function keepFilesOf(cache: Cache, path: string, isOpen = true): Promise<void> {
  const html = (await (await cache.match(path, { ignoreVary: true }))?.text()) ?? '';
  const named = site.files.filter((file) => html.includes(file));
  const islands = Object.keys(site.islands).filter((name) =>
    html.includes(`data-island="${name}"`),
  );
  const late = isOpen
    ? islands.flatMap((name) => (site.islands[name] ?? []).flatMap((at) => site.files[at] ?? []))
    : [];
  await each([...new Set([...named, ...late])], (file) =>
    keepFile(cache, file, isDrawing(file) ? { cache: 'only-if-cached', mode: 'same-origin' } : {}),
  );
}

async function keepWithFiles(cache: Cache, path: string, isOpen: boolean): Promise<void> {
  await keepPage(cache, path, isOpen);
  await keepFilesOf(cache, path, isOpen);
}

/** The public pages that are open. */
async function openPaths(): Promise<string[]> {
  const open = await scope.clients.matchAll({ includeUncontrolled: true });
  const paths = new Set(open.map(({ url }) => new URL(url).pathname));
  return [...site.pages, ...site.onceRead].filter((path) => paths.has(path));
}

/** What a cache of this site, of this build or an older one, has under the key. */
async function textUnder(key: string): Promise<string | undefined> {
  for (const name of await caches.keys()) {
    const kept = name.startsWith(CACHES) && (await (await caches.open(name)).match(key));
    if (kept) return kept.text();
  }
  return undefined;
}

async function keepFile(cache: Cache, file: string, how: RequestInit = {}): Promise<void> {
  if (await cache.match(file)) return;
  const answer = await fetch(file, how).catch((error) => {
    if (how.cache) return undefined;
    throw error;
  });
  if (!answer?.ok && how.cache) return;
  if (!answer?.ok) throw new Error(`${file} is not there`);
  await cache.put(file, answer);
}

/**
 * While a new build starts, a page may still be the old one's; a moment later it is not. The browser has the page that is
 * open already: to ask whether it has changed would cost as much as its heads.
 */
async function keepPage(cache: Cache, address: string, isOpen = false): Promise<void> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const how = isOpen && attempt === 1 ? 'force-cache' : 'no-cache';
    const answer = await fetch(address, { cache: how });
    if (await isKeepable(answer)) return cache.put(address, answer);
    // Unread, it would hold one of the few connections that a browser opens.
    await answer.body?.cancel();
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

async function each<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const rest = [...items];
  const next = async (): Promise<void> => {
    const item = rest.shift();
    if (item === undefined) return;
    await work(item);
    return next();
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, next));
}
