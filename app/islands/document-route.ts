/**
 * Whether the page is a document: no router takes it over in the browser, only its page script and its islands. Its
 * route says so with `handle = { isDocument: true }`.
 */
export function isDocument(matches: { handle?: unknown }[]): boolean {
  return matches.some(({ handle }) => (handle as { isDocument?: true } | undefined)?.isDocument);
}
