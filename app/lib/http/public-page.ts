/**
 * The same for everybody: browsers ask again each time and mostly hear 304; the server keeps it rendered for a
 * minute (server/http/page-cache.ts).
 */
const FOR_EVERYBODY = { 'Cache-Control': 'public, max-age=0, s-maxage=60, must-revalidate' };

/** A page that reads nothing of its query: the same whatever follows the `?`. */
export const publicPage = publicReading();

/** Public unless the address says one of the names that the page reads; personal with one. */
export function publicUnless(request: Request, names: readonly string[]) {
  const search = new URL(request.url).searchParams;
  return names.some((name) => search.has(name)) ? personalPage : publicReading(...names);
}

/**
 * Says which parts of the query matter, for the server's memory and any cache on the way (draft-ietf-httpbis-no-vary-search).
 * `_routes` is the router's, when it asks for some of a page's data.
 */
function publicReading(...names: string[]) {
  const read = ['_routes', ...names].map((name) => `"${name}"`).join(' ');
  return { ...FOR_EVERYBODY, 'No-Vary-Search': `params, except=(${read})` };
}

/** For what programs read, such as search engines, and what leads to another address. */
export const feedLifetime = { 'Cache-Control': 'public, max-age=3600' };

export const personalPage = { 'Cache-Control': 'no-store' };

/** For pages whose address is a secret, such as a link from a mail: it stays between the mail and us. */
export const secretPage = { ...personalPage, 'Referrer-Policy': 'no-referrer' };

/** A route's `headers`: what the action says counts before what the loader says. */
export function pageHeaders(said: { loaderHeaders: Headers; actionHeaders: Headers }): Headers {
  return said.actionHeaders.has('Cache-Control') ? said.actionHeaders : said.loaderHeaders;
}
