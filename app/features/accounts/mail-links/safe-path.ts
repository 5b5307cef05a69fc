/**
 * Where to go afterwards, as somebody's link said it: a path of this site, or nothing. Browsers read `//host`, `/\host`
 * and tabs inside as other sites, so the answer is what their own parser makes of it.
 */
export function safePath(wanted: string | null | undefined, origin: string): string | undefined {
  if (!wanted) return undefined;
  let url: URL;
  try {
    url = new URL(wanted, origin);
  } catch {
    return undefined;
  }
  if (url.origin !== new URL(origin).origin) return undefined;
  // Behind the origin a path may start with two slashes and would be another host again.
  return url.pathname.startsWith('//') ? undefined : url.pathname + url.search;
}
