import { keepFilesOf } from './keep-site.ts';
import { CACHE, isKeepable, READ_THEIR_QUERY, site } from './site.ts';
import type { RequestEvent } from './worker-scope.ts';

/** So long the network may take before the kept copy is shown; what comes later is kept for the next visit. */
const TIMEOUT_MS = 3000;

/** The answer to a page's request; undefined leaves it to the browser, as if there were no service worker. */
export function answerTo(event: RequestEvent): Promise<Response> | undefined {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (origin !== location.origin) return undefined;
  if (request.method === 'POST' && request.mode === 'navigate') return posted(request);
  if (request.method !== 'GET') return undefined;
  if (site.files.includes(pathname)) return keptFile(event, pathname);
  if (request.mode !== 'navigate') return undefined;
  if (![...site.pages, ...site.onceRead].includes(pathname)) return ask(request).catch(offlinePage);
  return search === '' ? freshOrKept(event, pathname) : freshOrRedirected(request);
}

/** A file with a hash in its name never changes. */
async function keptFile(event: RequestEvent, path: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(path, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(event.request);
  if (answer.status === 200) event.waitUntil(cache.put(path, answer.clone()));
  return answer;
}

/** The network first; the kept copy when it is slow, gone or has a server that is down. */
async function freshOrKept(event: RequestEvent, address: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(address, { ignoreVary: true });
  const fresh = ask(event.request).then(async (answer) => {
    if (await isKeepable(answer)) event.waitUntil(keep(cache, address, answer.clone()));
    return answer;
  });
  if (!kept) return fresh.catch(offlinePage);
  event.waitUntil(fresh.catch(() => undefined));
  const timeout = new Promise<Response>((resolve) => setTimeout(resolve, TIMEOUT_MS, kept));
  const good = fresh.then((answer) => (answer.status >= 500 ? kept : answer));
  return Promise.race([good.catch(() => kept), timeout]);
}

/** Once a page with a form is read, all that it needs is kept: nobody stands before a form that cannot go on. */
async function keep(cache: Cache, address: string, answer: Response): Promise<void> {
  await cache.put(address, answer);
  await keepFilesOf(cache, address).catch(() => undefined);
}

/**
 * An address with a query is not kept: its document differs. Without a network it leads to the page without the
 * query, which takes it from behind the `#` once it is hydrated (app/lib/device/use-query.ts).
 */
async function freshOrRedirected(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const kept = READ_THEIR_QUERY.includes(pathname) ? `${pathname}#${search}` : pathname;
  const instead = () => Response.redirect(new URL(kept, location.origin).href, 302);
  try {
    const answer = await ask(request);
    return answer.status >= 500 ? instead() : answer;
  } catch {
    return instead();
  }
}

/**
 * A form posted without a script: the way back leads to it and what was typed. Back to its answer asks for the
 * browser's copy; where there is none (`no-store`) the page is asked for anew, without what was posted
 * (docs/decisions/0091).
 */
async function posted(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return request.cache === 'only-if-cached' ? Response.redirect(request.url, 303) : offlinePage();
  }
}

/** The page after it is asked of the browser's memory alone as well, which has nothing: the school is asked. */
function ask(request: Request): Promise<Response> {
  if (request.cache !== 'only-if-cached') return fetch(request);
  return fetch(request.url, { headers: request.headers, redirect: 'manual', cache: 'no-cache' });
}

/** It names the pages that this phone keeps, and no other. */
async function offlinePage(): Promise<Response> {
  const { before, after, heading, list, policy } = site.offline;
  const cache = await caches.open(CACHE);
  const kept: string[] = [];
  for (const [path, item] of list) if (await cache.match(path)) kept.push(item);
  const pages = kept.length > 0 ? `<h2>${heading}</h2><ul>${kept.join('')}</ul>` : '';
  return new Response(before + pages + after, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'Cache-Control': 'no-store',
    },
  });
}
