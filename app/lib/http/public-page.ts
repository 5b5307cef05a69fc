/**
 * The same for everybody: browsers ask again each time and mostly hear 304; the server keeps it rendered for a
 * minute (server/http/page-cache.ts).
 */
const FOR_EVERYBODY = { 'Cache-Control': 'public, max-age=0, s-maxage=60, must-revalidate' };

/** A page that reads nothing of its query: the same whatever follows the `?`. */
export const publicPage = publicReading();

/**
 * Public unless the address says one of the names that the page reads. With one of `personal` the page may hold
 * something about somebody; with one of `shaping` it is only another page, which nobody keeps but the browser that
 * has it open: Back finds it as it was left, which `no-store` prevents in some browsers.
 */
export function publicUnless(
  request: Request,
  personal: readonly string[],
  shaping: readonly string[] = [],
) {
  const search = new URL(request.url).searchParams;
  if (personal.some((name) => search.has(name))) return personalPage;
  if (shaping.some((name) => search.has(name))) return { 'Cache-Control': 'private, no-cache' };
  return publicReading(...personal, ...shaping);
}

/** Says which parts of the query matter, for the server's memory and any cache on the way (draft-ietf-httpbis-no-vary-search). */
function publicReading(...names: string[]) {
  const read = names.map((name) => `"${name}"`).join(' ');
  return {
    ...FOR_EVERYBODY,
    'No-Vary-Search': read ? `params, except=(${read})` : 'params',
  };
}

/**
 * The same for everybody, but another page at a moment that somebody waits for: nobody keeps it without asking, nor does
 * the server.
 */
export const changingPage = { 'Cache-Control': 'public, no-cache' };

/** For what programs read, such as search engines, and what leads to another address. */
export const feedLifetime = { 'Cache-Control': 'public, max-age=3600' };

export const personalPage = { 'Cache-Control': 'no-store' };

/**
 * The answer to a post that only gives back what this browser sent, to be corrected or gone on with: the browser keeps
 * it as long as its history leads there, so that Back shows it and asks nobody to send it again.
 */
export const givenBack = { 'Cache-Control': 'private, no-cache' };

/**
 * For pages that a secret opens, such as a link from a mail: it stays between the mail and us. Not `no-referrer`: with
 * that a browser says of what the page posts that it comes from nowhere (`Origin: null`), and browsers without
 * `Sec-Fetch-Site` say nothing else.
 */
export const secretPage = { ...personalPage, 'Referrer-Policy': 'same-origin' };

/** A route's `headers`: what the action says counts before what the loader says. */
export function pageHeaders(said: { loaderHeaders: Headers; actionHeaders: Headers }): Headers {
  return said.actionHeaders.has('Cache-Control') ? said.actionHeaders : said.loaderHeaders;
}
