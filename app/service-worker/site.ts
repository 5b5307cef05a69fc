/** What the build says about itself (scripts/build-worker.ts). */
declare const SITE: {
  /** The files that name all others of this build; a document that has scripts carries the address of one of them. */
  manifests: string[];
  /** The build's version, as the server says it with what it sends to the router. */
  version: string;
  /**
   * Address of each public page, and what the router asks for when somebody comes there by a link; empty where a link
   * leads to a new document.
   */
  pages: Record<string, string>;
  /** The files with a hash in their names that the public pages need. */
  files: string[];
  /** For an address of which nothing is kept. */
  offline: { html: string; policy: string };
};

export const site = SITE;

/** One cache for each build: an old page finds its old files there until it is closed. */
export const CACHES = 'site-';
export const CACHE = `${CACHES}${site.version}`;

/** These pages read their query in the browser, so a kept copy can show what it asks for. */
export const READ_THEIR_QUERY = ['/enrollment', '/careers'];

const MANIFEST = /\/assets\/(public-)?manifest-[\w-]+\.js/;

/** Whether the answer is for everybody and of this build, so that a copy may be kept. */
export async function isKeepable(answer: Response): Promise<boolean> {
  const said = (name: string) => answer.headers.get(name) ?? '';
  if (answer.status !== 200 || answer.redirected || !said('Cache-Control').includes('s-maxage'))
    return false;
  if (!said('Content-Type').startsWith('text/html')) return said('X-Build') === site.version;
  // A nonce is for one visit; the copy for everybody comes with hashes.
  if (said('Content-Security-Policy').includes("'nonce-")) return false;
  const [manifest] = MANIFEST.exec(await answer.clone().text()) ?? [];
  return !manifest || site.manifests.includes(manifest);
}
