/**
 * What an access token says about itself; undefined for what is no token. Nobody has checked it here: the server
 * decides what it is worth.
 */
export function claimsOf(token: string): Record<string, unknown> | undefined {
  try {
    const claims = token.split('.')[1] ?? '';
    return JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return undefined;
  }
}
