/** Screens for one person: one application behind the sign-in, with a router in the browser. The sign-in is a document. */
const PRIVATE_ROUTE = /^routes\/(account|portal|staff)\//;

/** Whether a router takes the screen over in the browser. */
export function isPrivate({ id }: { id: string }): boolean {
  return PRIVATE_ROUTE.test(id);
}

/** Whether the page is a document: no router takes it over in the browser, only its page script and its islands. */
export function isDocument(matches: { id: string }[]): boolean {
  return !matches.some(isPrivate);
}
