/**
 * The same for everybody: browsers ask again each time and mostly hear 304; the server keeps it rendered for a
 * minute (server/page-cache.ts).
 */
export const publicPage = { 'Cache-Control': 'public, max-age=0, s-maxage=60, must-revalidate' };

/** For what programs read, such as search engines. */
export const feedLifetime = { 'Cache-Control': 'public, max-age=3600' };

export const personalPage = { 'Cache-Control': 'no-store' };

/** For pages whose address is a secret, such as a link from a mail: it stays between the mail and us. */
export const secretPage = { ...personalPage, 'Referrer-Policy': 'no-referrer' };

/** A route's `headers`: what the action says counts before what the loader says. */
export function pageHeaders(said: { loaderHeaders: Headers; actionHeaders: Headers }): Headers {
  return said.actionHeaders.has('Cache-Control') ? said.actionHeaders : said.loaderHeaders;
}

/** Public without a query, personal with one. What the router adds to ask for a page's data is none. */
export function publicWithoutQuery(request: Request): { 'Cache-Control': string } {
  const names = [...new URL(request.url).searchParams.keys()];
  return names.every((name) => name === '_routes') ? publicPage : personalPage;
}
