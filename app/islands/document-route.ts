import { isPrivateRoute } from '#app/shell/private/private-routes.ts';

/** Whether the page is a document: no router takes it over in the browser, only its page script and its islands. */
export function isDocument(matches: { id: string }[]): boolean {
  return !matches.some(({ id }) => isPrivateRoute(id));
}
