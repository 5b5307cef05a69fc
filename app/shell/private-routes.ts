/**
 * Screens for one person, and those that few come to, by a mail or a shared link. Public pages do not carry the list
 * of them; they lead there by a new document.
 */
export function isPrivateRoute(id: string): boolean {
  return /^routes\/(account|calendar|meals|newsletter|portal|staff)\//.test(id);
}

/** The list of routes for public pages, made beside the whole one while building (scripts/build.ts). */
export function publicManifestOf(manifestUrl: string): string {
  return manifestUrl.replace(/manifest-(?=[^/]*$)/, 'public-manifest-');
}
