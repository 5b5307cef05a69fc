/** What the build says about itself (scripts/bundle/build-worker.ts). */
declare const SITE: {
  /** The script of every public document; it names all others, so a document that loads it is of this build. */
  script: string;
  version: string;
  /** Address of each page that every phone keeps at once. */
  first: string[];
  /** Address of each page that is kept when somebody asks for the whole site. */
  pages: string[];
  /** Address of each page that is kept from the day it was read. */
  onceRead: string[];
  /** The files with a hash in their names that the public pages need. */
  files: string[];
  /** Where in `files` those of each island are, also those that it, or the page around its form, loads late. */
  islands: Record<string, number[]>;
  /** For an address of which nothing is kept; `list` has what stands in it for each page that is. */
  offline: {
    before: string;
    after: string;
    policy: string;
    heading: string;
    list: [string, string][];
  };
};

export const site = SITE;

/** One cache for each build: an old page finds its old files there until it is closed. */
export const CACHES = 'site-';
export const CACHE = `${CACHES}${site.version}`;

/** Stands in the cache for since when something is kept on this phone. */
export const SINCE = '/kept/since';

/** These pages read their query in the browser, so a kept copy can show what it asks for. */
export const READ_THEIR_QUERY = ['/enrollment', '/careers'];

const SCRIPT = /\/assets\/islands\/page-[\w-]+\.js/;

/** Whether the answer is for everybody and of this build, so that a copy may be kept. */
export async function isKeepable(answer: Response): Promise<boolean> {
  const said = (name: string) => answer.headers.get(name) ?? '';
  if (answer.status !== 200 || answer.redirected || !said('Cache-Control').includes('s-maxage'))
    return false;
  if (!said('Content-Type').startsWith('text/html')) return false;
  // A nonce is for one visit; the copy for everybody comes with hashes.
  if (said('Content-Security-Policy').includes("'nonce-")) return false;
  const [script = site.script] = SCRIPT.exec(await answer.clone().text()) ?? [];
  return script === site.script;
}
